import { lazy, Suspense } from 'react';
import { CreateProgram } from '#web/programs/create/CreateProgram.tsx';
import { leaveView, useProgramView } from '#web/programs/program/view-history.ts';
import { PageSkeleton } from '#web/programs/schedule/ProgramSkeletons.tsx';
import { ProgramLists } from './ProgramLists.tsx';
import { ProgramPage } from './ProgramPage.tsx';

/** With it comes the dragging, which nothing else here needs. */
const EditProgram = lazy(async () => ({ default: (await import('./edit/EditProgram.tsx')).EditProgram }));

const WorkoutPage = lazy(async () => ({
  default: (await import('#web/programs/workouts/WorkoutPage.tsx')).WorkoutPage,
}));

/** The coach's programs and single workouts: the lists, a new one being written, and one to read or to edit. */
export function ProgramsScreen() {
  const view = useProgramView();
  const leave = () => leaveView(view);
  switch (view.name) {
    case 'create':
      return <CreateProgram key={view.draftId} draftId={view.draftId} onLeave={leave} />;
    case 'program':
      return <ProgramPage key={view.programId} programId={view.programId} onLeave={leave} />;
    case 'edit':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <EditProgram key={view.programId} programId={view.programId} onLeave={leave} />
        </Suspense>
      );
    case 'workout':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <WorkoutPage key={view.workoutId} workoutId={view.workoutId} onLeave={leave} />
        </Suspense>
      );
    default:
      return <ProgramLists shown={view.name} />;
  }
}
