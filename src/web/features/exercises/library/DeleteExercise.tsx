import { deleteExercise } from '#contract/exercises.ts';
import { useSend } from '#web/data/send.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import type { Exercise } from './library.ts';

export function DeleteExercise({ exercise, onClose }: { exercise: Exercise; onClose: () => void }) {
  const remove = useSend(deleteExercise, {
    success: { title: 'Success', description: 'Exercise deleted successfully' },
    failure: 'Failed to delete exercise',
    plainly: true,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Delete ${exercise.name}?`}
      description="Are you sure you want to delete this exercise?"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={remove.isPending}
      error={remove.isError ? 'Failed to delete exercise' : undefined}
      onConfirm={() => remove.mutate({ params: { id: exercise.id } })}
    >
      <p className="text-sm text-muted">
        Programs and logs that use it keep it and its name; it only leaves the library.
      </p>
    </ConfirmDialog>
  );
}
