import { Users } from 'lucide-react';
import { getWorkout, getWorkoutReach, getWorkoutUsage } from '#contract/programs.ts';
import { useRead } from '#web/data/read.ts';
import { DeleteButton } from '#web/programs/details/DeleteButton.tsx';
import { DuplicateButton } from '#web/programs/details/DuplicateButton.tsx';
import type { Program } from '#web/programs/program/program-list.ts';
import { reachText, usageText } from '#web/programs/program/single-workouts.ts';
import { PageSkeleton } from '#web/programs/schedule/ProgramSkeletons.tsx';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { AssignWorkout } from './AssignWorkout.tsx';
import { EditWorkoutDetails } from './EditWorkoutDetails.tsx';
import { WorkoutExercises } from './WorkoutExercises.tsx';

type WorkoutPageProps = { workoutId: string; onLeave: () => void };

/** One single workout: its details are saved together, its exercises as they are changed. */
export function WorkoutPage({ workoutId, onLeave }: WorkoutPageProps) {
  const workout = useRead(getWorkout, { params: { id: workoutId } }, { freshFor: 0 });
  return (
    <>
      <BackButton label="Back to Single Workouts" onClick={onLeave} />
      {workout.data && <OpenWorkout workout={workout.data} onLeave={onLeave} />}
      {workout.isPending && <PageSkeleton />}
      {workout.isError &&
        !workout.data &&
        (workout.error.status === 404 ? (
          <ErrorState message="This workout is no longer there." />
        ) : (
          <ErrorState
            message="This workout could not be loaded."
            onRetry={workout.refetch}
            retrying={workout.isFetching}
          />
        ))}
    </>
  );
}

function OpenWorkout({ workout, onLeave }: { workout: Program; onLeave: () => void }) {
  return (
    <>
      <PageHeader
        title={workout.name}
        subtitle={<Reach workoutId={workout.id} />}
        actions={
          <div className="flex items-center gap-2">
            <AssignWorkout workout={workout} className="max-sm:flex-1" />
            <DuplicateButton program={workout} />
            <DeleteButton program={workout} onDeleted={onLeave} />
          </div>
        }
      />
      <div className="grid gap-6">
        <EditWorkoutDetails workout={workout} />
        <Card title="Exercises">
          <WorkoutExercises workout={workout} />
        </Card>
      </div>
    </>
  );
}

/** Which programs use it, and whom a change reaches. */
function Reach({ workoutId }: { workoutId: string }) {
  const params = { id: workoutId };
  const usage = useRead(getWorkoutUsage, { params }, { freshFor: 0 });
  const reach = useRead(getWorkoutReach, { params }, { freshFor: 0 });
  if (usage.isPending || reach.isPending) return 'Counting...';
  return (
    <span className="flex items-start gap-2">
      <Users aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        {usage.data
          ? usageText(usage.data.map(({ programName }) => programName))
          : 'Which programs use it is not known.'}{' '}
        {reach.data ? reachText(reach.data.members) : 'How many members a change reaches is not known.'}
      </span>
    </span>
  );
}
