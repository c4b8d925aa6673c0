import { formatInstant } from '#domain/plain-date.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { type CheckedIn, standingOutText } from './checked-in.ts';

/** One member, whether they have answered, and what stands out of it; earlier answers can be read either way. */
export function CheckedInRow({ one, onRead }: { one: CheckedIn; onRead: () => void }) {
  const { user } = useCurrentUser();
  const { memberId, name, profileImageUrl, answeredAt } = one;
  const standingOut = standingOutText(one);
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
      {standingOut.length > 0 && (
        <div className="-mt-1.5 basis-full pl-11 text-sm wrap-anywhere">
          {standingOut.map(({ text, isFallen }) => (
            <p key={text} className={isFallen ? 'text-warning' : 'text-muted'}>
              {text}
            </p>
          ))}
        </div>
      )}
    </li>
  );
}
