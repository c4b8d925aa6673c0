import { compareNames } from '#domain/names/compare-names.ts';
import { textSearch } from '#domain/names/fold-text.ts';
import { numberedName } from '#domain/programs/numbered-name.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type listWorkouts, multiWeekProgram } from '#contract/programs.ts';
import { inOrder, type Orders, type Sort } from '#web/lists/in-order.ts';

export type Program = ResponseOf<typeof listWorkouts>[number];

/** The programs among the workouts, sorted by name, and by the numbers in it. */
export const programsAmong = (workouts: readonly Program[]): Program[] =>
  workouts
    .filter(workout => workout.programType === multiWeekProgram)
    .toSorted((a, b) => compareNames(numberedName(a.name), numberedName(b.name)));

/** With how many members are on it. */
export type ListedProgram = Program & { members: number };

export const programOrders = {
  name: { of: ({ name }) => numberedName(name), up: 'By name', down: 'By name, Z to A' },
  members: { of: ({ members }) => members, down: 'Most members first' },
  changed: { of: ({ updatedAt }) => updatedAt, down: 'Changed last' },
  weeks: { of: ({ numWeeks }) => numWeeks, up: 'Shortest first', down: 'Longest first' },
} satisfies Orders<ListedProgram>;

/** Programs that match the search, in the chosen order. */
export function programsShown(
  workouts: readonly Program[],
  counts: readonly { workoutId: string; members: number }[],
  { search, sort }: { search: string; sort: Sort },
): readonly ListedProgram[] {
  const members = new Map(counts.map(one => [one.workoutId, one.members]));
  const isFound = textSearch(search);
  const found = programsAmong(workouts)
    .filter(({ name, description }) => isFound(name, description))
    .map(program => ({ ...program, members: members.get(program.id) ?? 0 }));
  return inOrder(found, programOrders, sort);
}

export const lengthText = (numWeeks: number | null): string =>
  numWeeks === null ? 'Multi-Week Program' : `${numWeeks}-Week Program`;
