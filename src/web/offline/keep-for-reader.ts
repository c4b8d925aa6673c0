import type { QueryClient } from '@tanstack/react-query';
import { oneAtATime } from '#web/state/one-at-a-time.ts';
import { deviceUserId } from './device-user.ts';
import type { KeptAnswer } from './device.ts';
import { keepAnswer } from './kept-answers.ts';
import { memberOf } from './member-here.ts';
import { askWhoIsThere } from './who-is-there.ts';

/** For more answers to come along, and for the server's word on who is there, in milliseconds. */
const [gathering, patience] = [250, 4_000];

const arrived: KeptAnswer[] = [];
const keepInTurn = oneAtATime(keepArrived);

/**
 * Keeps an answer for whom it was read as. A page does not notice at once when someone else signs in in another tab, and
 * is answered as that person then: so the server is asked who is there, once for all that has arrived. When it does not
 * say, what this device knows has to do.
 */
export function keepForReader(client: QueryClient, answer: KeptAnswer): Promise<void> {
  arrived.push(answer);
  return keepInTurn(client);
}

async function keepArrived(client: QueryClient): Promise<void> {
  while (arrived.length > 0) {
    await new Promise(resolve => setTimeout(resolve, gathering));
    const answers = arrived.splice(0);
    const person = await askWhoIsThere(patience);
    for (const answer of answers) {
      if (person !== undefined && person !== answer.userId) continue;
      await keepAnswer(answer, () => isHere(client, answer.userId));
    }
  }
}

const isHere = (client: QueryClient, userId: string): boolean =>
  memberOf(client)?.id === userId && deviceUserId() === userId;
