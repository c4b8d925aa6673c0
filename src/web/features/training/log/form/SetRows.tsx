import { maxHelp } from '#domain/measures/help.ts';
import { ArrowDownToLine, Minus, Plus, X } from 'lucide-react';
import type { FocusEvent } from 'react';
import type { Units, WeightUnit } from '#domain/measures/measure.ts';
import { shortUnitOf } from '#domain/measures/short-distance.ts';
import { countsAsWork, type SetKind } from '#domain/prescriptions/set-kind.ts';
import { oneRepMaxText, formatOneRepMax } from '#web/measures/measure-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { setText } from '#web/parts/training-day/logged-work-text.ts';
import type { ScheduledExercise } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ClockField } from '#web/ui/fields/ClockField.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { FilledNote } from './FilledNote.tsx';
import { fieldsOf } from './log-fields.ts';
import { bestEstimate, estimateOf, type LogErrors } from './log-result.ts';
import {
  addSet,
  copyFirstDown,
  isWarmUp,
  type LogValues,
  mayBeMissed,
  namedRows,
  removeSet,
  type SetRow,
  withReps,
  workRows,
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
  const amount = amountNames(values.carriedBy, units);
  const best = exercise.isAssisted || values.carriedBy ? null : bestEstimate(category, sets, unit);
  const changeSets = (next: SetRow[]) => onChange({ ...values, sets: next });
  const fillSets = (next: SetRow[], announcement: string) =>
    fills.put({ ...values, sets: next }, { by: 'rows', announcement });
  const isLastOfForm = fieldsOf(exercise, units.distance).length === 0;
  return (
    <div className="grid gap-3">
      <div className={columns(values.carriedBy)} aria-hidden="true">
        <span />
        <span className="text-center text-sm font-medium">
          {amount.label} {amount.unit && <span className="font-normal text-faint">{amount.unit}</span>}
        </span>
        {isWeighed(values.carriedBy) && (
          <span className="text-center text-sm font-medium">
            {exercise.isAssisted ? 'Help' : 'Weight'} <span className="font-normal text-faint">{unit}</span>
          </span>
        )}
      </div>
      <ol className="grid gap-3">
        {namedRows(sets).map(({ row, number, name }, index) => (
          <Row
            // A row's place is its set's number in the log.
            key={index}
            exercise={exercise}
            name={name}
            number={number}
            row={row}
            units={units}
            carriedBy={values.carriedBy}
            repsError={errors[`reps.${index}`]}
            weightError={errors[`weight.${index}`]}
            isLast={isLastOfForm && index === sets.length - 1}
            onChange={next => changeSets(sets.map((other, at) => (at === index ? next : other)))}
          />
        ))}
      </ol>
      <div data-fills className="grid gap-2">
        <div className="flex flex-wrap gap-2">
          {workRows(sets).length > 1 && (
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
              onClick={() =>
                fillSets(removeSet(sets), `${capitalized(namedRows(sets).at(-1)?.name)} removed.`)
              }
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

/** What the first column is called. */
function amountNames(carriedBy: LogValues['carriedBy'], { distance }: Units) {
  if (carriedBy === undefined) return { label: 'Reps', unit: null, inWords: 'reps' };
  if (carriedBy === 'time') return { label: 'Time', unit: null, inWords: 'time' };
  if (carriedBy === 'calories') return { label: 'Calories', unit: null, inWords: 'calories' };
  const unit = shortUnitOf(distance);
  return { label: 'Distance', unit, inWords: `distance in ${unit}` };
}

/** The smallest that is put on a bar as a rule. */
const steps: Record<WeightUnit, number> = { lb: 0.5, kg: 0.25 };

/** A machine that counts calories is not loaded. */
const isWeighed = (carriedBy: LogValues['carriedBy']) => carriedBy !== 'calories';

const columns = (carriedBy: LogValues['carriedBy']) =>
  isWeighed(carriedBy)
    ? 'grid grid-cols-[1.75rem_minmax(0,1fr)_minmax(0,1fr)] items-start gap-x-3'
    : 'grid grid-cols-[1.75rem_minmax(0,1fr)] items-start gap-x-3';

/** What stands below a set that is none of the usual. */
const kindLabels: Record<Exclude<SetKind, 'work'>, string> = {
  warmup: 'Warm-up',
  drop: 'Drop set',
  failure: 'To failure',
};

const capitalized = (name = '') => name.charAt(0).toUpperCase() + name.slice(1);

type RowProps = {
  exercise: ScheduledExercise;
  /** 'set 2', 'warm-up 1'. */
  name: string;
  number: number;
  row: SetRow;
  units: Units;
  carriedBy: LogValues['carriedBy'];
  repsError: string | undefined;
  weightError: string | undefined;
  /** After its weight there is nothing more to fill in. */
  isLast: boolean;
  onChange: (row: SetRow) => void;
};

function Row(props: RowProps) {
  const { exercise, name, number, row, units, carriedBy, repsError, weightError, isLast, onChange } = props;
  const unit = units.weight;
  const amount = amountNames(carriedBy, units);
  const last = setOfLastTime(exercise, row, number);
  const label = capitalized(name);
  const estimate =
    exercise.isAssisted || carriedBy ? null : estimateOf(exercise.exercise.category, row, unit);
  const kind = row.kind === undefined || row.kind === 'work' ? null : kindLabels[row.kind];
  const isMissed = row.isMissed === true;
  const isOffered = isMissed || mayBeMissed(exercise, number, row);
  return (
    <li className={columns(carriedBy)}>
      <span className="grid h-13 place-items-center text-lg font-medium text-faint" aria-hidden="true">
        {isWarmUp(row) ? `W${number}` : number}
      </span>
      {carriedBy === 'time' ? (
        <ClockField
          label={`${label} time`}
          data-reps-of={name}
          hideLabel
          className={bigNumber}
          value={row.reps}
          error={repsError}
          onChange={text => onChange(withReps(row, text))}
          enterKeyHint="next"
        />
      ) : (
        <NumberField
          label={`${label} ${amount.inWords}`}
          data-reps-of={name}
          hideLabel
          decimal={carriedBy === 'distance'}
          least={0}
          className={bigNumber}
          value={row.reps}
          error={repsError}
          onFocus={selectAll}
          onChange={event => onChange(withReps(row, event.target.value))}
          enterKeyHint={isLast && !isWeighed(carriedBy) ? 'done' : 'next'}
        />
      )}
      {isWeighed(carriedBy) && (
        <NumberField
          label={`${label} ${exercise.isAssisted ? 'help' : 'weight'} in ${unit}`}
          data-weight-of={name}
          hideLabel
          decimal
          step={steps[unit]}
          // Help may be typed with its sign.
          least={exercise.isAssisted ? -maxHelp : 0}
          className={bigNumber}
          value={row.weight}
          error={weightError}
          onFocus={selectAll}
          onChange={event => onChange({ ...row, weight: event.target.value })}
          enterKeyHint={isLast ? 'done' : 'next'}
        />
      )}
      {(last || estimate !== null || isOffered || kind) && (
        <div className="col-start-2 -col-end-1 mt-1 flex flex-wrap items-center justify-between gap-x-3 text-sm text-faint">
          {kind && <span className="text-muted">{kind}</span>}
          <span>{last && `Last time ${setText(last, units)}`}</span>
          {estimate !== null && (
            <span>{typeof estimate === 'number' ? `1RM ${formatOneRepMax(estimate, unit)}` : estimate}</span>
          )}
          {isOffered && (
            <Button
              variant={isMissed ? 'secondary' : 'ghost'}
              size="sm"
              className="ml-auto px-2"
              aria-pressed={isMissed}
              aria-label={`${label} missed`}
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

/** The set that stood in this place among its like: a warm-up is compared with a warm-up. */
function setOfLastTime({ lastTime }: ScheduledExercise, row: SetRow, number: number) {
  const like = (lastTime?.setsData ?? []).filter(set => countsAsWork(set) !== isWarmUp(row));
  const others = (lastTime?.setsData ?? []).filter(set => countsAsWork(set) === isWarmUp(row));
  return like.find(({ setNum }) => setNum - others.filter(other => other.setNum < setNum).length === number);
}

const bigNumber = '[&_input]:text-center [&_input]:text-xl [&_input]:font-medium [&>span]:min-h-13';

/** What stands there is replaced by the first key. */
const selectAll = (event: FocusEvent<HTMLInputElement>) => event.target.select();
