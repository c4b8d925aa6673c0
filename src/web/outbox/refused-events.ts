import { dropEvents, noteResults } from './events/event-store.ts';
import { announce } from '#web/outbox/outbox-news.ts';
import type { LocalEvent } from './events/local-event.ts';

/** Lets the next flush send refused events once more: the reason may be gone. */
export async function retryEvents(refused: readonly LocalEvent[]): Promise<void> {
  await noteResults(refused.map(event => ({ ...event, state: 'unsent', why: null })));
  announce({});
}

export async function forgetEvents(refused: readonly LocalEvent[]): Promise<void> {
  await dropEvents(refused.map(({ id }) => id));
  announce({});
}
