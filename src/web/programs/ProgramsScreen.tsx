import { Suspense } from 'react';
import { ProgramList } from '#web/programs/list/ProgramList.tsx';
import { leaveView, switchView, useProgramView } from '#web/programs/program/view-history.ts';
import { PageSkeleton } from '#web/programs/schedule/ProgramSkeletons.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';

const CreateProgram = lazyPart(
  async () => (await import('#web/programs/create/CreateProgram.tsx')).CreateProgram,
);

const ProgramPage = lazyPart(async () => (await import('./ProgramPage.tsx')).ProgramPage);

/** With it comes the dragging, which nothing else here needs. */
const EditProgram = lazyPart(async () => (await import('./edit/EditProgram.tsx')).EditProgram);

const WorkoutPage = lazyPart(
  async () => (await import('#web/programs/workouts/WorkoutPage.tsx')).WorkoutPage,
);

/** The coach's programs and single workouts: the lists, a new one being written, and one to read or to edit. */
export function ProgramsScreen() {
  const view = useProgramView();
  if (view.name === 'list' || view.name === 'workouts') return <ProgramLists shown={view.name} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <OneProgram view={view} />
    </Suspense>
  );
}

type OneView = Exclude<ReturnType<typeof useProgramView>, { name: Shown }>;

function OneProgram({ view }: { view: OneView }) {
  const leave = () => leaveView(view);
  switch (view.name) {
    case 'create':
      return <CreateProgram key={view.draftId} draftId={view.draftId} onLeave={leave} />;
    case 'program':
      return <ProgramPage key={view.programId} programId={view.programId} onLeave={leave} />;
    case 'edit':
      return <EditProgram key={view.programId} programId={view.programId} onLeave={leave} />;
    default:
      return <WorkoutPage key={view.workoutId} workoutId={view.workoutId} onLeave={leave} />;
  }
}

const SingleWorkouts = lazyPart(
  async () => (await import('#web/programs/workouts/SingleWorkouts.tsx')).SingleWorkouts,
);

type Shown = 'list' | 'workouts';

const tabs: { value: Shown; label: string }[] = [
  { value: 'list', label: 'Programs' },
  { value: 'workouts', label: 'Single Workouts' },
];

/** The programs, or beside them the single workouts. */
function ProgramLists({ shown }: { shown: Shown }) {
  return (
    <Tabs
      label="Kinds of workouts"
      tabs={tabs}
      value={shown}
      onValueChange={name => switchView({ name })}
      className="gap-6"
    >
      <TabPanel value={shown}>
        {shown === 'list' ? (
          <ProgramList />
        ) : (
          <Suspense
            fallback={
              <Loading label="Loading single workouts...">
                <SkeletonLines lines={4} />
              </Loading>
            }
          >
            <SingleWorkouts />
          </Suspense>
        )}
      </TabPanel>
    </Tabs>
  );
}
