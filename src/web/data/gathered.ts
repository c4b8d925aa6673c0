import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { textOf } from './query-key.ts';

/** What was asked, by its key, and the answer. */
export type GatheredAnswer = readonly [key: QueryKey, answer: unknown];

type Gathering = { answers: Promise<ReadonlyMap<string, unknown>>; isStale: boolean };

/** Those on their way. */
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
  const asked = ask().catch(() => null);
  const gathering: Gathering = {
    answers: asked.then(answers => new Map(answers?.map(([key, answer]) => [textOf(key), answer]))),
    isStale: false,
  };
  coming.add(gathering);
  const answers = await asked;
  coming.delete(gathering);
  return gathering.isStale ? null : answers;
}

/** The answer to a read, out of what is on its way for its screen; where it is not among that, what `ask` answers. */
export async function takeGathered(
  client: QueryClient,
  key: QueryKey,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  const gathering = [...comingTo(client)].at(-1);
  if (gathering === undefined) return ask();
  const answers = await gathering.answers;
  const name = textOf(key);
  if (gathering.isStale || !answers.has(name)) return ask();
  const answer = answers.get(name);
  if (typeof answer === 'object' && answer !== null) gathered.add(answer);
  return answer;
}

const gathered = new WeakSet<object>();

/** Whether an answer came for its screen, which is told whose it is. */
export const isGathered = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && gathered.has(answer);

/** The first page of a list that is taken in pages. */
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

/** A write has come between: what is on its way may be from before it. */
export function dropGathered(client: QueryClient): void {
  for (const gathering of comingTo(client)) gathering.isStale = true;
}
