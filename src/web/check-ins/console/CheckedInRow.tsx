import type { listCheckedIn } from '#contract/coaching/check-ins.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { formatInstant } from '#domain/plain-date.ts';
import { MemberLink } from '#web/members/MemberLink.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';

export type CheckedIn = ResponseOf<typeof listCheckedIn>[number];

/** One member, and whether they have answered; earlier answers can be read either way. */
export function CheckedInRow({ one, onRead }: { one: CheckedIn; onRead: () => void }) {
  const { user } = useCurrentUser();
  const { memberId, name, profileImageUrl, answeredAt } = one;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <Avatar size="sm" name={name} src={profileImageUrl} />
      <div className="min-w-0 flex-1">
        <MemberLink memberId={memberId} className="font-medium wrap-anywhere">
          {name}
        </MemberLink>
        {answeredAt !== null && (
          <p className="text-sm text-faint">{formatInstant(answeredAt, user?.timeZone ?? 'UTC')}</p>
        )}
      </div>
      {answeredAt === null ? <Badge>Not yet</Badge> : <Badge tone="success">Answered</Badge>}
      <Button size="sm" aria-haspopup="dialog" aria-label={`Read the check-ins of ${name}`} onClick={onRead}>
        {answeredAt === null ? 'Earlier' : 'Read'}
      </Button>
    </li>
  );
}
