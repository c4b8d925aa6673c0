import type { PlainDate } from '#domain/plain-date.ts';
import { leftOpenFor } from '#domain/training-sessions/session-event.ts';
import { useOnDevice } from '#web/state/use-on-device.ts';
import { instantNow } from '#web/outbox/events/server-clock.ts';
import { usePendingSessions, type PendingSession } from '#web/outbox/events/pending-sessions.ts';
import type { Source } from './training-calendar.ts';

/** A session that was begun and not ended, and gone on with in the last 12 hours. */
export type OpenSession = { trainingDayId: string; date: PlainDate };

type Calendars = readonly Pick<Source, 'calendar'>[];
type PendingState = Pick<PendingSession, 'trainingDayId' | 'date' | 'isCoached' | 'lastAt' | 'isEnded'>;

/**
 * The member's open session, from the calendars and this device's own events since. Of several the one that was
 * continued last. `now` in milliseconds.
 */
export function openSessionOf(
  calendars: Calendars,
  waiting: readonly PendingState[],
  now: number,
): OpenSession | null {
  const own = waiting.filter(({ isCoached }) => !isCoached);
  const ended = new Set(own.filter(({ isEnded }) => isEnded).map(({ trainingDayId }) => trainingDayId));
  const answered = calendars.flatMap(({ calendar = {} }) =>
    Object.entries(calendar).flatMap(([date, { openSession }]) =>
      openSession ? [{ ...openSession, date, until: Date.parse(openSession.until) }] : [],
    ),
  );
  const told = own.map(({ lastAt, ...one }) => ({ ...one, until: lastAt + leftOpenFor }));
  const open = [...answered, ...told]
    .filter(({ trainingDayId, until }) => until > now && !ended.has(trainingDayId))
    .toSorted((a, b) => b.until - a.until);
  const [last] = open;
  return last ? { trainingDayId: last.trainingDayId, date: last.date } : null;
}

/** The open session of the member at this device. During hydration the calendars of the page hold. */
export function useOpenSession(calendars: Calendars): OpenSession | null {
  const waiting = usePendingSessions();
  const text = useOnDevice(
    () => JSON.stringify(openSessionOf(calendars, waiting, instantNow())),
    JSON.stringify(openSessionOf(calendars, [], 0)),
  );
  return JSON.parse(text) as OpenSession | null;
}
