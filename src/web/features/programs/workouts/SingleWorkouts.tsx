import { Dumbbell, Plus } from 'lucide-react';
import { useState } from 'react';
import { listWorkouts } from '#contract/programs.ts';
import { numberedName } from '#domain/programs/numbered-name.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useListAddress } from '#web/lists/list-address.ts';
import { ProgramCardSkeleton } from '#web/features/programs/list/ProgramCard.tsx';
import type { Program } from '#web/parts/program/program-list.ts';
import { singleWorkoutsAmong } from '#web/parts/program/single-workouts.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { inOrder, type Orders } from '#web/lists/in-order.ts';
import { ListTools } from '#web/lists/ListTools.tsx';
import { LongList } from '#web/ui/controls/LongList.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
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
      <Query
        of={{ ...workouts, data: singles }}
        failed="The single workouts could not be loaded."
        loading={<ListSkeleton />}
        empty={
          <EmptyState icon={Dumbbell} action={create}>
            No single workouts yet. Create your first one to use it on a day or assign it for a date.
          </EmptyState>
        }
      >
        {singles => <Workouts workouts={singles} />}
      </Query>
      {isCreating && <CreateWorkout onClose={() => setIsCreating(false)} />}
    </>
  );
}

const columns = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

const workoutOrders = {
  name: { of: ({ name }) => numberedName(name), up: 'By name', down: 'By name, Z to A' },
  changed: { of: ({ updatedAt }) => updatedAt, down: 'Changed last' },
  newest: { of: ({ createdAt }) => createdAt, down: 'Newest first' },
} satisfies Orders<Program>;

function Workouts({ workouts }: { workouts: readonly Program[] }) {
  const list = useListAddress(workoutOrders, 'name');
  const shown = inOrder(singleWorkoutsAmong(workouts, list.search), workoutOrders, list.sort);
  return (
    <div className="grid gap-4">
      <ListTools label="Search single workouts" list={list} orders={workoutOrders} />
      {shown.length === 0 && (
        <EmptyState
          icon={Dumbbell}
          action={<Button onClick={() => list.setSearch('')}>Show all single workouts</Button>}
        >
          No single workouts found matching your search.
        </EmptyState>
      )}
      <LongList
        key={`${list.search} ${list.sort}`}
        as="ul"
        items={shown}
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
