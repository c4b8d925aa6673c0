import type { PlainDate } from '#domain/plain-date.ts';
import { createStore } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';
import type { WaitingLog } from './waiting-log.ts';

const logs = createStore<readonly WaitingLog[]>([]);

/** The kept logs of the signed-in member. */
export const useWaitingLogs = (): readonly WaitingLog[] => useStore(logs);

export const waitingLogs = logs.now;

export function showWaitingLogs(next: readonly WaitingLog[]): void {
  if (next.length > 0 || logs.now().length > 0) logs.set(next);
}

type Day = { assignmentId: string; date: PlainDate };

/** The kept log of one exercise on one day. */
export const waitingAt = (
  kept: readonly WaitingLog[],
  { assignmentId, date }: Day,
  place: string | undefined,
): WaitingLog | null =>
  kept.find(log => log.body.assignmentId === assignmentId && log.date === date && log.place === place) ??
  null;
