import type { getDashboardStats } from '#contract/dashboard.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Units } from '#domain/measures/measure.ts';
import { dateIn, formatInstant, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { weightText } from '#web/measures/measure-text.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import {
  caloriesText,
  carriedText,
  distanceText,
  withUnit,
} from '#web/parts/training-day/logged-work-text.ts';

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
> &
  Partial<Pick<Activity, 'topSet' | 'carried' | 'calories' | 'missed'>>;

/**
 * What was done: '5 × 5 · 225 lb', '4 × 40 yd · 70 lb', '4 × 12 cal', '3.1 mi · 28:10', '40 contacts', '90 s'. Sets that are not alike are given in all, with the
 * heaviest: '3 sets, 18 reps · top 170 lb × 5'. In the reader's own units.
 */
export function workDone(work: Work, units: Units): string {
  const done = [
    setsAndAmount(work, units),
    weightDone(work, units),
    distanceText(work, units),
    withUnit(work.volumeCompleted, 'contacts'),
    withUnit(work.timeCompleted, 's'),
  ]
    .filter(Boolean)
    .join(' · ');
  if (!done) return isLift[work.exerciseCategory] ? 'Missed' : '';
  return work.missed ? `${done}, ${work.missed} missed` : done;
}

/** A log of these has sets: one without a set done holds attempts that failed. */
const isLift: Partial<Record<Activity['exerciseCategory'], true>> = { Strength: true, Calisthenics: true };

function weightDone({ weightUsed, topSet }: Work, { weight: unit }: Units): string | null {
  if (topSet?.weight) return `top ${weightText(topSet.weight, unit)} × ${topSet.reps}`;
  return weightUsed ? weightText(weightUsed, unit) : null;
}

function setsAndAmount(work: Work, units: Units): string | null {
  const { setsCompleted: sets, repsCompleted: reps, topSet, carried, calories } = work;
  if (!sets) return null;
  if (carried) return `${sets} × ${carriedText(carried, units)}`;
  if (calories?.isEven && !reps) return `${sets} × ${caloriesText(calories.total / sets)}`;
  if (calories && !reps) return `${sets} sets, ${caloriesText(calories.total)}`;
  if (!reps) return `${sets} ${sets === 1 ? 'set' : 'sets'}`;
  if (reps % sets === 0 && !topSet) return `${sets} × ${reps / sets}`;
  return `${sets} sets, ${reps} reps`;
}

type DayOfActivity = { date: PlainDate; logs: Activity[] };

/** The logs by their training date, the latest first; those of a date in the order they came. */
export function byDay(logs: readonly Activity[]): DayOfActivity[] {
  const days = new Map<PlainDate, Activity[]>();
  for (const log of logs) {
    const date = dateOf(log);
    days.set(date, [...(days.get(date) ?? []), log]);
  }
  return [...days]
    .map(([date, ofDay]) => ({ date, logs: ofDay }))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
}

const dateOf = ({ completedDate, loggedAt }: Pick<Activity, 'completedDate' | 'loggedAt'>): PlainDate =>
  parsePlainDate(completedDate) ?? dateIn('UTC', new Date(loggedAt));

/** When it was saved; with its training date before, and said so, where that is another. */
export function savedText(log: Pick<Activity, 'completedDate' | 'loggedAt'>, zone: string): string {
  const date = dateOf(log);
  const saved = formatInstant(log.loggedAt, zone);
  return dateIn(zone, new Date(log.loggedAt)) === date ? saved : `${shortDay(date)} · saved ${saved}`;
}
