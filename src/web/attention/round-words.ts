import {
  addDays,
  dateIn,
  daysBetween,
  formatDate,
  parsePlainDate,
  type PlainDate,
  startOfDate,
} from '#domain/plain-date.ts';
import { shortDay } from '#web/training/day/day-words.ts';
import { counted } from '#web/ui/text/words.ts';
import type { RoundMember } from './round-in-hand.ts';

/** The coach's own date at an instant. */
export const dayAt = (instant: string, zone: string): string => formatDate(dateIn(zone, Date.parse(instant)));

/** A reason that goes by the calendar has its date at UTC midnight; an instant is told by the coach's own date. */
const dateOf = (at: string, zone: string): PlainDate =>
  at.endsWith('T00:00:00.000Z') ? at.slice(0, 10) : dateIn(zone, Date.parse(at));

/** 'since today', 'since yesterday', 'since Mon, Mar 2' */
export function sinceText(since: string, { today, zone }: { today: PlainDate; zone: string }): string {
  const date = dateOf(since, zone);
  const days = daysBetween(date, today);
  if (days <= 0) return 'since today';
  return days === 1 ? 'since yesterday' : `since ${shortDay(date)}`;
}

/** 'Trained yesterday', 'Trained 9 days ago', 'Not trained yet' */
export function trainedText({ lastTrainedOn }: RoundMember, today: PlainDate): string {
  const date = parsePlainDate(lastTrainedOn ?? '');
  if (date === null) return 'Not trained yet';
  const days = daysBetween(date, today);
  if (days <= 0) return 'Trained today';
  return days === 1 ? 'Trained yesterday' : `Trained ${counted(days, 'day')} ago`;
}

/** 'Next today', 'Next Mon, Mar 2', 'Nothing to come' */
export function nextText({ nextTrainingOn }: RoundMember, today: PlainDate): string {
  const date = parsePlainDate(nextTrainingOn ?? '');
  if (date === null) return 'Nothing to come';
  return date === today ? 'Next today' : `Next ${shortDay(date)}`;
}

/** Those to whom a coach may come back later: at the begin of a day, where the coach lives. */
export const snoozeChoices = [
  { label: 'Tomorrow', days: 1 },
  { label: '3 days', days: 3 },
  { label: 'A week', days: 7 },
] as const;

export const snoozeUntil = (date: PlainDate, zone: string): string => startOfDate(zone, date).toISOString();

export const snoozeIn = (days: number, today: PlainDate, zone: string): string =>
  snoozeUntil(addDays(today, days), zone);
