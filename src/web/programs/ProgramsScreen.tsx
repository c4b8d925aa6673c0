import { Suspense } from 'react';
import { leaveView, useProgramView } from '#web/programs/program/view-history.ts';
import { PageSkeleton } from '#web/programs/schedule/ProgramSkeletons.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';

/** An address that opens a program needs none of it. */
const ProgramLists = lazyPart(async () => (await import('./ProgramLists.tsx')).ProgramLists);

const CreateProgram = lazyPart(
  async () => (await import('#web/programs/create/CreateProgram.tsx')).CreateProgram,
);

const ProgramPage = lazyPart(async () => (await import('./ProgramPage.tsx')).ProgramPage);

const PrintProgram = lazyPart(
  async () => (await import('#web/programs/print/PrintProgram.tsx')).PrintProgram,
);

/** With it comes the dragging, which nothing else here needs. */
const EditProgram = lazyPart(async () => (await import('./edit/EditProgram.tsx')).EditProgram);

const WorkoutPage = lazyPart(
  async () => (await import('#web/programs/workouts/WorkoutPage.tsx')).WorkoutPage,
);

/** The coach's programs and single workouts: the lists, a new one being written, and one to read or to edit. */
export function ProgramsScreen() {
  const view = useProgramView();
  const isList = view.name === 'list' || view.name === 'workouts';
  return (
    <Suspense key={isList ? 'lists' : 'one'} fallback={isList ? <ListSkeleton /> : <PageSkeleton />}>
      {isList ? <ProgramLists shown={view.name} /> : <OneProgram view={view} />}
    </Suspense>
  );
}

type OneView = Exclude<ReturnType<typeof useProgramView>, { name: 'list' | 'workouts' }>;

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
    default:
      return <WorkoutPage key={view.workoutId} workoutId={view.workoutId} onLeave={leave} />;
  }
}

const ListSkeleton = () => (
  <Loading label="Loading programs...">
    <SkeletonLines lines={4} />
  </Loading>
);
