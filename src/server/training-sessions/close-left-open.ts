import { randomUUID } from 'node:crypto';
import { dateIn } from '#domain/plain-date.ts';
import { foldSession } from '#domain/training-sessions/fold-session.ts';
import { leftOpenFor, type SessionEvent } from '#domain/training-sessions/session-event.ts';
import { type DatabasePool, statement, transaction } from '#server/database/database.ts';
import { lockDaysFor } from '#server/training-days/counts/lock-days.ts';
import { storeEvents, theServer } from '#server/training-days/events/store-events.ts';
import type { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import { readDay, withEvents } from './read-session.ts';
import { reconcileLogs } from './reconcile-logs.ts';

type Due = { trainingDayId: string; assignmentId: string };

const dueSessions = statement<Due, { now: Date; most: number }>(
  'sessions_left_open',
  `select id as "trainingDayId", assignment_id as "assignmentId" from training_days
   where session_due_at <= :now order by session_due_at limit :most`,
  { alone: true },
);

/**
 * Finishes exercises that were left with sets and no end for 12 hours: they are logged with what they have. Several servers may
 * do so at once; the second finds nothing left. One that fails keeps none of the others waiting.
 */
export async function closeLeftOpen(
  db: DatabasePool,
  versions: KnownVersions,
  now: Date,
  most = 200,
): Promise<number> {
  const due = await dueSessions(db, { now, most });
  const failures: unknown[] = [];
  for (const day of due)
    await transaction(db.logs, tx => closeOne(tx, versions, day, now)).catch(error => failures.push(error));
  if (failures.length > 0) throw failures[0];
  return due.length;
}

async function closeOne(
  tx: Parameters<typeof lockDaysFor>[0],
  versions: KnownVersions,
  day: Due,
  now: Date,
): Promise<void> {
  await lockDaysFor(tx, day);
  const session = await readDay(tx, versions, {
    trainingDayId: day.trainingDayId,
    owner: { all: true },
    today: dateIn('UTC', now),
    isWhole: false,
  });
  const { events, planned } = session;
  const finishes = foldSession(events, planned).exercises.flatMap(
    ({ prescriptionId, isLogged, sets, lastAt }): SessionEvent[] => {
      const at = (lastAt ?? 0) + leftOpenFor;
      const isDue = !isLogged && sets.length > 0 && at <= now.getTime();
      return isDue ? [{ id: randomUUID(), at, kind: 'finish', prescriptionId }] : [];
    },
  );
  if (finishes.length > 0) await storeEvents(tx, day.trainingDayId, finishes, theServer, now);
  await reconcileLogs(tx, withEvents(session, finishes, null), now);
}
