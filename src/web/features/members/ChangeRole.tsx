import { changeRole, listMembers } from '#contract/members.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useMemberList } from '#web/parts/people/member-list.ts';
import type { Member } from '#web/parts/people/member-text.ts';
import { PaidSubscription } from './PaidSubscription.tsx';
import { type Role, roleQuestion } from '#web/parts/people/role-text.ts';

type ChangeRoleProps = { member: Member; role: Role; onClose: () => void };

/** Asks before someone becomes a coach, or stops being one. */
export function ChangeRole({ member, role, onClose }: ChangeRoleProps) {
  const members = useMemberList();
  const failure = 'Failed to update role';
  const change = useSend(changeRole, {
    updatesCached: [listMembers],
    success: { title: 'Role updated', description: "The member's role has been updated successfully" },
    failure,
    plainly: true,
    onSuccess: changed => {
      members.put(changed);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      {...roleQuestion(member, role)}
      tone="primary"
      pending={change.isPending}
      pendingLabel="Saving..."
      error={change.error ? sentenceOf(change.error, failure) : undefined}
      onConfirm={() => change.mutate({ params: { id: member.id }, body: { role } })}
    >
      {role === 'admin' && <PaidSubscription member={member} />}
    </ConfirmDialog>
  );
}
