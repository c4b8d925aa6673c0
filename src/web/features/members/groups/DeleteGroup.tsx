import { deleteGroup } from '#contract/members/groups.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import type { Group } from '#web/parts/groups/groups.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { counted } from '#web/ui/text/words.ts';

type DeleteGroupProps = { group: Group; onClose: () => void };

export function DeleteGroup({ group: { id, name, memberIds }, onClose }: DeleteGroupProps) {
  const failure = 'Failed to delete the group';
  const remove = useSend(deleteGroup, {
    success: { title: 'Group deleted', description: `${name} is gone, its members are still here` },
    failure,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={open => open || onClose()}
      title={`Delete ${name}?`}
      description={
        memberIds.length === 0
          ? 'Nobody is in it. This cannot be undone.'
          : `${counted(memberIds.length, 'member')} ${memberIds.length === 1 ? 'is' : 'are'} no longer together; nothing else changes for them. This cannot be undone.`
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={remove.isPending}
      error={remove.error ? sentenceOf(remove.error, failure) : undefined}
      onConfirm={() => remove.mutate({ params: { id } })}
    />
  );
}
