import { CreateProgram } from './CreateProgram.tsx';
import { ProgramList } from './ProgramList.tsx';
import { ProgramPage } from './ProgramPage.tsx';
import { leaveView, useProgramView } from './view-history.ts';

/** The coach's programs: the list, a new one being written, and one to read. */
export function ProgramsScreen() {
  const view = useProgramView();
  const leave = () => leaveView(view);
  switch (view.name) {
    case 'create':
      return <CreateProgram key={view.draftId} draftId={view.draftId} onLeave={leave} />;
    case 'program':
      return <ProgramPage key={view.programId} programId={view.programId} onLeave={leave} />;
    default:
      return <ProgramList />;
  }
}
