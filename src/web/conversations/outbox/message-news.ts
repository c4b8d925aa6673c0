import { newRequestKey } from '#web/data/request-key.ts';
import type { SavedMessage } from './waiting-message.ts';

/** What a page or the service worker has just done about messages that wait: those that are sent by now. */
export type MessageNews = { userId: string; sent: SavedMessage[] };

const channelName = 'fellowship-messages';

/** This page, among all that tell. */
const here = newRequestKey();

type Told = MessageNews & { from: string };

/** Tells every tab, this one too, which knows by itself what is sent. */
export function announceMessages(news: MessageNews): void {
  const channel = new BroadcastChannel(channelName);
  const told: Told = { ...news, from: here };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is no window
  channel.postMessage(told);
  channel.close();
}

/** The answer ends it. */
export function onMessageNews(listener: (news: MessageNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    const { from, userId, sent } = data as Told;
    listener({ userId, sent: from === here ? [] : sent });
  });
  return () => channel.close();
}
