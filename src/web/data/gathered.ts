import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { textOf } from './query-key.ts';

/** A query's key and its answer. */
export type GatheredAnswer = readonly [key: QueryKey, answer: unknown];

/** Null where none came, or where they are not to be used. */
type Gathering = { answers: Promise<ReadonlyMap<string, unknown> | null>; drop: () => void };

const nothing = () => undefined as void;

/** Pending batches. */
const gatherings = new WeakMap<QueryClient, Set<Gathering>>();

const comingTo = (client: QueryClient): Set<Gathering> => {
  const coming = gatherings.get(client) ?? new Set();
  gatherings.set(client, coming);
  return coming;
};

/**
 * Asks for all that a screen reads in one call, and hands over what came of it; null where none came, or where a write
 * may have changed it meanwhile. What the screen reads until then waits for it (`takeGathered`).
 */
export async function gather(
  client: QueryClient,
  ask: () => Promise<readonly GatheredAnswer[]>,
): Promise<readonly GatheredAnswer[] | null> {
  const coming = comingTo(client);
  let drop = nothing;
  const dropped = new Promise<null>(resolve => {
    drop = () => resolve(null);
  });
  const came = Promise.race([ask().catch(() => null), dropped]);
  const byKey = came.then(all => all && new Map(all.map(([key, answer]) => [textOf(key), answer])));
  const gathering = { answers: byKey, drop };
  coming.add(gathering);
  const answers = await came;
  coming.delete(gathering);
  return answers;
}

/** The answer to a read from the batch that is on its way for its screen; otherwise the answer of `ask`. */
export async function takeGathered(
  client: QueryClient,
  key: QueryKey,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  const gathering = [...comingTo(client)].at(-1);
  if (gathering === undefined) return ask();
  const answers = await gathering.answers;
  const name = textOf(key);
  if (!answers?.has(name)) return ask();
  const answer = answers.get(name);
  if (typeof answer === 'object' && answer !== null) gathered.add(answer);
  return answer;
}

const gathered = new WeakSet<object>();

/** Whether an answer came in a batch. */
export const isGathered = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && gathered.has(answer);

/** The first page of a list that is loaded in pages. */
export async function takeFirstPage<Page>(
  client: QueryClient,
  key: QueryKey,
  ask: () => Promise<Page>,
): Promise<Page> {
  const { pages } = (await takeGathered(client, key, async () => ({ pages: [await ask()] }))) as {
    pages: [Page];
  };
  return pages[0];
}

/** Drops batches after a write: they may be from before it, and no one waits for them any longer. */
export function dropGathered(client: QueryClient): void {
  const coming = comingTo(client);
  for (const { drop } of coming) drop();
  coming.clear();
}
