import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`: from here on the month has room beside the day's work. */
const wide = window.matchMedia('(width >= 64rem)');

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener);
  return () => wide.removeEventListener('change', listener);
}

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
