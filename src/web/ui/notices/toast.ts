import { createStore } from '#web/state/store.ts';

/**
 * The one toast there is. `showToast({ title: 'Profile updated', description: '…', tone: 'success' })`
 * May be called from anywhere; ToastHost shows it. A new toast replaces the one before.
 */
export type ToastTone = 'neutral' | 'success' | 'danger';

export type ToastText = {
  title: string;
  description?: string | undefined;
  tone?: ToastTone;
  /** Milliseconds until it goes by itself. */
  duration?: number;
  /** What can be done about it as long as it is there. */
  action?: { label: string; onSelect: () => void };
};

export type Toast = ToastText & { id: number; since: number };

export const shownToast = createStore<Toast | undefined>(undefined);

let lastId = 0;

export function showToast(text: ToastText) {
  lastId += 1;
  shownToast.set({ ...text, id: lastId, since: performance.now() });
}

/** In milliseconds: what was said so long ago has been read. */
const longEnoughToRead = 1_000;

/** Whoever opens a dialog has gone on: what succeeded before does not lie on it. What failed stays. */
export function leaveToDialog() {
  const toast = shownToast.now();
  if (toast && toast.tone !== 'danger' && performance.now() - toast.since > longEnoughToRead)
    dismissToast(toast.id);
}

/** Takes a toast away, unless another has taken its place. */
export function dismissToast(id: number) {
  if (shownToast.now()?.id === id) shownToast.set(undefined);
}
