import { deleteMember, listMembers } from '#contract/members.ts';
import { useSend } from '#web/data/send.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useMemberList } from '#web/parts/people/member-list.ts';
import { type Member, memberName } from '#web/parts/people/member-text.ts';
import { PaidSubscription } from './PaidSubscription.tsx';

type DeleteMemberProps = {
  member: Member;
  onClose: () => void;
  /** Deleted, or refused: a toast says which, and nothing stands before it. */
  onDone: () => void;
};

export function DeleteMember({ member, onClose, onDone }: DeleteMemberProps) {
  const members = useMemberList();
  const remove = useSend(deleteMember, {
    updatesCached: [listMembers],
    success: { title: 'Member deleted', description: 'The member has been removed successfully' },
    failure: 'Failed to delete member',
    plainly: true,
    onSuccess: () => {
      onDone();
      members.drop(member.id);
    },
    onError: onDone,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title="Delete Member?"
      description={`This cannot be undone. It removes ${memberName(member)}, with all assignments and all progress.`}
      confirmLabel="Delete"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      onConfirm={() => remove.mutate({ params: { id: member.id } })}
    >
      <PaidSubscription member={member} />
    </ConfirmDialog>
  );
}
