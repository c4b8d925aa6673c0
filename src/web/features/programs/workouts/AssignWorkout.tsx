import { ClipboardPlus } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { listAssignments } from '#contract/assignments.ts';
import { AssignProgramDialog } from '#web/parts/assign/AssignProgramDialog.tsx';
import { useRead } from '#web/data/read.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { Button } from '#web/ui/buttons/Button.tsx';

type AssignWorkoutProps = Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'> & {
  workout: Program;
};

/** Gives a single workout to a member for a date. */
export function AssignWorkout({ workout, ...button }: AssignWorkoutProps) {
  const [open, setOpen] = useState(false);
  const assignments = useRead(listAssignments, {}, { enabled: open });
  return (
    <>
      <Button {...button} aria-label={`Assign ${workout.name}`} onClick={() => setOpen(true)}>
        <ClipboardPlus aria-hidden="true" />
        Assign
      </Button>
      {open && (
        <AssignProgramDialog
          assignments={assignments.data ?? []}
          workoutId={workout.id}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
