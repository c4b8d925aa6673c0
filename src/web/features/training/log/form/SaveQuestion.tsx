import { useEffect, useId, useRef } from 'react';
import type { Units } from '#domain/measures/measure.ts';
import { unlikelyText } from '#web/measures/unlikely-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { Question } from './log-question.ts';

type SaveQuestionProps = { question: Question; onBack: () => void; onSave: () => void };

/** Stands in the place of the form's buttons: nothing is saved by a slip of the finger. */
export function SaveQuestion({ question, onBack, onSave }: SaveQuestionProps) {
  const units = useUnits();
  const back = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const { text, goBack, save } = wordsOf(question, units);
  // The safe answer: a second Enter saves nothing.
  useEffect(() => back.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={questionId} className="flex w-full flex-wrap items-center gap-3">
      <p id={questionId} role="alert" className="min-w-full flex-1 font-medium sm:min-w-40">
        {text}
      </p>
      <Button ref={back} className="flex-1 sm:flex-none" onClick={onBack}>
        {goBack}
      </Button>
      <Button variant="primary" className="flex-1 sm:flex-none" onClick={onSave}>
        {save}
      </Button>
    </div>
  );
}

function wordsOf(question: Question, units: Units): { text: string; goBack: string; save: string } {
  if (question.about === 'unlikely') {
    const { unlikely, set } = question;
    return {
      text: unlikelyText(unlikely, units),
      goBack: set === null ? 'Change it' : `Back to ${set}`,
      save: 'Yes, save it',
    };
  }
  const { done, prescribed, first } = question.empty;
  return {
    text: `Save ${done} of ${prescribed} sets?`,
    goBack: `Back to set ${first}`,
    save: `Save ${done} of ${prescribed}`,
  };
}
