import { useState } from 'react';
import { PercentChange } from '#web/parts/lifts/change/PercentChange.tsx';
import { oneRepMaxText } from '#web/measures/measure-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { ExerciseLink } from '#web/parts/records/link/ExerciseLink.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { type ExerciseFinal, finalsToShow } from './completion-figures.ts';

type ExerciseFinalsProps = {
  program: string;
  finals: readonly ExerciseFinal[];
  /** They are the reader's: the names lead to what they have done of each. */
  isOwn: boolean;
};

/** Where each lift of a finished program ended, and what it gained: the first few, then the rest. */
export function ExerciseFinals({ program, finals, isOwn }: ExerciseFinalsProps) {
  const [isWhole, setWhole] = useState(false);
  const { weight: unit } = useUnits();
  const { shown, hidden } = finalsToShow(finals, isWhole);
  return (
    <div className="@container">
      <h3 className="mb-1 text-sm text-muted">Final 1RM and gain</h3>
      <ul className="grid gap-x-8 @2xl:grid-cols-2">
        {shown.map(final => (
          <li
            key={final.exerciseId}
            className="grid grid-cols-[minmax(0,1fr)_auto_4.5rem] items-baseline gap-x-3 border-t border-line/60 py-2.5"
          >
            <span className="wrap-anywhere">
              {isOwn ? (
                <ExerciseLink exerciseId={final.exerciseId}>{final.exerciseName}</ExerciseLink>
              ) : (
                final.exerciseName
              )}
            </span>
            <span>
              <VisuallyHidden>final 1RM </VisuallyHidden>
              <span className="text-lg font-medium">{oneRepMaxText(final.final1RM, unit)}</span>{' '}
              <span className="text-sm text-faint">{unit}</span>
            </span>
            <span className="text-right text-muted">
              <VisuallyHidden>gain </VisuallyHidden>
              <PercentChange percent={final.gainPercent} missing="none: nothing to compare with" />
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          variant="ghost"
          className="mt-1 -ml-4"
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'Show fewer' : `+${hidden} more`} exercises of ${program}`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `+${hidden} more`}
        </Button>
      )}
    </div>
  );
}
