import { useSyncExternalStore } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import type { WaitingLog } from './waiting-log.ts';

let logs: readonly WaitingLog[] = [];
const listeners = new Set<() => void>();

/** The kept logs of the signed-in member. */
export const useWaitingLogs = (): readonly WaitingLog[] => useSyncExternalStore(subscribe, waitingLogs);

export const waitingLogs = () => logs;

export function showWaitingLogs(next: readonly WaitingLog[]): void {
  if (next.length === 0 && logs.length === 0) return;
  logs = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
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
