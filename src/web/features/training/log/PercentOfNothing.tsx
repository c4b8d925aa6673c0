import { useState } from 'react';
import { percentOfNothing } from '#web/parts/training-day/percent-text.ts';
import type { ScheduledExercise } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const TestedMaxesDialog = partToOpen(
  async () => (await import('#web/parts/tested-maxes/TestedMaxesDialog.tsx')).TestedMaxesDialog,
);

type PercentOfNothingProps = { exercise: ScheduledExercise; nameId: string };

/** A percent is prescribed and no max is known: how to choose a weight until then, and the way to enter one. */
export function PercentOfNothing({ exercise, nameId }: PercentOfNothingProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const words = percentOfNothing(exercise);
  if (words === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-3 py-2.5">
      <p className="min-w-0 flex-1 basis-60 text-sm text-pretty">
        <span className="font-medium">{words.known}</span>{' '}
        <span className="text-muted">{words.until}, or enter a tested max.</span>
      </p>
      <Button aria-haspopup="dialog" aria-describedby={nameId} onClick={() => setOpen(true)}>
        Enter a tested max
      </Button>
      {isOpen && (
        <TestedMaxesDialog
          lift={{ id: exercise.exerciseId, name: exercise.exercise.name }}
          startsWithForm
          onSaved={close}
          onClose={close}
        />
      )}
    </div>
  );
}
