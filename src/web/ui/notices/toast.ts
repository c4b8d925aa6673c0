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
  /** Milliseconds until it closes automatically. */
  duration?: number;
  /** Action offered as long as the toast is shown. */
  action?: { label: string; onSelect: () => void };
};

export type Toast = ToastText & { id: number; since: number };

export const shownToast = createStore<Toast | undefined>(undefined);

let lastId = 0;

export function showToast(text: ToastText) {
  lastId += 1;
  shownToast.set({ ...text, id: lastId, since: performance.now() });
}

/** In milliseconds: a toast shown for so long has been read. */
const longEnoughToRead = 1_000;

/** Success messages do not stay on top of a dialog that was opened after them. Errors stay. */
export function leaveToDialog() {
  const toast = shownToast.now();
  if (toast && toast.tone !== 'danger' && performance.now() - toast.since > longEnoughToRead)
    dismissToast(toast.id);
}

/** Takes a toast away, unless another has taken its place. */
export function dismissToast(id: number) {
  if (shownToast.now()?.id === id) shownToast.set(undefined);
}
