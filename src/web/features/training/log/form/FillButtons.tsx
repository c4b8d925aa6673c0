import { History, Repeat, Weight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#domain/plain-date.ts';
import type { Units } from '#domain/measures/measure.ts';
import { shortUnitOf } from '#domain/measures/short-distance.ts';
import { numberText, typedWeightIn } from '#domain/measures/shown.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { workText } from '#web/parts/training-day/logged-work-text.ts';
import type { LoggedWork, ScheduledExercise } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { prescribedSets } from './empty-sets.ts';
import { FilledNote } from './FilledNote.tsx';
import {
  prescribedAmount,
  asPrescribed,
  exactReps,
  exactRepsOfSets,
  exactWeight,
  fillLastTime,
  fillReps,
  fillRepsOfSets,
  fillWeights,
  isInRows,
  type LogValues,
} from './log-values.ts';
import type { Fills } from './use-fills.ts';

type FillButtonsProps = { exercise: ScheduledExercise; values: LogValues; fills: Fills };

/** One tap instead of typing: the last time, the suggested weight, what was prescribed. Each can be taken back. */
export function FillButtons({ exercise, values, fills }: FillButtonsProps) {
  const { lastTime } = exercise;
  const units = useUnits();
  const offers = offersOf(exercise, values, units);
  if (!lastTime && offers.length === 0) return null;
  const takeLastTime = (work: LoggedWork) => {
    const prescribed = prescribedSets(exercise);
    const { filled, sets, beyond } = fillLastTime(work, values, prescribed, units);
    const announcement =
      beyond.length > 0 ? moreThanPrescribed(sets, prescribed) : 'Filled in from last time.';
    fills.put(filled, { by: 'buttons', announcement, beyond });
  };
  return (
    <div data-fills className="grid gap-3">
      {lastTime && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 text-sm">
            <span className="block text-faint">Last time, {formatDate(lastTime.completedDate)}</span>
            {workText(lastTime, units)}
          </p>
          <Button size="sm" onClick={() => takeLastTime(lastTime)}>
            <History aria-hidden="true" /> Use last time
          </Button>
        </div>
      )}
      {offers.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {offers.map(({ label, icon, filled }) => (
            <Button
              key={label}
              size="sm"
              className="flex-1 sm:flex-none"
              onClick={() => fills.put(filled, { by: 'buttons', announcement: `Filled in: ${label}.` })}
            >
              {icon} {label}
            </Button>
          ))}
        </div>
      )}
      <FilledNote by="buttons" values={values} fills={fills} />
    </div>
  );
}

/** Last time is filled in as far as the coach asks for this time; the rest is for the member to say. */
const moreThanPrescribed = (sets: number, prescribed: number | null): string =>
  `Last time you did ${sets} sets; ${prescribed === 1 ? '1 is' : `${prescribed} are`} prescribed.`;

function unitBehind(carriedBy: LogValues['carriedBy'], { distance }: Units): string {
  if (carriedBy === 'calories') return ' cal';
  return carriedBy === 'distance' ? ` ${shortUnitOf(distance)}` : '';
}

type Offer = { label: string; icon: ReactNode; filled: LogValues };

function offersOf(exercise: ScheduledExercise, values: LogValues, units: Units): Offer[] {
  const prescribed = values.carriedBy === 'calories' ? {} : asPrescribed(exercise);
  const offers: Offer[] = Object.entries(prescribed).map(([field, text]) => ({
    label: `As prescribed: ${text}`,
    icon: <Repeat aria-hidden="true" />,
    filled: { ...values, [field]: text },
  }));
  if (!isInRows(exercise.exercise.category, values)) return offers;
  const isNamed = Boolean(exercise.setTargets);
  const eachReps = exactRepsOfSets(exercise);
  // Sets that are named have a load of their own each.
  const weight = isNamed || values.carriedBy === 'calories' ? null : exactWeight(exercise, units.weight);
  const reps = isNamed ? null : exactReps(exercise.reps);
  if (weight !== null) {
    const word = exercise.suggestedWeight === null ? 'Prescribed' : 'Suggested';
    offers.push({
      label: `${word} ${numberText(typedWeightIn(weight, units.weight))} ${units.weight}`,
      icon: <Weight aria-hidden="true" />,
      filled: { ...values, sets: fillWeights(values.sets, weight, units.weight) },
    });
  }
  if (eachReps !== null) {
    offers.push({
      label: `${eachReps.join(', ')} reps`,
      icon: <Repeat aria-hidden="true" />,
      filled: { ...values, sets: fillRepsOfSets(values.sets, eachReps) },
    });
  }
  const amount = prescribedAmount(exercise, values.carriedBy, units);
  if (amount !== null) {
    offers.push({
      label: `${amount}${unitBehind(values.carriedBy, units)} each`,
      icon: <Repeat aria-hidden="true" />,
      filled: { ...values, sets: fillReps(values.sets, amount) },
    });
  }
  if (reps !== null) {
    offers.push({
      label: `${reps} reps each`,
      icon: <Repeat aria-hidden="true" />,
      filled: { ...values, sets: fillReps(values.sets, reps) },
    });
  }
  return offers;
}
