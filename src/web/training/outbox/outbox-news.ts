import type { DayAnswer } from './told-event.ts';
import type { SavedLog, WaitingLog } from './waiting-log.ts';

/** What a page or the service worker has just sent: logs, and events of sessions with what the server said to them. */
export type OutboxNews = { sent: { log: WaitingLog; record: SavedLog }[]; answers?: DayAnswer[] };

const channelName = 'fellowship-outbox';

/** Tells every tab. A channel of its own makes this tab hear it too. */
export function announce(news: OutboxNews): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
  channel.postMessage(news);
  channel.close();
}

/** The answer ends it. */
export function onOutboxNews(listener: (news: OutboxNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => listener(data as OutboxNews));
  return () => channel.close();
}
