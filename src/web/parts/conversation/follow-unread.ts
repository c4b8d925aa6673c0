import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { getUnread } from '#contract/conversations/conversations.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { keyOf } from '#web/data/query-key.ts';
import { unreadMessages } from '#web/navigation/unread.ts';

/** Keeps the number in the sidebar true: loaded now, after each write, and when the server announces others'. */
export function followUnread(client: QueryClient): void {
  const counted = new QueryObserver<ResponseOf<typeof getUnread>>(client, {
    queryKey: keyOf(getUnread, {}),
    meta: { endpoint: getUnread },
  });
  counted.subscribe(({ data }) => unreadMessages.set(data?.unread ?? 0));
}
