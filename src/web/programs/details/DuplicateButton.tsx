import { Copy } from 'lucide-react';
import { duplicateWorkout, multiWeekProgram } from '#contract/programs.ts';
import { useSend } from '#web/data/send.ts';
import type { Program } from '#web/programs/program/program-list.ts';
import { openView } from '#web/programs/program/view-history.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';

/** Makes a copy of a program or a single workout, and opens it to be edited. */
export function DuplicateButton({ program: { id, name } }: { program: Program }) {
  const duplicate = useSend(duplicateWorkout, {
    success: copy => ({ title: 'Success', description: `${copy.name} is ready to be edited` }),
    failure: 'Failed to duplicate',
    onSuccess: copy =>
      openView(
        copy.programType === multiWeekProgram
          ? { name: 'edit', programId: copy.id }
          : { name: 'workout', workoutId: copy.id },
      ),
  });
  return (
    <IconButton
      label={`Duplicate ${name}`}
      size="sm"
      aria-busy={duplicate.isPending || undefined}
      onClick={() => duplicate.mutate({ params: { id } })}
    >
      <Copy />
    </IconButton>
  );
}
