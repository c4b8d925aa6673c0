import type { getDashboardStats } from '#contract/dashboard.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import { weightText } from '#web/progress/logged-work-text.ts';

export type Activity = ResponseOf<typeof getDashboardStats>['recentActivity'][number];

type Work = Pick<Activity, 'setsCompleted' | 'repsCompleted' | 'weightUsed'>;

/**
 * Sets × reps and the weight: '5 × 5 · 225 lb'. Reps that do not share out evenly are given in all: '3 sets, 14 reps'.
 * Empty for work that is not counted in sets.
 */
export function workDone({ setsCompleted, repsCompleted, weightUsed }: Work): string {
  return [setsAndReps(setsCompleted, repsCompleted), weightUsed ? `${weightText(weightUsed)} lb` : null]
    .filter(Boolean)
    .join(' · ');
}

function setsAndReps(sets: number | null, reps: number | null): string | null {
  if (!sets || !reps) return null;
  if (reps % sets === 0) return `${sets} × ${reps / sets}`;
  return `${sets} sets, ${reps} reps`;
}

type DayOfActivity = { date: PlainDate; logs: Activity[] };

/** The logs by the day on which they were saved, in the member's zone; their order is kept. */
export function byDay(logs: readonly Activity[], zone: string): DayOfActivity[] {
  const days: DayOfActivity[] = [];
  for (const log of logs) {
    const date = dateIn(zone, new Date(log.loggedAt));
    const day = days.at(-1);
    if (day?.date === date) day.logs.push(log);
    else days.push({ date, logs: [log] });
  }
  return days;
}
