import { usualLengthDays } from '#domain/training/schedule/training-schedule.ts';
import { compareNames } from '#domain/names/compare-names.ts';
import { type Program, programsAmong } from '#web/parts/program/program-list.ts';

type Option = { value: string; label: string };

/** Programs first, then single workouts, each by name. The present one can still be chosen when it is deleted. */
export function workoutOptions(workouts: readonly Program[], now?: Option): Option[] {
  const programs = programsAmong(workouts);
  const singles = workouts
    .filter(workout => !programs.includes(workout))
    .toSorted((a, b) => compareNames(a.name, b.name));
  const options = [
    ...programs.map(({ id, name }) => ({ value: id, label: name })),
    ...singles.map(({ id, name }) => ({ value: id, label: `${name} · Single workout` })),
  ];
  const isThere = !now || options.some(option => option.value === now.value);
  return isThere ? options : [now, ...options];
}

/** The weeks that a program runs for; null for a single workout. */
export const weeksOf = (workout: Program | undefined): number | null =>
  workout && programsAmong([workout]).length > 0 ? workout.numWeeks : null;

/** The source of an end date that was not typed. */
export const endDateHint = (workout: Program | undefined): string =>
  workout && weeksOf(workout) === null
    ? `Trained on the start date; open for ${usualLengthDays} days when left empty.`
    : "Filled in from the program's weeks.";
