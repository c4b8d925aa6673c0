import { compareNames } from '#domain/names/compare-names.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type listWorkouts, multiWeekProgram } from '#contract/programs.ts';

export type Program = ResponseOf<typeof listWorkouts>[number];

/** The programs among the workouts, sorted by name. */
export const programsAmong = (workouts: readonly Program[]): Program[] =>
  workouts
    .filter(workout => workout.programType === multiWeekProgram)
    .toSorted((a, b) => compareNames(a.name, b.name));

export const lengthText = (numWeeks: number | null): string =>
  numWeeks === null ? 'Multi-Week Program' : `${numWeeks}-Week Program`;
