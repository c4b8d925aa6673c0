import { createPendingList } from '#web/outbox/queue/pending-list.ts';
import { createStore } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';
import type { PendingCheckIn } from './pending-check-in.ts';

/** Check-ins of the member here that are on this device alone: on their way, or refused and not shown yet. */
export const {
  use: usePendingCheckIns,
  now: pendingCheckIns,
  show: showPendingCheckIns,
} = createPendingList<PendingCheckIn>();

const inFlight = createStore(false);

/** Whether they are being sent just now. */
export const useIsSendingCheckIns = (): boolean => useStore(inFlight);

export const noteSendingCheckIns = inFlight.set;

const listeners = new Set<() => void>();

/** Calls back when one is sent, by whatever page or worker; the answer ends it. */
export function onCheckInSent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says whether a screen shows it by itself. */
export function announceCheckInSent(): boolean {
  for (const listener of listeners) listener();
  return listeners.size > 0;
}
