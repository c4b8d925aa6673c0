import { Users } from 'lucide-react';
import { getWorkout, getWorkoutReach, getWorkoutUsage } from '#contract/programs.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { DeleteButton } from '#web/features/programs/details/DeleteButton.tsx';
import { DuplicateButton } from '#web/features/programs/details/DuplicateButton.tsx';
import type { Program } from '#web/parts/program/program-list.ts';
import { audienceText, usageText } from '#web/parts/program/single-workouts.ts';
import { PageSkeleton } from '#web/parts/program/ProgramSkeletons.tsx';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { AssignWorkout } from './AssignWorkout.tsx';
import { EditWorkoutDetails } from './EditWorkoutDetails.tsx';
import { WorkoutExercises } from './WorkoutExercises.tsx';

type WorkoutPageProps = { workoutId: string; onLeave: () => void };

/** A single workout: its details are saved together, its exercises as they are changed. */
export function WorkoutPage({ workoutId, onLeave }: WorkoutPageProps) {
  const workout = useRead(getWorkout, { params: { id: workoutId } }, { staleTime: 0 });
  return (
    <>
      <BackButton label="Back to Single Workouts" onClick={onLeave} />
      <Query
        of={workout}
        failed="This workout could not be loaded."
        gone="This workout is no longer there."
        loading={<PageSkeleton />}
      >
        {found => <OpenWorkout workout={found} onLeave={onLeave} />}
      </Query>
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

/** Programs that use the workout, and the members that a change reaches. */
function Reach({ workoutId }: { workoutId: string }) {
  const params = { id: workoutId };
  const usage = useRead(getWorkoutUsage, { params }, { staleTime: 0 });
  const reach = useRead(getWorkoutReach, { params }, { staleTime: 0 });
  if (usage.isPending || reach.isPending) return 'Counting...';
  return (
    <span className="flex items-start gap-2">
      <Users aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span className="min-w-0 break-words">
        {usage.data
          ? usageText(usage.data.map(({ programName }) => programName))
          : 'Which programs use it is not known.'}{' '}
        {reach.data ? audienceText(reach.data.members) : 'How many members a change reaches is not known.'}
      </span>
    </span>
  );
}
