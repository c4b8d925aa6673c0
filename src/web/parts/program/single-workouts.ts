import { textSearch } from '#domain/names/fold-text.ts';
import { compareNames } from '#domain/names/compare-names.ts';
import { counted } from '#web/ui/text/words.ts';
import { type Program, programsAmong } from './program-list.ts';

/** Workouts that are no programs, sorted by name; with a search those that it finds. */
export function singleWorkoutsAmong(workouts: readonly Program[], search = ''): Program[] {
  const programs = new Set(programsAmong(workouts));
  const isFound = textSearch(search);
  return workouts
    .filter(workout => !programs.has(workout))
    .filter(({ name, description }) => isFound(name, description))
    .toSorted((a, b) => compareNames(a.name, b.name));
}

/** 'Used on days of: Iron Foundation, Two Hands.' */
export const usageText = (programNames: readonly string[]): string =>
  programNames.length === 0 ? 'No program uses it on a day.' : `Used on days of: ${programNames.join(', ')}.`;

export const audienceText = (members: number): string =>
  members === 0 ? 'Changes reach nobody now.' : `Changes reach ${counted(members, 'member')}.`;
