import { counted } from '#web/ui/text/words.ts';
import type { RemovedWeeks } from './audience-text.ts';

/** The assignments that deleting a program ends; undefined where they could not be counted. */
export function endingText(assignments: number | undefined): string {
  if (assignments === undefined) return 'How many assignments end could not be counted.';
  if (assignments === 0) return 'No assignments end.';
  return `${counted(assignments, 'assignment')} ${assignments === 1 ? 'ends' : 'end'}: the days ahead go.`;
}

/** The effect on paths that a program is a block of; null where there are none. */
export function pathsText(paths: readonly string[]): string | null {
  if (paths.length === 0) return null;
  const names = new Intl.ListFormat('en-US').format(paths);
  return `It is a block of ${names}. Whoever is on ${paths.length === 1 ? 'that path' : 'one of them'} goes on with the other blocks; before ${paths.length === 1 ? 'it is' : 'they are'} assigned again, it has to be taken out there.`;
}

/** 'week 12'; 'weeks 11 and 12'; 'weeks 9 to 12'. */
export function weeksText(weeks: readonly number[]): string {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (weeks.length < 2) return `week ${first}`;
  return `weeks ${first} ${weeks.length === 2 ? 'and' : 'to'} ${last}`;
}

export function removalText({ weeks, members, exercises }: RemovedWeeks): string {
  const theWeeks = weeksText(weeks);
  const held =
    exercises > 0
      ? [`${counted(exercises, 'exercise')} in ${theWeeks} ${exercises === 1 ? 'is' : 'are'} deleted.`]
      : [];
  const trained =
    members > 0
      ? [
          `${counted(members, 'member')} ${members === 1 ? 'has' : 'have'} training days in ${theWeeks}: those from today on without a log go.`,
        ]
      : [];
  return [...trained, ...held, 'Nothing that was logged is lost.'].join(' ');
}
