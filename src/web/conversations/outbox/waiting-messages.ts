import { createStore } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';
import type { WaitingMessage } from './waiting-message.ts';

const messages = createStore<readonly WaitingMessage[]>([]);

/** Messages of the person here that are on this device alone. */
export const useWaitingMessages = (): readonly WaitingMessage[] => useStore(messages);

export const waitingMessages = messages.now;

export function showWaitingMessages(next: readonly WaitingMessage[]): void {
  if (next.length > 0 || messages.now().length > 0) messages.set(next);
}

const underWay = createStore(false);

/** Whether they are being sent just now. */
export const useIsSending = (): boolean => useStore(underWay);

export const noteSending = underWay.set;
