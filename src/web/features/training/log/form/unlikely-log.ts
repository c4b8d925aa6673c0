import { storedWeight } from '#domain/measures/help.ts';
import { toMiles, toPounds, type Units } from '#domain/measures/measure.ts';
import { firstNumber, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { pastOf } from '#domain/unlikely/past.ts';
import { type Amounts, type Unlikely, unlikelyOf } from '#domain/unlikely/unlikely.ts';
import type { ScheduledExercise } from '#web/parts/training-day/training-day.ts';
import { isFilled, isInRows, type LogValues, namedRows } from './log-values.ts';
import { typedNumber } from '#web/ui/controls/typed-number.ts';
import { typedDistanceOf, typedOf } from './measure-fields.ts';

/** What asks, and the name of the set it is of; null of what stands beside the sets. */
export type UnlikelyOfLog = { unlikely: Unlikely; set: string | null };

/** The first number of what is typed that is far beyond the past; null when all is likely, or is what was saved before. */
export function unlikelyLog(
  exercise: ScheduledExercise,
  values: LogValues,
  units: Units,
): UnlikelyOfLog | null {
  const { name, category } = exercise.exercise;
  const { lastTime, latest1RM, log } = exercise;
  // The best of the last weeks is another than that of the last time: so there were others.
  const isSettled = lastTime !== null && latest1RM !== lastTime.estimated1RM;
  const past = pastOf({ lastTime, e1rm: latest1RM, now: log?.setsData ?? [], isSettled });
  for (const { set, amounts } of typedAmounts(exercise, values, units)) {
    const unlikely = unlikelyOf({ name, category }, amounts, past, units.weight);
    if (unlikely) return { unlikely, set };
  }
  return null;
}

function typedAmounts(
  { isAssisted, exercise: { category } }: ScheduledExercise,
  values: LogValues,
  units: Units,
) {
  if (isInRows(category, values))
    return namedRows(values.sets).map(({ name, row }) => ({
      set: name,
      amounts: ofRow(row, units, { isAssisted, carriedBy: values.carriedBy }),
    }));
  const typed = typedDistanceOf(values, units.distance);
  const distance = firstNumber(typed.distance);
  const amounts: Amounts = {
    seconds: secondsOf(values.timeCompleted),
    distance: distance === null ? null : toMiles(distance, typed.unit),
    contacts: firstNumber(values.volumeCompleted),
  };
  return [{ set: null, amounts }];
}

type Form = { isAssisted: boolean; carriedBy: LogValues['carriedBy'] };

function ofRow(row: LogValues['sets'][number], units: Units, { isAssisted, carriedBy }: Form): Amounts {
  const { weight, unit } = typedOf(row, units.weight);
  if (carriedBy === 'calories') return { calories: typedNumber(row.reps) };
  const reps = carriedBy ? null : Number(row.reps);
  return { reps, weight: isFilled(row, carriedBy) ? toPounds(storedWeight(weight, isAssisted), unit) : null };
}
