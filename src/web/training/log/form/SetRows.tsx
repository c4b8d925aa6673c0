import { ArrowDownToLine, Minus, Plus, X } from 'lucide-react';
import type { FocusEvent } from 'react';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { oneRepMaxText, oneRepMaxWords } from '#web/measures/measure-words.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { setText } from '#web/training/day/logged-work-text.ts';
import type { ScheduledExercise } from '#web/training/day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { NumberField } from '#web/ui/fields/NumberField.tsx';
import { FilledNote } from './FilledNote.tsx';
import { fieldsOf } from './log-fields.ts';
import { bestEstimate, estimateOf, type LogErrors } from './log-result.ts';
import {
  addSet,
  copyFirstDown,
  type LogValues,
  mayBeMissed,
  removeSet,
  type SetRow,
  withReps,
} from './log-values.ts';
import type { Fills } from './use-fills.ts';

type SetRowsProps = {
  exercise: ScheduledExercise;
  values: LogValues;
  errors: LogErrors;
  fills: Fills;
  onChange: (values: LogValues) => void;
};

/** One row for each set: reps and weight, what it was the last time, and what it comes to. */
export function SetRows({ exercise, values, errors, fills, onChange }: SetRowsProps) {
  const { category } = exercise.exercise;
  const { sets } = values;
  const units = useUnits();
  const unit = units.weight;
  const best = exercise.isAssisted ? null : bestEstimate(category, sets, unit);
  const changeSets = (next: SetRow[]) => onChange({ ...values, sets: next });
  const fillSets = (next: SetRow[], said: string) =>
    fills.put({ ...values, sets: next }, { by: 'rows', said });
  const isLastOfForm = fieldsOf(exercise, units.distance).length === 0;
  return (
    <div className="grid gap-3">
      <div className={columns} aria-hidden="true">
        <span />
        <span className="text-center text-sm font-medium">Reps</span>
        <span className="text-center text-sm font-medium">
          {exercise.isAssisted ? 'Help' : 'Weight'} <span className="font-normal text-faint">{unit}</span>
        </span>
      </div>
      <ol className="grid gap-3">
        {sets.map((row, index) => (
          <Row
            // A row's place is its set's number.
            key={index}
            exercise={exercise}
            number={index + 1}
            row={row}
            unit={unit}
            repsError={errors[`reps.${index}`]}
            weightError={errors[`weight.${index}`]}
            isLast={isLastOfForm && index === sets.length - 1}
            onChange={next => changeSets(sets.map((other, at) => (at === index ? next : other)))}
          />
        ))}
      </ol>
      <div data-fills className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          {sets.length > 1 && (
            <Button
              variant="ghost"
              size="sm"
              className="px-2"
              onClick={() => fillSets(copyFirstDown(sets), 'Set 1 copied down.')}
            >
              <ArrowDownToLine aria-hidden="true" /> Copy down
            </Button>
          )}
          <Button variant="ghost" size="sm" className="px-2" onClick={() => changeSets(addSet(sets))}>
            <Plus aria-hidden="true" /> Add set
          </Button>
          {sets.length > 1 && (
            <Button
              variant="ghost"
              size="sm"
              className="px-2"
              onClick={() => fillSets(removeSet(sets), `Set ${sets.length} removed.`)}
            >
              <Minus aria-hidden="true" /> Remove set
            </Button>
          )}
        </div>
        <FilledNote by="rows" values={values} fills={fills} />
      </div>
      {best !== null && (
        <p className="flex items-baseline justify-between gap-3 rounded-md bg-neutral-soft px-4 py-2.5 text-sm text-muted">
          Estimated 1RM
          <span>
            <span className="text-2xl font-medium text-ink">{oneRepMaxText(best, unit)}</span> {unit}
          </span>
        </p>
      )}
    </div>
  );
}

/** The smallest that is put on a bar as a rule. */
const steps: Record<WeightUnit, number> = { lb: 0.5, kg: 0.25 };

const columns = 'grid grid-cols-[1.75rem_minmax(0,1fr)_minmax(0,1fr)] items-start gap-x-3';

type RowProps = {
  exercise: ScheduledExercise;
  number: number;
  row: SetRow;
  unit: WeightUnit;
  repsError: string | undefined;
  weightError: string | undefined;
  /** After its weight there is nothing more to fill in. */
  isLast: boolean;
  onChange: (row: SetRow) => void;
};

function Row({ exercise, number, row, unit, repsError, weightError, isLast, onChange }: RowProps) {
  const last = exercise.lastTime?.setsData?.find(({ setNum }) => setNum === number);
  const estimate = exercise.isAssisted ? null : estimateOf(exercise.exercise.category, row, unit);
  const isMissed = row.isMissed === true;
  const isOffered = isMissed || mayBeMissed(exercise, number - 1, row);
  return (
    <li className={columns}>
      <span className="grid h-13 place-items-center text-lg font-medium text-faint" aria-hidden="true">
        {number}
      </span>
      <NumberField
        label={`Set ${number} reps`}
        data-reps-of-set={number}
        hideLabel
        least={0}
        className={bigNumber}
        value={row.reps}
        error={repsError}
        onFocus={selectAll}
        onChange={event => onChange(withReps(row, event.target.value))}
        enterKeyHint="next"
      />
      <NumberField
        label={`Set ${number} ${exercise.isAssisted ? 'help' : 'weight'} in ${unit}`}
        data-weight-of-set={number}
        hideLabel
        decimal
        step={steps[unit]}
        least={0}
        className={bigNumber}
        value={row.weight}
        error={weightError}
        onFocus={selectAll}
        onChange={event => onChange({ ...row, weight: event.target.value })}
        enterKeyHint={isLast ? 'done' : 'next'}
      />
      {(last || estimate !== null || isOffered) && (
        <div className="col-span-2 col-start-2 mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm text-faint">
          <span>{last && `Last time ${setText(last, unit)}`}</span>
          {estimate !== null && (
            <span>{typeof estimate === 'number' ? `1RM ${oneRepMaxWords(estimate, unit)}` : estimate}</span>
          )}
          {isOffered && (
            <Button
              variant={isMissed ? 'secondary' : 'ghost'}
              size="sm"
              className="ml-auto px-2"
              aria-pressed={isMissed}
              aria-label={`Set ${number} missed`}
              onClick={() => onChange(isMissed ? withReps(row, '') : { ...row, reps: '0', isMissed: true })}
            >
              <X aria-hidden="true" /> Missed
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

const bigNumber = '[&_input]:text-center [&_input]:text-xl [&_input]:font-medium [&>span]:min-h-13';

/** What stands there is replaced by the first key. */
const selectAll = (event: FocusEvent<HTMLInputElement>) => event.target.select();
