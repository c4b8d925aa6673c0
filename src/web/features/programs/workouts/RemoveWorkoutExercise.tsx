import { removeWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import { useSend } from '#web/data/send.ts';
import type { WorkoutExercise } from '#web/parts/prescriptions/fields/exercises-form.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { counted } from '#web/ui/text/words.ts';
import { readsLater } from './exercises-of-workout.ts';

type RemoveWorkoutExerciseProps = {
  line: WorkoutExercise;
  /** Number of members who have the workout now. */
  members: number;
  onClose: () => void;
  /** The button that was pressed goes with its exercise. */
  onRemoved: () => void;
};

const failure = 'Failed to remove exercise';

export function RemoveWorkoutExercise({ line, members, onClose, onRemoved }: RemoveWorkoutExerciseProps) {
  const remove = useSend(removeWorkoutExercise, {
    readsLater,
    success: { title: 'Success', description: 'Exercise removed from workout' },
    failure,
    plainly: true,
    onSuccess: () => {
      onClose();
      onRemoved();
    },
  });
  const reach = members > 0 ? ` of ${counted(members, 'member')}` : '';
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Remove ${line.exercise.name}?`}
      description={`It is removed from the workout and from upcoming days${reach}. What is logged stays.`}
      confirmLabel="Remove"
      pendingLabel="Removing..."
      pending={remove.isPending}
      error={remove.isError ? failure : undefined}
      onConfirm={() => remove.mutate({ params: { id: line.id } })}
    />
  );
}
