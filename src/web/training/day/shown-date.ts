import { useCallback, useEffect, useState } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import { onDateToOpen, takeDateToOpen } from './open-in-log.ts';

/**
 * The date on the screen. Until another one is picked it is today, and moves on with it; while something is being
 * typed for it, it stays (`hold` until `release`): nobody loses the set they are writing down at midnight.
 */
export function useShownDate(today: PlainDate) {
  // A day chosen on a timeline opens here.
  const [picked, setPicked] = useState<PlainDate | null>(() => takeDateToOpen());
  const [held, setHeld] = useState<PlainDate | null>(null);
  const date = held ?? picked ?? today;
  const show = useCallback(
    (next: PlainDate) => {
      setHeld(null);
      setPicked(next === today ? null : next);
    },
    [today],
  );
  useEffect(() => onDateToOpen(() => show(takeDateToOpen() ?? today)), [show, today]);
  return {
    date,
    show,
    hold: () => setHeld(date),
    release: () => setHeld(null),
  };
}
