import { createOutboxStore, type StoredIn } from '#web/outbox/queue/store.ts';
import type { PendingLog } from './pending-log.ts';

const store = createOutboxStore<PendingLog>('logs', { keyOf: ({ key }) => key });

/** One person's logs, the oldest first. Fails where they can't be read. */
export async function logsOf(userId: string): Promise<PendingLog[]> {
  const { entries, isComplete } = await store.read(
    { index: 'userId', key: userId },
    log => log.userId === userId,
  );
  if (!isComplete) throw new Error('The logs on this device cannot be read');
  return entries.toSorted((a, b) => a.keptAt - b.keptAt);
}

export const isAnyLogQueued = (): Promise<boolean> => store.isAny();

export const findLog = store.find;

/** Stores a log. An exercise of a day has one at most, so it replaces an earlier one (`isInstead`). */
export async function keepLog(log: PendingLog): Promise<{ isInstead: boolean; storedIn: StoredIn }> {
  const { storedIn, replaced } = await store.put([log], {
    by: { index: 'userId', key: log.userId },
    isGone: other => other.userId === log.userId && isSameExercise(other, log),
  });
  return { isInstead: replaced > 0, storedIn };
}

const isSameExercise = (a: PendingLog, b: PendingLog): boolean =>
  a.body.assignmentId === b.body.assignmentId && a.date === b.date && a.place === b.place;

/** Does nothing when the log has been changed or discarded in the meantime. */
export const noteRefusal = (key: string, refusal: PendingLog['refusal']): Promise<void> =>
  store.update([key], log => ({ ...log, refusal }));

export const dropLog = (key: string): Promise<void> => store.drop([key]);
