import type { ResponseOf } from '#contract/endpoint.ts';
import type { getWorkoutReach } from '#contract/programs.ts';
import type { Schedule } from '#web/features/programs/document/schedule.ts';
import { counted } from '#web/ui/text/words.ts';

type Audience = ResponseOf<typeof getWorkoutReach>;

/** The members that a change reaches, named before it is made. */
export const audienceText = (members: number): string =>
  members === 0
    ? 'No member trains this program now: changes reach nobody.'
    : `Changes reach ${counted(members, 'member')}: today's and coming days without a log.`;

export type RemovedWeeks = { weeks: number[]; members: number; exercises: number };

/** The days and notes that fewer weeks take away. A member who trains several of them counts once. */
export function removedBy(
  numWeeks: number,
  schedule: Pick<Schedule, 'weeks'>,
  reach: Pick<Audience, 'weeks'> | undefined,
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
