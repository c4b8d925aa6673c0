import { useEffect, useId, useRef } from 'react';
import type { Units } from '#domain/measures/measure.ts';
import type { Unlikely } from '#domain/unlikely/unlikely.ts';
import { unlikelyText } from '#web/measures/unlikely-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';

type ReallyQuestionProps = { unlikely: Unlikely; units: Units; goBack: () => void; isSo: () => void };

/** Stands in the place of the main button: a slip of the finger makes no record. */
export function ReallyQuestion({ unlikely, units, goBack, isSo }: ReallyQuestionProps) {
  const back = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  // The safe answer.
  useEffect(() => back.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={questionId} className="grid gap-2">
      <p id={questionId} role="alert" className="font-medium">
        {unlikelyText(unlikely, units)}
      </p>
      <div className="grid grid-halves gap-2">
        <Button size="lg" className="min-h-16 rounded-xl" onClick={isSo}>
          Yes, save it
        </Button>
        <Button ref={back} variant="primary" size="lg" className="min-h-16 rounded-xl" onClick={goBack}>
          Change it
        </Button>
      </div>
    </div>
  );
}
