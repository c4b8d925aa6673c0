import { dropEvents, noteFates } from './kept-events.ts';
import { announce } from './outbox-news.ts';
import type { ToldEvent } from './told-event.ts';

/** Lets the next round send refused events once more: the reason may be gone. */
export async function tryEventsAgain(refused: readonly ToldEvent[]): Promise<void> {
  await noteFates(refused.map(event => ({ ...event, state: 'unsent', why: null })));
  announce({ sent: [] });
}

export async function forgetEvents(refused: readonly ToldEvent[]): Promise<void> {
  await dropEvents(refused.map(({ id }) => id));
  announce({ sent: [] });
}
