import { giveOwnWorkout } from '#contract/assignments.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { getWorkoutReach } from '#contract/programs.ts';
import { listWorkoutExercises } from '#contract/programs/workout-exercises.ts';
import { type Assignment, memberOf } from '#web/parts/assign/assignment-text.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { bracket, GroupMark } from '#web/parts/prescriptions/GroupMark.tsx';
import { groupPositions } from '#web/parts/prescriptions/group-positions.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { inOrder } from '#web/parts/prescriptions/fields/exercises-form.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { whenText } from '#web/features/programs/workouts/exercises-of-workout.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { belongsTo, whyNotOwn } from './for-whom.ts';

type ForWhomProps = {
  assignment: Assignment;
  workout: Program;
  onOwn: (assignment: ResponseOf<typeof giveOwnWorkout>) => void;
  onAll: () => void;
};

/**
 * The workout's exercises, to be read; and the two ways to change them: for this member, or for everyone who has it.
 */
export function ForWhom({ assignment, workout, onOwn, onAll }: ForWhomProps) {
  const exercises = useRead(listWorkoutExercises, { params: { id: workout.id } });
  const reach = useRead(getWorkoutReach, { params: { id: workout.id } });
  const units = useUnits();
  const name = memberOf(assignment);
  const failure = 'Failed to copy the workout';
  const copy = useSend(giveOwnWorkout, {
    success: { title: 'Success', description: `${name} has a copy of their own now` },
    failure,
    onSuccess: onOwn,
  });
  if (exercises.isError && !exercises.data) {
    return (
      <ErrorState
        message={sentenceOf(exercises.error, 'The exercises could not be loaded.')}
        onRetry={exercises.refetch}
        retrying={exercises.isFetching}
      />
    );
  }
  if (!exercises.data || reach.isPending) {
    return (
      <Loading label="Loading exercises...">
        <SkeletonLines lines={4} />
      </Loading>
    );
  }
  const lines = inOrder(exercises.data);
  const groups = groupPositions(lines);
  const why = whyNotOwn(assignment, workout);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{whenText(workout)}</p>
      {lines.length === 0 && <p className="py-2 text-center text-muted">No exercises assigned yet</p>}
      {lines.length > 0 && (
        <ol aria-label={`Exercises of ${workout.name}`} className="grid gap-2">
          {lines.map((line, index) => (
            <li key={line.id} className={cx(groups[index] && 'ml-2.5', bracket(groups[index], 'small'))}>
              <GroupMark of={groups[index]} />
              <p className="font-medium break-words">{line.exercise.name}</p>
              <p className="text-sm break-words text-muted">
                {prescriptionLine(line, line.exercise.category, units)}
              </p>
            </li>
          ))}
        </ol>
      )}
      <Notice>
        {belongsTo(reach.data?.members)}
        {why && ` ${why}`}
      </Notice>
      <div className="grid gap-3 sm:grid-cols-2">
        {!why && (
          <Way text="Makes a copy. Upcoming days without a log use it, on their current dates; later changes to the workout do not affect it.">
            <Button
              variant="primary"
              pending={copy.isPending}
              pendingLabel="Copying..."
              onClick={() => copy.mutate({ params: { id: assignment.id } })}
            >
              Only for {name}
            </Button>
          </Way>
        )}
        <Way text="Changes the workout itself, for everyone who has it and everyone who gets it later.">
          <Button onClick={onAll}>For everyone</Button>
        </Way>
      </div>
      {copy.isError && (
        <p role="alert" className="text-sm text-danger">
          {sentenceOf(copy.error, failure)}
        </p>
      )}
    </div>
  );
}

function Way({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      {children}
      <p className="text-sm text-muted">{text}</p>
    </div>
  );
}
