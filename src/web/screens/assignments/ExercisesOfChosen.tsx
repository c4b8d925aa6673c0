import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { giveOwnWorkout } from '#contract/assignments.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { listWorkouts } from '#contract/programs.ts';
import { type Assignment, memberOf } from '#web/parts/assign/assignment-text.ts';
import type { useRead } from '#web/data/read.ts';
import { WorkoutExercises } from '#web/features/programs/workouts/WorkoutExercises.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { ownText } from './for-whom.ts';
import { ForWhom } from './ForWhom.tsx';

type ExercisesOfChosenProps = {
  assignment: Assignment;
  workouts: ReturnType<typeof useRead<typeof listWorkouts>>;
  workoutId: string;
  /** The assignment has a copy of its own now. */
  onOwn: (assignment: ResponseOf<typeof giveOwnWorkout>) => void;
};

/**
 * The exercises of the workout chosen in the form, which need not be the one that is saved. They are the workout's: before
 * anything can be changed, the coach says for whom.
 */
export function ExercisesOfChosen({ assignment, workouts, workoutId, onOwn }: ExercisesOfChosenProps) {
  const [forAll, setForAll] = useState<string | null>(null);
  const workout = workouts.data?.find(({ id }) => id === workoutId);
  if (!workout && workouts.isFetching) {
    return (
      <Loading label="Loading exercises...">
        <SkeletonLines lines={4} />
      </Loading>
    );
  }
  if (!workout) {
    return (
      <EmptyState icon={NotebookPen}>Choose a program that is still there to see its exercises.</EmptyState>
    );
  }
  const isOwn = workout.forMemberId === assignment.memberId;
  return (
    <div className="grid gap-3">
      <h3 className="font-medium break-words">{workout.name}</h3>
      {isOwn && <Notice>{ownText(memberOf(assignment), workout.programType)}</Notice>}
      {isOwn || forAll === workout.id ? (
        <WorkoutExercises key={workout.id} workout={workout} />
      ) : (
        <ForWhom
          key={workout.id}
          assignment={assignment}
          workout={workout}
          onOwn={onOwn}
          onAll={() => setForAll(workout.id)}
        />
      )}
    </div>
  );
}
