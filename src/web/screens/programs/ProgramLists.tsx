import { Suspense } from 'react';
import { fetchOpenedPart, switchView } from '#web/parts/program/view-history.ts';
import { leaveListBehind } from '#web/lists/list-address.ts';
import { TabPanel, Tabs } from '#web/ui/tabs/Tabs.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { ProgramList } from '#web/features/programs/list/ProgramList.tsx';

const SingleWorkouts = lazyPart(
  async () => (await import('#web/features/programs/workouts/SingleWorkouts.tsx')).SingleWorkouts,
);

const PathList = lazyPart(async () => (await import('#web/features/paths/console/PathList.tsx')).PathList);

fetchOpenedPart({ workouts: SingleWorkouts, paths: PathList });

export type Shown = 'list' | 'workouts' | 'paths';

const tabs: { value: Shown; label: string }[] = [
  { value: 'list', label: 'Programs' },
  { value: 'workouts', label: 'Single Workouts' },
  { value: 'paths', label: 'Paths' },
];

/** The programs, or beside them the single workouts, or the paths that programs make. */
export function ProgramLists({ shown }: { shown: Shown }) {
  return (
    <Tabs
      label="Kinds of workouts"
      tabs={tabs}
      value={shown}
      onValueChange={name => {
        if (name === shown) return;
        switchView({ name });
        leaveListBehind();
      }}
      className="gap-6"
    >
      <TabPanel value={shown}>
        {shown === 'list' ? (
          <ProgramList />
        ) : (
          <Suspense
            fallback={
              <Loading label="Loading...">
                <SkeletonLines lines={4} />
              </Loading>
            }
          >
            {shown === 'workouts' ? <SingleWorkouts /> : <PathList />}
          </Suspense>
        )}
      </TabPanel>
    </Tabs>
  );
}
