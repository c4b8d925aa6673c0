import type { ResponseOf } from '#contract/endpoint.ts';
import type { getExerciseUses } from '#contract/exercises/uses.ts';
import { capitalised, counted } from '#web/ui/text/words.ts';

export type Uses = ResponseOf<typeof getExerciseUses>;

type ProgramUse = Uses['programs'][number];

/** 'Week 1: Monday, Friday · Week 2: Monday'. */
export function placesText({ places }: Pick<ProgramUse, 'places'>): string {
  const weeks = new Map<number, string[]>();
  for (const { weekNumber, dayOfWeek } of places)
    weeks.set(weekNumber, [...(weeks.get(weekNumber) ?? []), capitalised(dayOfWeek)]);
  return [...weeks].map(([week, days]) => `Week ${week}: ${days.join(', ')}`).join(' · ');
}

export const isUsed = ({ programs, workouts, challenges, coming, logs }: Uses): boolean =>
  programs.length + workouts.length + challenges.length + coming.days + logs.count > 0;

/** '3 logs of 2 members'. */
export const logsText = ({ logs }: Pick<Uses, 'logs'>): string =>
  `${counted(logs.count, 'log')} of ${counted(logs.members, 'member')}`;

/** '12 training days of 3 members'. */
export const comingText = ({ coming }: Pick<Uses, 'coming'>): string =>
  `${counted(coming.days, 'training day')} of ${counted(coming.members, 'member')}`;
