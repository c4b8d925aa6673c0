import { newRequestKey } from '#web/data/request-key.ts';
import type { DayAnswer } from '#web/outbox/events/local-event.ts';
import type { SavedLog, PendingLog } from '#web/outbox/logs/pending-log.ts';
import type { SavedMessage } from '#web/outbox/messages/pending-message.ts';

/** What a page or the service worker has just sent. With nothing in it: something was stored, or taken back. */
export type OutboxNews = {
  sent?: { log: PendingLog; record: SavedLog }[];
  /** What the server said to events of sessions. */
  answers?: DayAnswer[];
  messages?: { userId: string; sent: SavedMessage[] };
  checkIns?: { userId: string; isAnySent: boolean };
};

/** An older page may still listen to `fellowship-outbox` and `fellowship-messages`, whose news have other shapes. */
const channelName = 'fellowship-outbox-news';

/** This page, among all that announce. */
const here = newRequestKey();

type Announced = { from: string; news: OutboxNews };

/** Tells every tab. A channel of its own makes this tab hear it too. */
export function announce(news: OutboxNews): void {
  const channel = new BroadcastChannel(channelName);
  const announced: Announced = { from: here, news };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
  channel.postMessage(announced);
  channel.close();
}

/** The answer ends it. */
export function onOutboxNews(listener: (news: OutboxNews, isFromHere: boolean) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    const { from, news } = data as Announced;
    listener(news, from === here);
  });
  return () => channel.close();
}
