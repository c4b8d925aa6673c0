import { useCallback, useEffect, useState } from 'react';
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts';

/**
 * The date on the screen. Until another one is picked it is today, and moves on with it; during typing it stays (`hold`
 * until `release`): no one loses the set they are writing down at midnight.
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
  useEffect(() => onDateInAddress(show), [show]);
  return {
    date,
    show,
    hold: () => setHeld(date),
    release: () => setHeld(null),
  };
}

/** Reports the date that an address names (`?section=calendar&date=…`), now and when another is opened. */
function onDateInAddress(listener: (date: PlainDate) => void): () => void {
  let known = '';
  const look = () => {
    const { search } = window.location;
    const date = search === known ? null : parsePlainDate(new URLSearchParams(search).get('date') ?? '');
    known = search;
    if (date !== null) listener(date);
  };
  look();
  window.addEventListener('popstate', look);
  return () => window.removeEventListener('popstate', look);
}

const storedUnder = 'workout-log-date';

const noted = 'workout-log-date-noted';

/** Notes the date that the Workout Log is to show when it opens next, or at once if it is open; then go to it. */
export function openInLog(date: PlainDate): void {
  try {
    sessionStorage.setItem(storedUnder, date);
  } catch {
    // Without storage the log opens on today.
  }
  window.dispatchEvent(new Event(noted));
}

/** Tells an open Workout Log that a date has been noted for it. */
function onDateToOpen(listener: () => void): () => void {
  window.addEventListener(noted, listener);
  return () => window.removeEventListener(noted, listener);
}

/** The date noted for the Workout Log, once: the next time there is none. */
function takeDateToOpen(): PlainDate | null {
  try {
    const date = sessionStorage.getItem(storedUnder);
    sessionStorage.removeItem(storedUnder);
    return date === null ? null : parsePlainDate(date);
  } catch {
    return null;
  }
}
