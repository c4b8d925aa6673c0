import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import { refreshAll } from '#web/data/read.ts';
import { useCurrentUser } from './current-user.ts';

/** Around what tells a coach of one member: the zone by whose dates that goes. */
export const DaysIn = createContext<string | null>(null);

/** Today's date for a member, and for the person who reads; the same for a member who reads of themselves. */
export type Days = { theirs: PlainDate; readers: PlainDate };

/** The member's own date: of the member on the page, else of the reader. It moves on while the app stays open. */
export const useToday = (): PlainDate => useTodayIn(useDaysZone());

/** Zone of the member on the page, else of the reader. */
export function useDaysZone(): string {
  const readers = useReadersZone();
  return useContext(DaysIn) ?? readers;
}

/** Today's date for the reader, no matter who the page is about. */
export const useReadersToday = (): PlainDate => useTodayIn(useReadersZone());

export const useDays = (): Days => ({ theirs: useToday(), readers: useReadersToday() });

const useReadersZone = (): string => useCurrentUser().user?.timeZone ?? 'UTC';

/** The date it is in a zone; in the reader's own without one. */
export function useTodayOf(zone: string | undefined): PlainDate {
  const readers = useReadersZone();
  return useTodayIn(zone ?? readers);
}

function useTodayIn(zone: string): PlainDate {
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
