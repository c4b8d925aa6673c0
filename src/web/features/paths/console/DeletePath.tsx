import { deletePath } from '#contract/programs/paths.ts';
import { useSend } from '#web/data/send.ts';
import type { Path } from '#web/parts/paths/path.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { counted } from '#web/ui/text/words.ts';

type DeletePathProps = { path: Path; onClose: () => void; onDeleted: () => void };

/** The question before a path goes: nobody on it loses anything. */
export function DeletePath({ path, onClose, onDeleted }: DeletePathProps) {
  const failure = 'Failed to delete path';
  const remove = useSend(deletePath, {
    success: { title: 'Path deleted', description: path.name },
    failure,
    onSuccess: () => {
      onClose();
      onDeleted();
    },
  });
  const goesOn =
    path.members === 0
      ? 'Nobody is on it.'
      : `${counted(path.members, 'member')} on it ${path.members === 1 ? 'keeps' : 'keep'} all blocks and dates.`;
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title="Delete Path?"
      description={`${path.name} can no longer be assigned; its programs stay. ${goesOn}`}
      confirmLabel="Delete"
      pending={remove.isPending}
      pendingLabel="Deleting..."
      error={remove.isError ? failure : undefined}
      onConfirm={() => remove.mutate({ params: { id: path.id } })}
    />
  );
}
