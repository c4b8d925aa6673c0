import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while it is wanted, where the browser can; returns whether it does. The browser lets go whenever
 * the page is out of sight, so it is requested again when it is back.
 */
export function useScreenAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isWanted = true;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const given = await navigator.wakeLock.request('screen');
        given.addEventListener('release', () => isWanted && setAwake(false));
        lock = given;
        if (isWanted) setAwake(true);
        else await given.release();
      } catch {
        // Refused, by a low battery for one: cooking goes on without.
      }
    };
    const askAgain = () => void ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', askAgain);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
