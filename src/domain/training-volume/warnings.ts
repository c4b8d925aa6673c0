import { type PercentOf, percentBaseText, usualPercentOf } from '#domain/prescriptions/percent-of.ts';
import { asksForCalories } from '#domain/prescriptions/prescribed-calories.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { firstCount, firstNumber } from '#domain/prescriptions/prescription-text.ts';
import { workSetsOf } from '#domain/prescriptions/set-targets.ts';
import { sessionSeconds, type Timed } from './session-length.ts';
import { type LoadedWork, weekLoad } from './week-load.ts';

export type WrittenDay = {
  dayName: string;
  /** The day uses a single workout, which has exercises of its own. */
  hasWorkout: boolean;
  work: readonly {
    name: string;
    category: ExerciseCategory;
    prescription: Timed & LoadedWork['prescription'] & { percentOf?: PercentOf };
  }[];
};

/** `week` and `day` count from 0; without a day it is about the whole week. */
export type VolumeWarning = { week: number; day: number | null; text: string };

const longSession = 60 * 60;
const maxReps = 100;
const maxSets = 15;
const maxPercent = 105;
/** A jump from next to nothing says nothing. */
const leastSets = 10;

/** Prescriptions that can hardly be meant, week by week: pointed out, never refused. */
export function volumeWarnings(weeks: readonly (readonly WrittenDay[])[]): VolumeWarning[] {
  return weeks.flatMap((days, week) => [
    ...jump(weeks, week),
    ...days.flatMap((day, at) => dayWarnings(day).map(text => ({ week, day: at, text }))),
  ]);
}

function jump(weeks: readonly (readonly WrittenDay[])[], week: number): VolumeWarning[] {
  const before = week > 0 && weekLoad((weeks[week - 1] ?? []).flatMap(({ work }) => work));
  const now = weekLoad((weeks[week] ?? []).flatMap(({ work }) => work));
  if (!before || before.sets < leastSets || now.sets < 2 * before.sets) return [];
  return [
    {
      week,
      day: null,
      text: `${now.sets} sets after ${before.sets} the week before: at least twice as many.`,
    },
  ];
}

function dayWarnings({ dayName, hasWorkout, work }: WrittenDay): string[] {
  const seconds = sessionSeconds(work);
  return [
    ...(dayName !== '' && !/\b(?:rest|off)\b/i.test(dayName) && work.length === 0 && !hasWorkout
      ? [`“${dayName}” has no exercises: members rest on it.`]
      : []),
    ...(seconds > longSession ? [`About ${Math.round(seconds / 60)} minutes, more than an hour.`] : []),
    ...work.flatMap(({ name, category, prescription }) => lineWarnings(name, category, prescription)),
  ];
}

function lineWarnings(
  name: string,
  category: ExerciseCategory,
  prescription: WrittenDay['work'][number]['prescription'],
): string[] {
  const reps = asksForCalories(prescription.reps) ? null : firstCount(prescription.reps);
  const percent = firstNumber(prescription.percent1RM);
  const rpe = firstNumber(prescription.rpe);
  const sets = workSetsOf(category, prescription);
  return [
    ...(reps !== null && reps > maxReps ? [`${name}: ${reps} reps in a set.`] : []),
    ...(sets > maxSets ? [`${name}: ${sets} sets.`] : []),
    ...(percent !== null && percent > maxPercent
      ? [`${name}: ${percent}% of ${percentBaseText[prescription.percentOf ?? usualPercentOf]}.`]
      : []),
    ...(rpe !== null && rpe > 10 ? [`${name}: effort ${rpe} on a scale of 10.`] : []),
  ];
}
