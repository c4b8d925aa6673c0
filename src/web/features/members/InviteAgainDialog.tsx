import { useQueryClient } from '@tanstack/react-query';
import { inviteAgain, listMembers } from '#contract/members.ts';
import { refresh } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { invitationText } from '#web/features/members/invite/invitation-text.ts';
import { InvitationLink } from '#web/features/members/invite/InvitationLink.tsx';
import { type Member, memberName } from '#web/parts/people/member-text.ts';

type InviteAgainDialogProps = { member: Member; onClose: () => void };

/** First the question, since the links sent before end; then, in the same dialog, the new link. */
export function InviteAgainDialog({ member, onClose }: InviteAgainDialogProps) {
  const failure = 'Failed to create the invitation link';
  const client = useQueryClient();
  const invite = useSend(inviteAgain, {
    failure,
    // Most likely they have just come in: the list shows it.
    onError: () => void refresh(client, [listMembers]),
  });
  const link = invite.data?.inviteUrl;
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      {...invitationText({ name: memberName(member), email: member.email }, invite.data?.mailed)}
      error={invite.error ? sentenceOf(invite.error, failure) : undefined}
      footer={
        <>
          <DialogClose>{link === undefined ? 'Cancel' : 'Done'}</DialogClose>
          {link === undefined && (
            <Button
              variant="primary"
              pending={invite.isPending}
              pendingLabel="Making the link..."
              onClick={() => invite.mutate({ params: { id: member.id } })}
            >
              Make New Link
            </Button>
          )}
        </>
      }
    >
      {link === undefined ? (
        <p className="text-muted">A new link replaces earlier ones: they stop working.</p>
      ) : (
        <InvitationLink again url={link} />
      )}
    </Dialog>
  );
}
