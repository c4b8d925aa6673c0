import { Dumbbell, Lock } from 'lucide-react';
import { useId } from 'react';
import { scoringTypes } from '#domain/challenges/challenge.ts';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import { scoringOptions } from '#web/features/challenges/console/details/challenge-list.ts';
import { ChosenExercise } from '#web/parts/exercise-picker/chosen/ChosenExercise.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { FieldNotes, useControl } from '#web/ui/fields/Field.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import type { SingleChallenge } from './single-challenge.ts';

type ExerciseAndScoringProps = {
  values: SingleChallenge;
  problem: string | undefined;
  write: (values: Partial<SingleChallenge>) => void;
  onPick: () => void;
};

/** The exercise in which members compete, and the rule by which they win. */
export function ExerciseAndScoring({ values, problem, write, onPick }: ExerciseAndScoringProps) {
  const { exercise, scoringType } = values;
  const control = useControl({ error: problem }, useId());
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid content-start gap-1.5">
        <p className="text-sm font-medium">
          Exercise
          <span aria-hidden="true" className="text-accent">
            {' *'}
          </span>
        </p>
        {exercise ? (
          <ChosenExercise chosen={exercise} onPickAnother={onPick} />
        ) : (
          <Button {...control} className="justify-start" onClick={onPick}>
            <Dumbbell aria-hidden="true" />
            Choose Exercise
          </Button>
        )}
        <FieldNotes id={control.id} error={problem} />
      </div>
      <SelectField
        label="Scoring Type"
        options={scoringOptions}
        value={scoringType}
        onChange={event =>
          write({ scoringType: scoringTypes.find(type => type === event.target.value) ?? 'reps' })
        }
      />
    </div>
  );
}

/** Results are compared by them: changed later, a list would hold weights beside times. */
export function LockedExerciseAndScoring({ challenge }: { challenge: Challenge }) {
  const scoring = scoringOptions.find(({ value }) => value === challenge.scoringType)?.label;
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-3">
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-sm text-muted">Exercise</dt>
          <dd className="font-medium break-words">{challenge.exercise?.name}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-sm text-muted">Scoring Type</dt>
          <dd className="font-medium">{scoring}</dd>
        </div>
      </dl>
      <p className="flex gap-2 text-sm text-faint">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        These stay as they were created: all results of a challenge are compared by the same measure. For
        another exercise or scoring, create another challenge.
      </p>
    </div>
  );
}
