import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import { refreshAll } from '#web/data/read.ts';
import { useCurrentUser } from './current-user.ts';

/** The member's own date. It moves on while the app stays open. */
export function useToday(): PlainDate {
  const { user } = useCurrentUser();
  const zone = user?.timeZone ?? 'UTC';
  const now = () => dateIn(zone, Date.now());
  return useSyncExternalStore(onClock, now, now);
}

/** Everything is read again when the day changes and when the signal returns. Mounted once. */
export function useFreshDays(): void {
  const client = useQueryClient();
  const today = useToday();
  const readFor = useRef(today);
  useEffect(() => {
    if (readFor.current === today) return;
    readFor.current = today;
    void refreshAll(client);
  }, [client, today]);
  useEffect(() => {
    const readAgain = () => void refreshAll(client);
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [client]);
}

/** A device asleep at midnight notices when it is looked at again. */
function onClock(look: () => void): () => void {
  const timer = setInterval(look, 30_000);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
