import { useState } from 'react';
import { listAssignments } from '#contract/assignments.ts';
import { useRead } from '#web/data/read.ts';
import { openView } from '#web/parts/program/view-history.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import type { Made } from './import-source.ts';

const AssignProgram = partToOpen(
  async () => (await import('#web/parts/assign/AssignProgramDialog.tsx')).AssignProgramDialog,
);
const AssignPath = partToOpen(
  async () => (await import('#web/parts/assign/path/AssignPathDialog.tsx')).AssignPathDialog,
);

/** The imported program, and the two next steps: assign it to members, or look at it. */
export function ImportedDialog({ made, onClose }: { made: Made; onClose: () => void }) {
  const [isAssigning, setAssigning] = useState(false);
  const assignments = useRead(listAssignments, {});
  if (isAssigning && made.kind === 'path') return <AssignPath path={made.path} onClose={onClose} />;
  if (isAssigning && made.kind === 'program')
    return (
      <AssignProgram assignments={assignments.data ?? []} workoutId={made.program.id} onClose={onClose} />
    );
  const look = () => {
    onClose();
    if (made.kind === 'path') openView({ name: 'path', pathId: made.path.id });
    else openView({ name: 'edit', programId: made.program.id });
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={made.kind === 'path' ? 'Path Imported' : 'Program Imported'}
      description={made.summary}
      footer={
        <>
          <Button onClick={look}>{made.kind === 'path' ? 'Open Path' : 'Open Program'}</Button>
          <Button variant="primary" autoFocus onClick={() => setAssigning(true)}>
            Assign to Members
          </Button>
        </>
      }
    >
      <p className="text-muted">Nobody trains it yet. Assign it, or look it over first.</p>
    </Dialog>
  );
}
