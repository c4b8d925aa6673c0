import { Copy } from 'lucide-react';
import { duplicateWorkout, multiWeekProgram } from '#contract/programs.ts';
import { useSend } from '#web/data/send.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { openView } from '#web/parts/program/view-history.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';

type DuplicateButtonProps = {
  program: Program;
  /** Shows its label, where there is room to. */
  inWords?: boolean;
};

/** Makes a copy of a program or a single workout, and opens it to be edited. */
export function DuplicateButton({ program: { id, name }, inWords = false }: DuplicateButtonProps) {
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
  const button = {
    'aria-busy': duplicate.isPending || undefined,
    onClick: () => duplicate.mutate({ params: { id } }),
  };
  return inWords ? (
    <Button aria-label={`Duplicate ${name}`} {...button}>
      <Copy aria-hidden="true" />
      Duplicate
    </Button>
  ) : (
    <IconButton label={`Duplicate ${name}`} size="sm" {...button}>
      <Copy />
    </IconButton>
  );
}
