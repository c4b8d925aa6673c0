import { createStore } from '#web/state/store.ts';

/** The place in a clip that was asked for last: its player goes there. */
export const clipPlace = createStore<{ attachmentId: string; seconds: number } | null>(null);

export const goToPlace = (attachmentId: string, seconds: number): void =>
  clipPlace.set({ attachmentId, seconds });
