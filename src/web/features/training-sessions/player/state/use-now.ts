import { useEffect, useState } from 'react';

/** The time in milliseconds, several times a second while someone watches a clock, and at once when the page is looked at again. */
export function useNow(isWatched: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isWatched) return undefined;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, 200);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWatched]);
  return now;
}
