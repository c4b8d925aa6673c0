import type { PlainDate } from '#domain/plain-date.ts';
import { createStore } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';
import type { ToldEvent } from './told-event.ts';
import type { WaitingLog } from './waiting-log.ts';

/** A session of which something is on this device alone. */
export type WaitingSession = {
  trainingDayId: string;
  date: PlainDate;
  dayName: string;
  /** A coach has told it beside the member. */
  isBeside: boolean;
  waiting: number;
  refused: readonly ToldEvent[];
};

const sessions = createStore<readonly WaitingSession[]>([]);

/** The sessions of whoever is signed in, of which something has not been sent, or was refused. */
export const useWaitingSessions = (): readonly WaitingSession[] => useStore(sessions);

export const waitingSessions = sessions.now;

export function showWaitingSessions(next: readonly WaitingSession[]): void {
  if (next.length > 0 || sessions.now().length > 0) sessions.set(next);
}

const logs = createStore<readonly WaitingLog[]>([]);

/** What those sessions come to, as the logs that they will be: for the cards of their days. */
export const useLogsOfSessions = (): readonly WaitingLog[] => useStore(logs);

export function showLogsOfSessions(next: readonly WaitingLog[]): void {
  if (next.length > 0 || logs.now().length > 0) logs.set(next);
}
