import { createStore } from '#web/state/store.ts';

/** The place in a clip that was asked for last: its player goes there. */
export const clipPosition = createStore<{ attachmentId: string; seconds: number } | null>(null);

export const goToPosition = (attachmentId: string, seconds: number): void =>
  clipPosition.set({ attachmentId, seconds });
