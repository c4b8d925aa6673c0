import { dateIn } from '#domain/plain-date.ts';
import { type ExerciseState, foldSession } from '#domain/training-sessions/fold-session.ts';
import { leftOpenFor, type SessionEvent } from '#domain/training-sessions/session-event.ts';
import type { Database } from '#server/database/database.ts';
import type { HeldRecord } from '#server/records/new-records.ts';
import { storeEvents, noteSessionDue, theMember } from '#server/training-days/events/store-events.ts';
import type { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import { readDay, type Session, withEvents } from './read-session.ts';
import { writeLogs } from './write-logs.ts';

/**
 * Makes the logs of a day that the caller has locked what its events come to, and notes when what is left open is to be logged.
 * Answers the records that this makes.
 */
export async function reconcileLogs(tx: Database, session: Session, now: Date): Promise<HeldRecord[]> {
  const newRecords = await writeLogs(tx, session, now);
  const { exercises } = foldSession(session.events, session.planned);
  await noteSessionDue(tx, session.row.trainingDayId, dueAtOf(exercises));
  return newRecords;
}

/** For the log dialog, which has locked the day. */
export const reconcileDay =
  (versions: KnownVersions) =>
  async (tx: Database, trainingDayId: string, now: Date): Promise<void> => {
    const today = dateIn('UTC', now);
    const input = { trainingDayId, owner: { all: true as const }, today, isWhole: false };
    await reconcileLogs(tx, await readDay(tx, versions, input), now);
  };

/** A log that had no events is one from now on, if the new events are of its exercise. Answers the session with those stored. */
export async function storeLogsAsEvents(
  tx: Database,
  session: Session,
  fresh: readonly SessionEvent[],
  now: Date,
): Promise<Session> {
  const { row, events } = session;
  const stored = new Set((row.events ?? []).map(({ id }) => id));
  const touched = new Set(fresh.flatMap(event => ('prescriptionId' in event ? event.prescriptionId : [])));
  const unstored = events.filter(
    event => event.kind === 'log' && !stored.has(event.id) && touched.has(event.prescriptionId),
  );
  if (unstored.length === 0) return session;
  await storeEvents(tx, row.trainingDayId, unstored, theMember, now);
  const others = events.filter(event => !unstored.includes(event));
  return withEvents({ ...session, events: others }, unstored, row.memberId);
}

/** When the first exercise that has sets and no log is to be logged with what it has. */
export function dueAtOf(exercises: readonly ExerciseState[]): Date | null {
  const open = exercises.filter(
    ({ isLogged, sets, lastAt }) => !isLogged && sets.length > 0 && lastAt !== null,
  );
  if (open.length === 0) return null;
  return new Date(Math.min(...open.map(({ lastAt }) => (lastAt ?? 0) + leftOpenFor)));
}
