import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { getUnread } from '#contract/conversations/conversations.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { keyOf } from '#web/data/query-key.ts';
import { unreadMessages } from '#web/place/unread.ts';

let isFollowed = false;

/** Keeps the number in the sidebar true: asked now, and again after whatever is written, here or elsewhere. */
export function followUnread(client: QueryClient): void {
  if (isFollowed) return;
  isFollowed = true;
  const counted = new QueryObserver<ResponseOf<typeof getUnread>>(client, {
    queryKey: keyOf(getUnread, {}),
    meta: { endpoint: getUnread },
  });
  counted.subscribe(({ data }) => unreadMessages.set(data?.unread ?? 0));
}
