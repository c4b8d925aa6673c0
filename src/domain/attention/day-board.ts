import type { PlainDate } from '#domain/plain-date.ts';
import { dayStatus } from '#domain/training/status/day-status.ts';

/** The course of a member's day; `beside` where they trained though nothing was planned. */
export const boardStatuses = ['trained', 'part', 'beside', 'missed', 'to-do', 'rest'] as const;

export type BoardStatus = (typeof boardStatuses)[number];

/** The work planned for a date, how much of it is logged, and whether anything unplanned was logged. */
type BoardDay = {
  date: PlainDate;
  today: PlainDate;
  exercises: number;
  logged: number;
  hasBeside: boolean;
  /** Whether its session is open still: nothing of the date is missed then. */
  isOpen: boolean;
};

/** The status of a member's day on the board: all of it done, some, none, still to do, or nothing planned. */
export function boardStatus({ hasBeside, isOpen, ...day }: BoardDay): BoardStatus {
  const status = dayStatus(day);
  if (status === 'complete') return 'trained';
  if (status === 'rest') return hasBeside ? 'beside' : 'rest';
  if (day.logged > 0 || isOpen) return 'part';
  return status === 'missed' ? 'missed' : 'to-do';
}
