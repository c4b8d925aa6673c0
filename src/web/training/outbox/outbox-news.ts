import type { SavedLog, WaitingLog } from './waiting-log.ts';

/** What has become of kept logs: those that have just been sent, by a round of the page or by the service worker. */
export type OutboxNews = { sent: { log: WaitingLog; record: SavedLog }[] };

const channelName = 'fellowship-outbox';

/** Told to every tab, this one too. */
export function announce(news: OutboxNews): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
  channel.postMessage(news);
  channel.close();
}

export function onOutboxNews(listener: (news: OutboxNews) => void): void {
  new BroadcastChannel(channelName).addEventListener('message', ({ data }) => listener(data as OutboxNews));
}
