import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { getWorkoutReach } from '#contract/programs.ts';
import { listWorkoutExercises } from '#contract/programs/workout-exercises.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { groupPositions } from '#web/parts/prescriptions/group-positions.ts';
import { inOrder, type WorkoutExercise } from '#web/parts/prescriptions/fields/exercises-form.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { audienceText, useReorder, useReplace, whenText, type WorkoutShown } from './exercises-of-workout.ts';
import { RemoveWorkoutExercise } from './RemoveWorkoutExercise.tsx';
import { WorkoutExerciseDialog } from './WorkoutExerciseDialog.tsx';
import { WorkoutExerciseLine } from './WorkoutExerciseLine.tsx';

type OpenDialog = { what: 'add' } | { what: 'edit' | 'remove'; line: WorkoutExercise };

/**
 * A workout's own exercises: add, edit, order, remove, each saved at once.
 * `<WorkoutExercises workout={workout} />` stands in a dialog as well as on a page.
 */
export function WorkoutExercises({ workout }: { workout: WorkoutShown }) {
  const exercises = useRead(listWorkoutExercises, { params: { id: workout.id } });
  const reach = useRead(getWorkoutReach, { params: { id: workout.id } });
  const [openDialog, prescribedSet] = useState<OpenDialog | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const lines = inOrder(exercises.data ?? []);
  const groups = groupPositions(lines);
  const move = useReorder(workout.id, lines);
  const replace = useReplace();
  const close = () => prescribedSet(null);
  if (!exercises.data) {
    return (
      <Query
        of={exercises}
        failed="The exercises could not be loaded."
        loading={
          <Loading label="Loading exercises...">
            <SkeletonLines lines={4} />
          </Loading>
        }
      />
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">
        {whenText(workout)} {reach.data && audienceText(reach.data.members)}
      </p>
      {lines.length === 0 && <p className="py-2 text-center text-muted">No exercises assigned yet</p>}
      {lines.length > 0 && (
        <ol aria-label={`Exercises of ${workout.name}`} className="grid gap-3">
          {lines.map((line, index) => (
            <WorkoutExerciseLine
              key={line.id}
              line={line}
              group={groups[index]}
              number={index + 1}
              count={lines.length}
              onMove={step => move(line.id, step)}
              onEdit={() => prescribedSet({ what: 'edit', line })}
              onRemove={() => prescribedSet({ what: 'remove', line })}
              onReplace={({ id }) => replace(line, id)}
            />
          ))}
        </ol>
      )}
      <Button ref={addButton} onClick={() => prescribedSet({ what: 'add' })}>
        <Plus aria-hidden="true" />
        Add Exercise
      </Button>
      {/* Input and presses in these fields stay here, also when this list stands in a form of its own. */}
      <div
        role="presentation"
        className="contents"
        onSubmit={event => event.stopPropagation()}
        onKeyDown={event => event.stopPropagation()}
      >
        {(openDialog?.what === 'add' || openDialog?.what === 'edit') && (
          <WorkoutExerciseDialog
            workout={workout}
            current={openDialog.what === 'edit' ? openDialog.line : undefined}
            lines={lines}
            onClose={close}
          />
        )}
        {openDialog?.what === 'remove' && (
          <RemoveWorkoutExercise
            line={openDialog.line}
            members={reach.data?.members ?? 0}
            onClose={close}
            onRemoved={() => addButton.current?.focus()}
          />
        )}
      </div>
    </div>
  );
}
