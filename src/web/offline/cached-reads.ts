import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { CallError } from '#web/data/call.ts';
import { isBatched } from '#web/data/batch.ts';
import { pathOf, textOf } from '#web/data/query-key.ts';
import { whenQuiet } from '#web/ui/loading/when-idle.ts';
import type { CachedAnswer } from './device.ts';
import { memberOf } from './member-here.ts';
import { noteFresh, noteCached } from './signal.ts';

/**
 * Milliseconds after which the kept answer is shown while the server's is still on its way; and in a page that was kept
 * itself, as the line is slow or there is none, until an answer has come.
 */
const [timeoutMs, glance] = [4_000, 50];

let isLineSlow = false;

/** The worker has opened the page from what it keeps. */
export function noteCachedPage(): void {
  isLineSlow = true;
  // Wanted with the first read.
  void import('./cached-answers.ts').catch(() => undefined);
}

/**
 * Keeps the server's answers to these paths on the device, and uses them when no answer comes. A refusal is an answer,
 * so it is never replaced by a kept one.
 */
export const cacheReads =
  (paths: Readonly<Record<string, true>>) =>
  (key: QueryKey, ask: () => Promise<unknown>, client: QueryClient): Promise<unknown> => {
    const member = memberOf(client)?.id ?? null;
    return member === null || !(pathOf(key) in paths) ? ask() : readOrCached(member, key, ask, client);
  };

async function readOrCached(
  member: string,
  key: QueryKey,
  ask: () => Promise<unknown>,
  client: QueryClient,
): Promise<unknown> {
  const updates = client.getQueryState(key)?.dataUpdateCount ?? 0;
  const asked = ask();
  const sequence = nextSequence++;
  let hasArrived = false;
  const arrived = asked.then(answer => {
    hasArrived = true;
    return isOvertaken(key, sequence) ? answer : fromServer(client, key, member, answer, sequence);
  });
  if (await takesLong(asked)) {
    const cached = await findCached(client, key, member);
    if (cached === null || hasArrived) return arrived;
    const isLatest = () => memberOf(client)?.id === member && !isOvertaken(key, sequence);
    arrived.then(answer => isLatest() && takeLate(client, key, answer, updates + 1)).catch(() => undefined);
    return shownOrCached(client, key, cached);
  }
  try {
    return await arrived;
  } catch (error) {
    const cached = error instanceof CallError ? null : await findCached(client, key, member);
    if (cached === null) throw error;
    return shownOrCached(client, key, cached);
  }
}

/** What is shown may be newer than what was kept: a log has been laid over it. */
const shownOrCached = (client: QueryClient, key: QueryKey, { answer }: CachedAnswer): unknown =>
  client.getQueryData(key) ?? answer;

/** A late answer replaces the kept one on the screen. What has changed since it was asked for is asked for anew. */
function takeLate(client: QueryClient, key: QueryKey, answer: unknown, updates: number): void {
  const state = client.getQueryState(key);
  if (state?.isInvalidated) return;
  if (state === undefined || state.dataUpdateCount === updates) client.setQueryData(key, answer);
  else void client.invalidateQueries({ queryKey: key, exact: true }, { cancelRefetch: false });
}

/** Reads are numbered as they are asked; by its key, the last one that was answered. */
let nextSequence = 0;
const lastAnswered = new Map<string, number>();

/** Whether a read that was asked later has been answered before it: what it brings is older. */
const isOvertaken = (key: QueryKey, sequence: number): boolean =>
  (lastAnswered.get(textOf(key)) ?? -1) > sequence;

function fromServer(
  client: QueryClient,
  key: QueryKey,
  userId: string,
  answer: unknown,
  sequence: number,
): unknown {
  lastAnswered.set(textOf(key), sequence);
  isLineSlow = false;
  noteFresh(client, key);
  if (isBatched(answer)) cacheFirstAnswer(client, key, answer);
  else void keep(client, { userId, key: textOf(key), answer, at: Date.now() });
  return answer;
}

/** Keeps an answer that came with the page or the section, as its reader did. */
export function cacheFirstAnswer(client: QueryClient, key: QueryKey, answer: unknown): void {
  const userId = memberOf(client)?.id;
  if (userId === undefined) return;
  const cached = { userId, key: textOf(key), answer, at: Date.now() };
  void whenQuiet()
    .then(() => import('./keep-for-reader.ts'))
    .then(keeper => keeper.keepWithReader(client, cached))
    .catch(() => undefined);
}

/** A failure is ignored: without storage the app still works, but only with a signal. */
async function keep(client: QueryClient, answer: CachedAnswer): Promise<void> {
  await whenQuiet();
  await import('./keep-for-reader.ts')
    .then(keeper => keeper.keepForReader(client, answer))
    .catch(() => undefined);
}

async function findCached(client: QueryClient, key: QueryKey, userId: string): Promise<CachedAnswer | null> {
  const found = await import('./cached-answers.ts')
    .then(cached => cached.findAnswer(userId, textOf(key)))
    .catch(() => null);
  if (found !== null) noteCached(client, key, found.at);
  return found;
}

async function takesLong(asked: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(true), isLineSlow ? glance : timeoutMs);
  });
  const answered = asked.then(
    () => false,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
