import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** How long until the server is asked again, in milliseconds: without a signal, and once there is one again. */
const [nextTry, atOnce] = [20_000, 500];

/** The answers on the screens that are kept ones, by their keys, and when each was kept. */
const shown = new Map<string, number>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

export const textOf = (key: QueryKey): string => JSON.stringify(key);

/** A kept answer is shown. From now on the server is asked again and again. */
export function showsKept(client: QueryClient, key: QueryKey, keptAt: number): void {
  shown.set(textOf(key), keptAt);
  tell();
  askAgainIn(client, nextTry);
}

/** The server has answered: so it does for the rest. */
export function showsFresh(client: QueryClient, key: QueryKey): void {
  if (shown.size === 0) return;
  if (shown.delete(textOf(key))) tell();
  askAgainIn(client, atOnce);
}

function askAgainIn(client: QueryClient, delay: number): void {
  clearTimeout(timer);
  if (shown.size > 0) timer = setTimeout(() => askAgain(client), delay);
}

/** What is on a screen is read again at once; the rest when it is shown. */
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

/** Since when the oldest of what is shown has been kept; null when all of it is the server's word of now. */
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
