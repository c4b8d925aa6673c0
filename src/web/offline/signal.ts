import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { textOf } from '#web/data/query-key.ts';
import { createStore } from '#web/state/store.ts';
import { createTimer } from '#web/state/timer.ts';
import { useStore } from '#web/state/use-store.ts';

/** How long until the server is asked again, in milliseconds: without a signal, and once there is one again. */
const [nextTry, atOnce] = [20_000, 500];

/** The answers on the screens that are kept ones, by their keys, and when each was kept. */
const shown = createStore<ReadonlyMap<string, number>>(new Map());
const nextLook = createTimer();

/** A kept answer is shown. From now on the server is asked again and again. */
export function showsKept(client: QueryClient, key: QueryKey, keptAt: number): void {
  shown.set(new Map(shown.now()).set(textOf(key), keptAt));
  askAgainIn(client, nextTry);
}

/** The server has answered: so it does for the rest. */
export function showsFresh(client: QueryClient, key: QueryKey): void {
  if (!isShowingKept()) return;
  const rest = new Map(shown.now());
  if (rest.delete(textOf(key))) shown.set(rest);
  askAgainIn(client, atOnce);
}

function askAgainIn(client: QueryClient, delay: number): void {
  nextLook.clear();
  if (isShowingKept()) nextLook.set(() => askAgain(client), delay);
}

/** What is on a screen is read again at once; the rest when it is shown. */
export function askAgain(client: QueryClient): void {
  if (!isShowingKept()) return;
  askAgainIn(client, nextTry);
  if (document.hidden) return;
  const asked = client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => shown.now().has(textOf(queryKey)));
  const onScreen = asked.filter(query => query.isActive()).map(({ queryKey }) => textOf(queryKey));
  shown.set(new Map([...shown.now()].filter(([key]) => onScreen.includes(key))));
  for (const { queryKey } of asked) {
    void client.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  }
}

/** Since when the oldest of what is shown has been kept; null when all of it is the server's word of now. */
export function useKeptSince(): number | null {
  const kept = useStore(shown);
  return kept.size === 0 ? null : Math.min(...kept.values());
}

export const isShowingKept = (): boolean => shown.now().size > 0;
