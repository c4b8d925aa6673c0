import { Dumbbell } from 'lucide-react';
import { useState } from 'react';
import { listWorkouts } from '#contract/programs.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { singleWorkoutsAmong } from '#web/parts/program/single-workouts.ts';
import { openView } from '#web/parts/program/view-history.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { LongList } from '#web/ui/controls/LongList.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { WorkoutOption } from './WorkoutOption.tsx';

type ChooseWorkoutProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Answers what went wrong, in a sentence; nothing when it worked. */
  onChoose: (workout: Program) => Promise<string | undefined>;
};

/** A search for a single workout. */
export function ChooseWorkout({ open, onOpenChange, onChoose }: ChooseWorkoutProps) {
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const choose = async (workout: Program) => {
    if (chosen !== undefined) return;
    setChosen(workout.id);
    const wentWrong = await onChoose(workout);
    setChosen(undefined);
    setProblem(wentWrong);
    if (wentWrong === undefined) onOpenChange(false);
  };
  const leave = () => {
    onOpenChange(false);
    openView({ name: 'workouts' });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Use a Single Workout"
      description="Its exercises come after the day’s own. When you change the workout, the day follows."
      error={problem}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button onClick={leave}>New single workout</Button>
        </>
      }
    >
      <Found chosen={chosen} onChoose={workout => void choose(workout)} />
    </Dialog>
  );
}

type FoundProps = { chosen: string | undefined; onChoose: (workout: Program) => void };

function Found({ chosen, onChoose }: FoundProps) {
  const workouts = useRead(listWorkouts, {}, { staleTime: 0 });
  const [search, setSearch] = useState('');
  if (!workouts.data) {
    return (
      <Query
        of={workouts}
        failed="The single workouts could not be loaded."
        loading={
          <Loading label="Loading single workouts...">
            <SkeletonLines lines={6} />
          </Loading>
        }
      />
    );
  }
  if (singleWorkoutsAmong(workouts.data).length === 0) {
    return (
      <EmptyState icon={Dumbbell}>
        No single workouts yet. What you have written here is kept while you create one.
      </EmptyState>
    );
  }
  const found = singleWorkoutsAmong(workouts.data, search);
  return (
    <div className="grid gap-3">
      <SearchField
        label="Search single workouts"
        placeholder="Search single workouts..."
        autoFocus
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
        estimate={60}
        className="grid gap-2"
        render={workout => (
          <WorkoutOption
            key={workout.id}
            workout={workout}
            isChosen={workout.id === chosen}
            onChoose={() => onChoose(workout)}
          />
        )}
      />
    </div>
  );
}
