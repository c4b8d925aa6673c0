import { device } from '#web/offline/device.ts';
import type { WaitingLog } from './waiting-log.ts';

const open = () => device<WaitingLog>();

/** One person's logs, the oldest first. */
export async function logsOf(userId: string): Promise<WaitingLog[]> {
  const logs = await (await open()).getAllFromIndex('logs', 'userId', userId);
  return logs.toSorted((a, b) => a.keptAt - b.keptAt);
}

export async function isAnyLogKept(): Promise<boolean> {
  return (await (await open()).count('logs')) > 0;
}

export async function findLog(key: string): Promise<WaitingLog | null> {
  return (await (await open()).get('logs', key)) ?? null;
}

/** Stores a log. An exercise of a day has one at most, so it replaces an earlier one (`isInstead`). */
export async function keepLog(log: WaitingLog): Promise<{ isInstead: boolean }> {
  const transaction = (await open()).transaction('logs', 'readwrite');
  const all = await transaction.store.index('userId').getAll(log.userId);
  const before = all.filter(other => isSamePlace(other, log));
  for (const { key } of before) await transaction.store.delete(key);
  await transaction.store.put(log);
  await transaction.done;
  return { isInstead: before.length > 0 };
}

const isSamePlace = (a: WaitingLog, b: WaitingLog): boolean =>
  a.body.assignmentId === b.body.assignmentId && a.date === b.date && a.place === b.place;

/** Does nothing when the log has been changed or discarded in the meantime. */
export async function noteRefusal(key: string, refusal: WaitingLog['refusal']): Promise<void> {
  const transaction = (await open()).transaction('logs', 'readwrite');
  const log = await transaction.store.get(key);
  if (log) await transaction.store.put({ ...log, refusal });
  await transaction.done;
}

export async function dropLog(key: string): Promise<void> {
  await (await open()).delete('logs', key);
}
