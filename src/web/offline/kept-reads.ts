import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { CallError } from '#web/data/call.ts';
import { pathOf, textOf } from '#web/data/query-key.ts';
import { whenIdle } from '#web/ui/loading/when-idle.ts';
import type { KeptAnswer } from './device.ts';
import { memberOf } from './member-here.ts';
import { showsFresh, showsKept } from './signal.ts';

/** On a signal so bad that an answer takes longer than this, in milliseconds, the kept one is shown meanwhile. */
const patience = 4_000;

/**
 * Keeps the server's answers to the reads of these paths on the device, and answers from there when none comes. What the
 * server does answer, a refusal too, is its word.
 */
export const keepReads =
  (paths: Readonly<Record<string, true>>) =>
  (key: QueryKey, ask: () => Promise<unknown>, client: QueryClient): Promise<unknown> => {
    const member = memberOf(client)?.id ?? null;
    return member === null || !(pathOf(key) in paths) ? ask() : readOrKept(member, key, ask, client);
  };

async function readOrKept(
  member: string,
  key: QueryKey,
  ask: () => Promise<unknown>,
  client: QueryClient,
): Promise<unknown> {
  const asked = ask();
  const arrived = asked.then(answer => fromServer(client, key, member, answer));
  if (await takesLong(asked)) {
    const kept = await keptFor(client, key, member);
    if (kept === null) return arrived;
    // What arrives after all takes its place.
    arrived
      .then(answer => memberOf(client)?.id === member && client.setQueryData(key, answer))
      .catch(() => undefined);
    return kept.answer;
  }
  try {
    return await arrived;
  } catch (error) {
    const kept = error instanceof CallError ? null : await keptFor(client, key, member);
    if (kept === null) throw error;
    return kept.answer;
  }
}

function fromServer(client: QueryClient, key: QueryKey, userId: string, answer: unknown): unknown {
  showsFresh(client, key);
  void keep(client, { userId, key: textOf(key), answer, at: Date.now() });
  return answer;
}

/** Without storage there is nothing to fall back on; everything else works. */
async function keep(client: QueryClient, answer: KeptAnswer): Promise<void> {
  await whenIdle();
  await import('./keep-for-reader.ts')
    .then(keeper => keeper.keepForReader(client, answer))
    .catch(() => undefined);
}

async function keptFor(client: QueryClient, key: QueryKey, userId: string): Promise<KeptAnswer | null> {
  const found = await import('./kept-answers.ts')
    .then(kept => kept.keptAnswer(userId, textOf(key)))
    .catch(() => null);
  if (found !== null) showsKept(client, key, found.at);
  return found;
}

async function takesLong(asked: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(true), patience);
  });
  const answered = asked.then(
    () => false,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
