import { sendInvitations } from '#contract/members/imports.ts';
import { useSend } from '#web/data/send.ts';
import type { Member } from '#web/parts/people/member-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { counted } from '#web/ui/text/words.ts';

/** Members of a list who are not invited yet, and the one act that invites them. */
export function PendingInvitations({ members }: { members: readonly Member[] }) {
  const count = members.filter(({ invitationWaits }) => invitationWaits).length;
  const send = useSend(sendInvitations, {
    success: answer => ({ title: `${counted(answer.count, 'invitation')} on the way` }),
    failure: 'The invitations could not be sent.',
  });
  if (count === 0) return null;
  return (
    <Notice className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>
          {counted(count, 'member')} of your list {count === 1 ? 'is' : 'are'} not invited yet.
        </span>
        <Button size="sm" pending={send.isPending} onClick={() => send.mutate({})}>
          Send {counted(count, 'invitation')}
        </Button>
      </div>
    </Notice>
  );
}
