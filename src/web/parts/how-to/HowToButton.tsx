import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import type { LogTarget } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const HowToDialog = partToOpen(async () => (await import('./HowToDialog.tsx')).HowToDialog);

type HowToButtonProps = {
  target: LogTarget;
  /** The exercise's name, which says of what. */
  nameId: string;
  className?: string;
};

/** Opens how the exercise is done. */
export function HowToButton({ target, nameId, className }: HowToButtonProps) {
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        aria-describedby={nameId}
        className={className}
        onClick={() => setOpened('open')}
      >
        <BookOpen aria-hidden="true" /> How to
      </Button>
      {opened !== 'never' && (
        <HowToDialog
          open={opened === 'open'}
          exercise={{
            assignmentId: target.assignmentId,
            exerciseId: target.exercise.exerciseId,
            ...target.exercise.exercise,
          }}
          onClose={() => setOpened('closed')}
        />
      )}
    </>
  );
}
