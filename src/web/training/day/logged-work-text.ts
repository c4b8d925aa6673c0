import type { ExerciseCategory } from '#domain/training/exercise-category.ts';
import type { LoggedWork } from './training-day.ts';

type Set = NonNullable<LoggedWork['setsData']>[number];

/** A weight in lb, as it was typed: '225', '22.5'. */
export const weightText = (lbs: number): string => lbs.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** An estimate is shown in whole pounds. */
export const oneRepMaxText = (lbs: number): string => Math.round(lbs).toLocaleString('en-US');

export const notReliable = 'Above 12 reps the estimate is not reliable.';

/** What was done, in one line: '225 lb × 5, 5, 4', '12, 10 reps', '3.1 mi · 28:10 · RPE 7'. */
export function workText(work: LoggedWork): string {
  return [
    ...setsText(work.setsData ?? []),
    withUnit(work.distanceCompleted, 'mi'),
    withUnit(work.volumeCompleted, 'contacts'),
    withUnit(work.timeCompleted, 's'),
    work.rpeCompleted && `RPE ${work.rpeCompleted}`,
    withUnit(work.heartRateAchieved, 'bpm'),
    work.contactTimeAchieved && `contact time ${work.contactTimeAchieved}`,
    work.groundContactTimeAchieved && `ground contact time ${work.groundContactTimeAchieved}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** One set: '225 lb × 5', or '12 reps' without a weight. */
export const setText = ({ reps, weight }: Pick<Set, 'reps' | 'weight'>): string =>
  weight ? `${weightText(weight)} lb × ${reps ?? 0}` : `${reps ?? 0} reps`;

/** Why a log of a lift has no estimate; null when it has one, or when there is nothing to say. */
export function missingEstimate(category: ExerciseCategory, work: LoggedWork): string | null {
  if (category !== 'Strength' || work.estimated1RM !== null) return null;
  return (work.setsData ?? []).some(isDone) && work.setsData?.some(({ weight }) => weight)
    ? notReliable
    : null;
}

const isDone = ({ reps, completed }: Set) => (reps ?? 0) > 0 && completed;

/** Sets that follow each other at the same weight stand together. */
function setsText(sets: readonly Set[]): string[] {
  const runs: { weight: number | null; reps: number[] }[] = [];
  for (const { reps, weight } of sets.filter(isDone)) {
    const run = runs.at(-1);
    if (run && run.weight === (weight ?? null)) run.reps.push(reps ?? 0);
    else runs.push({ weight: weight ?? null, reps: [reps ?? 0] });
  }
  return runs.map(({ weight, reps }) =>
    weight === null ? `${reps.join(', ')} reps` : `${weightText(weight)} lb × ${reps.join(', ')}`,
  );
}

const bareNumber = /^\d+(\.\d+)?$/;

/** A number alone gets its unit; a time typed as one is in seconds. */
export const withUnit = (text: string | null, unit: string) =>
  text && (bareNumber.test(text) ? `${text} ${unit}` : text);
