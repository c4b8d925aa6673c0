import type { QueryClient } from '@tanstack/react-query';
import { oneAtATime } from '#web/state/one-at-a-time.ts';
import { deviceUserId } from './device-user.ts';
import type { CachedAnswer } from './device.ts';
import { keepAnswer } from './cached-answers.ts';
import { memberOf } from './member-here.ts';
import { askWhoIsThere } from './who-is-there.ts';

/** Milliseconds: to collect answers that arrive together, and to wait for the server to say who is signed in. */
const [collectMs, timeoutMs] = [250, 4_000];

const arrived: CachedAnswer[] = [];
const cacheInOrder = oneAtATime(keepArrived);

/**
 * Keeps an answer for the person it belongs to. Someone else may have signed in in another tab, and this page notices
 * only later, so the server is asked first who is signed in: once for all answers that have arrived. If it does not
 * reply, the user stored on this device decides.
 */
export function keepForReader(client: QueryClient, answer: CachedAnswer): Promise<void> {
  arrived.push(answer);
  return cacheInOrder(client);
}

/** Keeps an answer that came with its reader: nobody has to be asked whose it is. */
export const keepWithReader = (client: QueryClient, answer: CachedAnswer): Promise<void> =>
  keepAnswer(answer, () => isHere(client, answer.userId));

async function keepArrived(client: QueryClient): Promise<void> {
  while (arrived.length > 0) {
    await new Promise(resolve => setTimeout(resolve, collectMs));
    const answers = arrived.splice(0);
    const person = await askWhoIsThere(timeoutMs);
    for (const answer of answers) {
      if (person !== undefined && person !== answer.userId) continue;
      await keepAnswer(answer, () => isHere(client, answer.userId));
    }
  }
}

const isHere = (client: QueryClient, userId: string): boolean =>
  memberOf(client)?.id === userId && deviceUserId() === userId;
