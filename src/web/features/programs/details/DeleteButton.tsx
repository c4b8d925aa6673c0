import { Trash2 } from 'lucide-react';
import { getWorkoutUsage } from '#contract/programs.ts';
import { useSend } from '#web/data/send.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const DeleteProgram = partToOpen(async () => (await import('./DeleteProgram.tsx')).DeleteProgram);

type DeleteButtonProps = { program: Program; onDeleted?: () => void };

/** First asks which other programs use it: without knowing that, there is no question to ask. */
export function DeleteButton({ program, onDeleted }: DeleteButtonProps) {
  const usage = useSend(getWorkoutUsage, { failure: 'Failed to check workout usage', plainly: true });
  return (
    <>
      <IconButton
        label={`Delete ${program.name}`}
        size="sm"
        aria-busy={usage.isPending || undefined}
        onClick={() => usage.mutate({ params: { id: program.id } })}
      >
        <Trash2 />
      </IconButton>
      {usage.data && (
        <DeleteProgram program={program} usage={usage.data} onClose={usage.reset} onDeleted={onDeleted} />
      )}
    </>
  );
}
