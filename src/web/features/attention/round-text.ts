import {
  addDays,
  dateIn,
  daysBetween,
  formatDate,
  parsePlainDate,
  type PlainDate,
  startOfDate,
} from '#domain/plain-date.ts';
import type { Days } from '#web/session/today.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import { agoText, forThem } from '#web/parts/training-day/words/their-day.ts';
import type { RoundMember } from './open-review.ts';

/** The coach's own date at an instant. */
export const dayAt = (instant: string, zone: string): string => formatDate(dateIn(zone, Date.parse(instant)));

/** A reason that goes by the calendar has its date at UTC midnight; an instant is told by the coach's own date. */
const dateOf = (at: string, zone: string): PlainDate =>
  isOfCalendar(at) ? at.slice(0, 10) : dateIn(zone, Date.parse(at));

const isOfCalendar = (at: string): boolean => at.endsWith('T00:00:00.000Z');

/**
 * 'since today', 'since yesterday', 'since Mon, Mar 2'. A reason that goes by the calendar has a date of the member's own: where
 * that of today is another one for the reader, it is always told as a date.
 */
export function sinceText(since: string, { days, zone }: { days: Days; zone: string }): string {
  const date = dateOf(since, zone);
  const passed = daysBetween(date, days.readers);
  const isDated = isOfCalendar(since) && days.theirs !== days.readers;
  if (isDated || passed > 1) return `since ${shortDay(date)}`;
  return passed === 1 ? 'since yesterday' : 'since today';
}

/** 'Trained yesterday', 'Trained 9 days ago', 'Not trained yet' */
export function trainedText({ lastTrainedOn, nextTrainingOn }: RoundMember, days: Days): string {
  const date = parsePlainDate(lastTrainedOn ?? '');
  if (date === null) return 'Not trained yet';
  // What comes next stands beside it, and says which day that is for them.
  const isSaidBeside = nextTrainingOn === lastTrainedOn && date === days.theirs;
  return `Trained ${isSaidBeside ? 'today' : agoText(date, days)}`;
}

/** 'Next today', 'Next Mon, Mar 2', 'Nothing planned' */
export function nextText({ nextTrainingOn }: RoundMember, days: Days): string {
  const date = parsePlainDate(nextTrainingOn ?? '');
  if (date === null) return 'Nothing planned';
  return date === days.theirs ? `Next today${forThem(date, days)}` : `Next ${shortDay(date)}`;
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
