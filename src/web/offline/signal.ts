import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Milliseconds until the next try: without a signal, and after the first answer that comes through again. */
const [nextTry, atOnce] = [20_000, 500];

/** Kept answers that are on a screen: their query keys, and the time when each was kept. */
const shown = new Map<string, number>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

export const textOf = (key: QueryKey): string => JSON.stringify(key);

/** Notes that a kept answer is shown. The server is asked again until it answers. */
export function noteKept(client: QueryClient, key: QueryKey, keptAt: number): void {
  shown.set(textOf(key), keptAt);
  tell();
  askAgainIn(client, nextTry);
}

/** Notes that the server has answered this read. The signal is back, so the other reads are tried at once. */
export function noteFresh(client: QueryClient, key: QueryKey): void {
  if (shown.size === 0) return;
  if (shown.delete(textOf(key))) tell();
  askAgainIn(client, atOnce);
}

function askAgainIn(client: QueryClient, delay: number): void {
  clearTimeout(timer);
  if (shown.size > 0) timer = setTimeout(() => askAgain(client), delay);
}

/** Reads again what is on a screen. Other kept answers are only marked stale, and read when they are shown. */
export function askAgain(client: QueryClient): void {
  if (shown.size === 0) return;
  askAgainIn(client, nextTry);
  if (document.hidden) return;
  for (const query of client.getQueryCache().getAll()) {
    const key = textOf(query.queryKey);
    if (!shown.has(key)) continue;
    if (!query.isActive()) shown.delete(key);
    void client.invalidateQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
  }
  forgetWhatIsGone(client);
  tell();
}

function forgetWhatIsGone(client: QueryClient): void {
  const there = new Set(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => textOf(queryKey)),
  );
  for (const key of shown.keys()) if (!there.has(key)) shown.delete(key);
}

/** The time of the oldest kept answer on a screen; null when all of them come from the server. */
export const useKeptSince = (): number | null => useSyncExternalStore(subscribe, keptSince);

export const isShowingKept = (): boolean => shown.size > 0;

const keptSince = () => (shown.size === 0 ? null : Math.min(...shown.values()));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
