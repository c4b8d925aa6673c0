import type { SavedLog, WaitingLog } from './waiting-log.ts';

/** The logs that a page or the service worker has just sent. */
export type OutboxNews = { sent: { log: WaitingLog; record: SavedLog }[] };

const channelName = 'fellowship-outbox';

/** Tells every tab. A channel of its own makes this tab hear it too. */
export function announce(news: OutboxNews): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
  channel.postMessage(news);
  channel.close();
}

export function onOutboxNews(listener: (news: OutboxNews) => void): void {
  new BroadcastChannel(channelName).addEventListener('message', ({ data }) => listener(data as OutboxNews));
}
