import type { QueryClient } from '@tanstack/react-query';
import { pathOf } from '#web/data/query-key.ts';
import { partsByAnswer, loadingParts } from '#web/ui/loading/lazy-part.ts';

/** Waits for the files of all that a page is drawn with: parts that others name, and those that show an answer it has. */
export async function fetchParts(client: QueryClient): Promise<void> {
  // The area names its section, that the view it opens with, and this its parts.
  await allParts();
  for (const { queryKey, state } of client.getQueryCache().getAll())
    if (state.data) void partsByAnswer.get(pathOf(queryKey))?.();
  await allParts();
}

/** One part names others as it comes. */
async function allParts(): Promise<void> {
  while (loadingParts().length > 0) await Promise.all(loadingParts());
}
