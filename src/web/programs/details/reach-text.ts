import type { ResponseOf } from '#contract/endpoint.ts';
import type { getWorkoutReach } from '#contract/programs.ts';
import type { Schedule } from '#web/programs/draft/schedule.ts';
import { counted } from '#web/ui/text/words.ts';

type Reach = ResponseOf<typeof getWorkoutReach>;

/** Whom a change reaches, said before it is made. */
export const reachText = (members: number): string =>
  members === 0
    ? 'No member trains this program now: changes reach nobody.'
    : `Changes reach ${counted(members, 'member')}: today's and coming days without a log.`;

/** What deleting a program ends; undefined where it could not be counted. */
export function endingText(assignments: number | undefined): string {
  if (assignments === undefined) return 'How many assignments end could not be counted.';
  if (assignments === 0) return 'No assignments end.';
  return `${counted(assignments, 'assignment')} ${assignments === 1 ? 'ends' : 'end'}: the days still to come go.`;
}

export type RemovedWeeks = { weeks: number[]; members: number; exercises: number };

/** What a smaller number of weeks takes away. A member who trains several of them counts once. */
export function removedBy(
  numWeeks: number,
  schedule: Schedule,
  reach: Pick<Reach, 'weeks'> | undefined,
): RemovedWeeks {
  const removed = schedule.weeks.filter(week => week.number > numWeeks);
  const reached = (reach?.weeks ?? []).filter(week => week.weekNumber > numWeeks);
  return {
    weeks: removed.map(week => week.number),
    members: Math.max(0, ...reached.map(week => week.members)),
    exercises: removed.reduce((sum, week) => sum + week.exercises, 0),
  };
}

export const isWorthAsking = ({ members, exercises }: RemovedWeeks): boolean => members + exercises > 0;

/** 'week 12'; 'weeks 11 and 12'; 'weeks 9 to 12'. */
export function weeksInWords(weeks: readonly number[]): string {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (weeks.length < 2) return `week ${first}`;
  return `weeks ${first} ${weeks.length === 2 ? 'and' : 'to'} ${last}`;
}

export function removalText({ weeks, members, exercises }: RemovedWeeks): string {
  const theWeeks = weeksInWords(weeks);
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
