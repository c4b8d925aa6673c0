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
};

export type Toast = ToastText & { id: number };

let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

function replaceToast(next: Toast | undefined) {
  current = next;
  for (const listener of listeners) listener();
}

export function showToast(text: ToastText) {
  lastId += 1;
  replaceToast({ ...text, id: lastId });
}

/** Takes a toast away, unless another has taken its place. */
export function dismissToast(id: number) {
  if (current?.id === id) replaceToast(undefined);
}

export const currentToast = () => current;

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
