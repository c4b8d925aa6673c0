import { usualLengthDays } from '#domain/training/training-schedule.ts';
import { compareNames } from '#domain/names/compare-names.ts';
import { type Program, programsAmong } from '#web/programs/program/program-list.ts';

type Option = { value: string; label: string };

/** Programs first, then single workouts, each by name. What is assigned now stays to be chosen when it is deleted. */
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

/** How many weeks a program runs for; null for a single workout. */
export const weeksOf = (workout: Program | undefined): number | null =>
  workout && programsAmong([workout]).length > 0 ? workout.numWeeks : null;

/** Where an end date comes from that nobody typed. */
export const endDateHint = (workout: Program | undefined): string =>
  workout && weeksOf(workout) === null
    ? `Trained on the start date; open for ${usualLengthDays} days when left empty.`
    : "Filled in from the program's weeks.";
