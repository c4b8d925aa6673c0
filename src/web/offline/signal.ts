import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { textOf } from '#web/data/query-key.ts';
import { createStore } from '#web/state/store.ts';
import { createTimer } from '#web/state/timer.ts';
import { useStore } from '#web/state/use-store.ts';

/** Milliseconds until the next try: without a signal, and after the first answer that comes through again. */
const [nextTry, atOnce] = [20_000, 500];

/** Kept answers that are on a screen: their query keys, and the time when each was kept. */
const shown = createStore<ReadonlyMap<string, number>>(new Map());
const nextLook = createTimer();

/** How often the server has answered again after it had not: what waits for a signal goes out then. */
const answers = createStore(0);
export const onSignalBack = answers.subscribe;

/** When the browser last said that the signal is back. */
let backAt = Number.NEGATIVE_INFINITY;

// The server draws with this module too, and hears nothing.
globalThis.addEventListener?.('online', () => {
  backAt = Date.now();
});

/** Notes that a kept answer is shown. The server is asked again until it answers. */
export function noteCached(client: QueryClient, key: QueryKey, keptAt: number): void {
  shown.set(new Map(shown.now()).set(textOf(key), keptAt));
  // What was asked before the signal came back has failed for want of it.
  retryIn(client, Date.now() - backAt < nextTry ? atOnce : nextTry);
}

/** Notes that the server has answered this read. The signal is back, so the other reads are tried at once. */
export function noteFresh(client: QueryClient, key: QueryKey): void {
  if (!isShowingCached()) return;
  const rest = new Map(shown.now());
  if (rest.delete(textOf(key))) shown.set(rest);
  retryIn(client, atOnce);
  answers.set(answers.now() + 1);
}

function retryIn(client: QueryClient, delay: number): void {
  nextLook.clear();
  if (isShowingCached()) nextLook.set(() => retryReads(client), delay);
}

/** Reads again what is on a screen. Other kept answers are only marked stale, and read when they are shown. */
export function retryReads(client: QueryClient): void {
  if (!isShowingCached()) return;
  retryIn(client, nextTry);
  if (document.hidden) return;
  const input = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => shown.now().has(textOf(queryKey)));
  const onScreen = input.filter(query => query.isActive()).map(({ queryKey }) => textOf(queryKey));
  shown.set(new Map([...shown.now()].filter(([key]) => onScreen.includes(key))));
  for (const { queryKey } of input) {
    void client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }
}

/** When the answer on a screen was kept; undefined where it is the server's own. */
export const cachedAtOf = (key: QueryKey): number | undefined => shown.now().get(textOf(key));

/** The time of the oldest kept answer on a screen; null when all of them come from the server. */
export function useCachedSince(): number | null {
  const cached = useStore(shown);
  return cached.size === 0 ? null : Math.min(...cached.values());
}

export const isShowingCached = (): boolean => shown.now().size > 0;
