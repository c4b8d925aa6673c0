import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`: from here on the month has room beside the day's work. */
const wide = typeof window === 'undefined' ? null : window.matchMedia('(width >= 64rem)');

function subscribe(listener: () => void): () => void {
  wide?.addEventListener('change', listener);
  return () => wide?.removeEventListener('change', listener);
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, isWide, () => false);

/** The server renders for a phone, and its HTML is hydrated before it is rendered again. */
const isWide = () => wide?.matches ?? false;
