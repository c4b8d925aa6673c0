import type { getDashboardStats } from '#contract/dashboard.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Units } from '#domain/measures/measure.ts';
import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import { weightWords } from '#web/measures/measure-words.ts';
import { distanceText, withUnit } from '#web/training/day/logged-work-text.ts';

export type Activity = ResponseOf<typeof getDashboardStats>['recentActivity'][number];

type Work = Pick<
  Activity,
  | 'exerciseCategory'
  | 'setsCompleted'
  | 'repsCompleted'
  | 'weightUsed'
  | 'distanceCompleted'
  | 'volumeCompleted'
  | 'timeCompleted'
>;

/**
 * What was done: '5 × 5 · 225 lb', '3.1 mi · 28:10', '40 contacts', '90 s'. Reps that do not share out evenly are given
 * in all: '3 sets, 14 reps'. In the reader's own units.
 */
export function workDone(work: Work, units: Units): string {
  const done = [
    setsAndReps(work.setsCompleted, work.repsCompleted),
    work.weightUsed ? weightWords(work.weightUsed, units.weight) : null,
    distanceText(work, units),
    withUnit(work.volumeCompleted, 'contacts'),
    withUnit(work.timeCompleted, 's'),
  ]
    .filter(Boolean)
    .join(' · ');
  return done || (isLift[work.exerciseCategory] ? 'Missed' : '');
}

/** A log of these has sets: one without a set done holds attempts that failed. */
const isLift: Partial<Record<Activity['exerciseCategory'], true>> = { Strength: true, Calisthenics: true };

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
