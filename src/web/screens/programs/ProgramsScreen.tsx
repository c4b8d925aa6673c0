import { Suspense } from 'react';
import { fetchOpenedPart, leaveView, useProgramView } from '#web/parts/program/view-history.ts';
import { PageSkeleton } from '#web/parts/program/ProgramSkeletons.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import type { Shown } from './ProgramLists.tsx';

/** An address that opens a program needs none of it. */
const ProgramLists = lazyPart(async () => (await import('./ProgramLists.tsx')).ProgramLists);

const CreateProgram = lazyPart(
  async () => (await import('#web/features/programs/create/CreateProgram.tsx')).CreateProgram,
);

const ProgramPage = lazyPart(
  async () => (await import('#web/features/programs/ProgramPage.tsx')).ProgramPage,
);

const PrintProgram = lazyPart(
  async () => (await import('#web/features/programs/print/PrintProgram.tsx')).PrintProgram,
);

/** With it comes the dragging, which nothing else here needs. */
const EditProgram = lazyPart(
  async () => (await import('#web/features/programs/edit/EditProgram.tsx')).EditProgram,
);

const GridScreen = lazyPart(
  async () => (await import('#web/features/programs/grid/GridScreen.tsx')).GridScreen,
);

const PathGridScreen = lazyPart(
  async () => (await import('#web/features/programs/grid/PathGridScreen.tsx')).PathGridScreen,
);

const WorkoutPage = lazyPart(
  async () => (await import('#web/features/programs/workouts/WorkoutPage.tsx')).WorkoutPage,
);

const PathPage = lazyPart(async () => (await import('#web/features/paths/console/PathPage.tsx')).PathPage);

fetchOpenedPart({
  list: ProgramLists,
  workouts: ProgramLists,
  paths: ProgramLists,
  create: CreateProgram,
  program: ProgramPage,
  print: PrintProgram,
  edit: EditProgram,
  write: GridScreen,
  workout: WorkoutPage,
  path: PathPage,
});

/** The coach's programs, single workouts and paths: the lists, a new one being written, and one to read or to edit. */
export function ProgramsScreen() {
  const view = useProgramView();
  return (
    <Suspense
      key={isList(view) ? 'lists' : 'one'}
      fallback={isList(view) ? <ListSkeleton /> : <PageSkeleton />}
    >
      {isList(view) ? <ProgramLists shown={view.name} /> : <OneProgram view={view} />}
    </Suspense>
  );
}

type View = ReturnType<typeof useProgramView>;
type ListView = Extract<View, { name: Shown }>;
type OneView = Exclude<View, { name: Shown }>;

const isList = (view: View): view is ListView =>
  view.name === 'list' || view.name === 'workouts' || view.name === 'paths';

function OneProgram({ view }: { view: OneView }) {
  const leave = () => leaveView(view);
  switch (view.name) {
    case 'create':
      return <CreateProgram key={view.draftId} draftId={view.draftId} onLeave={leave} />;
    case 'program':
      return <ProgramPage key={view.programId} programId={view.programId} onLeave={leave} />;
    case 'print':
      return <PrintProgram key={view.programId} programId={view.programId} onLeave={leave} />;
    case 'edit':
      return <EditProgram key={view.programId} programId={view.programId} onLeave={leave} />;
    case 'write':
      return <GridScreen key={view.programId} programIds={[view.programId]} onLeave={leave} />;
    case 'write-path':
      return <PathGridScreen key={view.pathId} pathId={view.pathId} onLeave={leave} />;
    case 'path':
      return <PathPage key={view.pathId} pathId={view.pathId} onLeave={leave} />;
    default:
      return <WorkoutPage key={view.workoutId} workoutId={view.workoutId} onLeave={leave} />;
  }
}

const ListSkeleton = () => (
  <Loading label="Loading programs...">
    <SkeletonLines lines={4} />
  </Loading>
);
