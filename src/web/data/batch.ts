import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { textOf } from './query-key.ts';

/** A query's key and its answer. */
export type BatchedAnswer = readonly [key: QueryKey, answer: unknown];

/** Null where none came, or where they are not to be used. */
type Batch = { answers: Promise<ReadonlyMap<string, unknown> | null>; drop: () => void };

const nothing = () => undefined as void;

/** Pending batches. */
const batches = new WeakMap<QueryClient, Set<Batch>>();

const batchesOf = (client: QueryClient): Set<Batch> => {
  const pending = batches.get(client) ?? new Set();
  batches.set(client, pending);
  return pending;
};

/**
 * Asks for all that a screen reads in one call, and hands over what came of it; null where none came, or where a write
 * may have changed it meanwhile. What the screen reads until then waits for it (`takeBatched`).
 */
export async function fetchBatch(
  client: QueryClient,
  ask: () => Promise<readonly BatchedAnswer[]>,
): Promise<readonly BatchedAnswer[] | null> {
  const pending = batchesOf(client);
  let drop = nothing;
  const dropped = new Promise<null>(resolve => {
    drop = () => resolve(null);
  });
  const came = Promise.race([ask().catch(() => null), dropped]);
  const byKey = came.then(all => all && new Map(all.map(([key, answer]) => [textOf(key), answer])));
  const batch = { answers: byKey, drop };
  pending.add(batch);
  const answers = await came;
  pending.delete(batch);
  return answers;
}

/** The answer to a read from the batch that is on its way for its screen; otherwise the answer of `ask`. */
export async function takeBatched(
  client: QueryClient,
  key: QueryKey,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  const batch = [...batchesOf(client)].at(-1);
  if (batch === undefined) return ask();
  const answers = await batch.answers;
  const name = textOf(key);
  if (!answers?.has(name)) return ask();
  const answer = answers.get(name);
  if (typeof answer === 'object' && answer !== null) batched.add(answer);
  return answer;
}

const batched = new WeakSet<object>();

/** Whether an answer came in a batch. */
export const isBatched = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && batched.has(answer);

/** The first page of a list that is loaded in pages. */
export async function takeFirstPage<Page>(
  client: QueryClient,
  key: QueryKey,
  ask: () => Promise<Page>,
): Promise<Page> {
  const { pages } = (await takeBatched(client, key, async () => ({ pages: [await ask()] }))) as {
    pages: [Page];
  };
  return pages[0];
}

/** Drops batches after a write: they may be from before it, and no one waits for them any longer. */
export function dropBatches(client: QueryClient): void {
  const pending = batchesOf(client);
  for (const { drop } of pending) drop();
  pending.clear();
}
