import { useState } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import { takeDateToOpen } from '#web/assignments/member/open-in-log.ts';

/**
 * The date on the screen. Until another one is picked it is today, and moves on with it; while something is being
 * typed for it, it stays (`hold` until `release`): nobody loses the set they are writing down at midnight.
 */
export function useShownDate(today: PlainDate) {
  // A day chosen on a timeline opens here.
  const [picked, setPicked] = useState<PlainDate | null>(() => takeDateToOpen());
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
