import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { fetchBatch, type BatchedAnswer } from '#web/data/batch.ts';
import { pathOf } from '#web/data/query-key.ts';
import { isWanting, takeFromPage } from '#web/data/read.ts';
import { userHere } from '#web/offline/member-here.ts';
import { useHistoryEntry } from '#web/navigation/history-entry.ts';
import { viewNow } from '#web/navigation/view-now.ts';
import { cacheFirstAnswer } from '#web/offline/cached-reads.ts';
import { cachedPaths } from './kept-paths.ts';

/** What a section, or a view of it, read when it was last gathered: opened again with all that in the cache, it asks for nothing. */
const readLast = new Map<string, readonly QueryKey[]>();

/** Those whose answers are on their way. */
const inFlight = new Set<string>();

/** Milliseconds until each read asks for itself. */
const timeoutMs = 8_000;

/** Puts a section's answers, which came all at once, into the cache; what is there and still good stays. */
export function takeAnswers(client: QueryClient, place: string, answers: readonly BatchedAnswer[]): void {
  readLast.set(
    place,
    answers.map(([key]) => key),
  );
  for (const [key, answer] of answers) {
    if (!isWanting(client, key)) continue;
    takeFromPage(client, key, answer);
    if (pathOf(key) in cachedPaths) cacheFirstAnswer(client, key, answer);
  }
}

/** Asks for all that a section shows, in one call, ahead of its own reads: as it opens, or when its entry is pressed. */
export async function fetchSection(client: QueryClient, section: string, view = ''): Promise<void> {
  const place = section + view;
  if (inFlight.has(place) || !navigator.onLine) return;
  // One that is wanting is asked for by itself, and costs the server less.
  const before = readLast.get(place);
  if (before && before.filter(key => isWanting(client, key)).length < 2) return;
  inFlight.add(place);
  const answers = await fetchBatch(client, () => askFor(client, place)).finally(() => inFlight.delete(place));
  if (answers) takeAnswers(client, place, answers);
}

/** The server answers a page's address with what the page shows, where that alone is asked for. */
async function askFor(client: QueryClient, place: string): Promise<readonly BatchedAnswer[]> {
  const response = await fetch(`${window.location.pathname}?section=${place}`, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${response.status}`);
  const { userId, answers } = (await response.json()) as { userId: string; answers: BatchedAnswer[] };
  // Someone else may have signed in in another tab.
  if (userId !== userHere(client)?.id) throw new Error('They are not whose page this is');
  return answers;
}

const noView = () => '';

type BatchOptions = { skipsBatch?: boolean; batchesViews?: boolean };

/** Asks for the section that opens, in whatever way, before its screen asks for the parts. */
export function useSectionAnswers(
  section: string,
  { skipsBatch = false, batchesViews = false }: BatchOptions,
): void {
  const client = useQueryClient();
  const view = useHistoryEntry(batchesViews ? viewNow : noView, '');
  useLayoutEffect(() => {
    if (!skipsBatch) void fetchSection(client, section, view);
  }, [client, section, view, skipsBatch]);
}
