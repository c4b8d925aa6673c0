import { useState } from 'react';
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { pushEntry } from '#web/navigation/history-entry.ts';
import { viewsInHistory } from '#web/navigation/view-history.ts';

const views = viewsInHistory({ log: null, session: 'trainingDayId' }, 'log');

/** The view of the Workout Log: a date's exercises, or one session in the player. */
export const useSessionView = views.useView;

export const leaveSession = (trainingDayId: string): void =>
  views.leaveView({ name: 'session', trainingDayId });

/** Opens the player from wherever one is; Back leads there again. The date stands in the entry, so a reload knows it. */
export function openSession(trainingDayId: string, date: PlainDate): void {
  pushEntry({ section: 'calendar', view: { name: 'session', trainingDayId }, date }, '/member');
  window.scrollTo(0, 0);
}

/** The date of the session that is shown: an address without one means today's. */
export function useSessionDate(today: PlainDate): PlainDate {
  const [date] = useState(() => dateNow() ?? today);
  return date;
}

function dateNow(): PlainDate | null {
  if (typeof window === 'undefined') return null;
  const { date } = (window.history.state ?? {}) as { date?: unknown };
  const said = typeof date === 'string' ? date : new URLSearchParams(window.location.search).get('date');
  return said === null ? null : parsePlainDate(said);
}
