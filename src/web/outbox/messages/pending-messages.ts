import { createPendingList } from '#web/outbox/queue/pending-list.ts';
import { createStore } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';
import type { PendingMessage } from './pending-message.ts';

const messages = createPendingList<PendingMessage>();

/** Messages of the person here that are on this device alone. */
export const { use: usePendingMessages, now: pendingMessages } = messages;

/** Sent by this page: the device may need a moment longer to forget them. */
const sentKeys = new Set<string>();

export function showPendingMessages(kept: readonly PendingMessage[]): void {
  messages.show(kept.filter(({ key }) => !sentKeys.has(key)));
}

/** It stands among the sent from now on. In both places, for a moment, it would look as if it had been sent twice. */
export function removeSentMessage(key: string): void {
  sentKeys.add(key);
  showPendingMessages(messages.now());
}

const inFlight = createStore(false);

/** Whether they are being sent just now. */
export const useIsSending = (): boolean => useStore(inFlight);

export const noteSending = inFlight.set;
