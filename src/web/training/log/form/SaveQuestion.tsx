import { useEffect, useId, useRef } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { EmptySets } from './empty-sets.ts';

type SaveQuestionProps = { empty: EmptySets; onBack: () => void; onSave: () => void };

/** Stands in the place of the form's buttons: an exercise is not called complete by a slip of the finger. */
export function SaveQuestion({ empty, onBack, onSave }: SaveQuestionProps) {
  const { done, prescribed, first } = empty;
  const back = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  // The safe answer: a second Enter saves nothing.
  useEffect(() => back.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={questionId} className="flex w-full flex-wrap items-center gap-3">
      <p id={questionId} role="alert" className="min-w-full flex-1 font-medium sm:min-w-40">
        Save {done} of {prescribed} sets?
      </p>
      <Button ref={back} className="flex-1 sm:flex-none" onClick={onBack}>
        Back to set {first}
      </Button>
      <Button variant="primary" className="flex-1 sm:flex-none" onClick={onSave}>
        Save {done} of {prescribed}
      </Button>
    </div>
  );
}
