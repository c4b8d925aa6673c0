import { Dumbbell, Plus } from 'lucide-react';
import { useState } from 'react';
import { listWorkouts } from '#contract/programs.ts';
import { useRead } from '#web/data/read.ts';
import { ProgramCardSkeleton } from '#web/programs/list/ProgramCard.tsx';
import type { Program } from '#web/programs/program/program-list.ts';
import { singleWorkoutsAmong } from '#web/programs/program/single-workouts.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { LongList } from '#web/ui/lists/LongList.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading } from '#web/ui/notices/Skeleton.tsx';
import { CreateWorkout } from './CreateWorkout.tsx';
import { WorkoutCard } from './WorkoutCard.tsx';

/** The coach's sessions that are no programs: to use on programs' days, or to assign for a date. */
export function SingleWorkouts() {
  const workouts = useRead(listWorkouts, {});
  const [isCreating, setIsCreating] = useState(false);
  const singles = workouts.data && singleWorkoutsAmong(workouts.data);
  const create = (
    <Button variant="primary" onClick={() => setIsCreating(true)}>
      <Plus aria-hidden="true" />
      Create Single Workout
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Single Workouts"
        subtitle="One session each. Use it on any program’s day, or assign it to a member for a date."
        actions={singles?.length !== 0 && create}
      />
      {workouts.isPending && <ListSkeleton />}
      {workouts.isError && !singles && (
        <ErrorState
          message="The single workouts could not be loaded."
          onRetry={workouts.refetch}
          retrying={workouts.isFetching}
        />
      )}
      {singles?.length === 0 && (
        <EmptyState icon={Dumbbell} action={create}>
          No single workouts yet. Create your first one to use it on a day or assign it for a date.
        </EmptyState>
      )}
      {singles && singles.length > 0 && <Workouts workouts={singles} />}
      {isCreating && <CreateWorkout onClose={() => setIsCreating(false)} />}
    </>
  );
}

const columns = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

function Workouts({ workouts }: { workouts: readonly Program[] }) {
  const [search, setSearch] = useState('');
  const found = singleWorkoutsAmong(workouts, search);
  return (
    <div className="grid gap-4">
      <SearchField
        label="Search single workouts"
        placeholder="Search single workouts..."
        className="max-w-md"
        value={search}
        onChange={event => setSearch(event.target.value)}
      />
      <p role="status" className="py-6 text-center text-muted empty:hidden">
        {found.length === 0 && 'No single workouts found matching your search.'}
      </p>
      <LongList
        key={search}
        as="ul"
        items={found}
        estimate={70}
        className={columns}
        render={workout => <WorkoutCard key={workout.id} workout={workout} />}
      />
    </div>
  );
}

function ListSkeleton() {
  return (
    <Loading label="Loading single workouts..." className={columns}>
      {[1, 2, 3].map(card => (
        <ProgramCardSkeleton key={card} />
      ))}
    </Loading>
  );
}
