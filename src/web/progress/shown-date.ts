import { useState } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';

/**
 * The date on the screen. Until another one is picked it is today, and moves on with it; while something is being
 * typed for it, it stays (`hold` until `release`): nobody loses the set they are writing down at midnight.
 */
export function useShownDate(today: PlainDate) {
  const [picked, setPicked] = useState<PlainDate | null>(null);
  const [held, setHeld] = useState<PlainDate | null>(null);
  const date = held ?? picked ?? today;
  return {
    date,
    show: (next: PlainDate) => {
      setHeld(null);
      setPicked(next === today ? null : next);
    },
    hold: () => setHeld(date),
    release: () => setHeld(null),
  };
}
