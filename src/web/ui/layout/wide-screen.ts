import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`: from here on the month has room beside the day's work. */
const wide = typeof window === 'undefined' ? null : window.matchMedia('(width >= 64rem)');

function subscribe(listener: () => void): () => void {
  wide?.addEventListener('change', listener);
  return () => wide?.removeEventListener('change', listener);
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false);

/** The server draws for a phone, and what it drew is taken up before it is drawn anew. */
const isWide = () => wide?.matches ?? false;
