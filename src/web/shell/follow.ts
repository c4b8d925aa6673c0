import type { QueryClient } from '@tanstack/react-query';
import { followUnread } from '#web/parts/conversation/follow-unread.ts';
import { subscribeLive } from '#web/live/subscribe-live.ts';
import { followNotices } from '#web/features/notices/follow-notices.ts';
import { printLight } from '#web/ui/look/print-light.ts';
import { followKeys } from './keys.ts';

let isFollowed = false;

/** What a page does beside what it shows, as long as it is open: hears what others change, counts what is unread, takes keys, prints. */
export function follow(client: QueryClient): void {
  if (isFollowed) return;
  isFollowed = true;
  subscribeLive(client, () => {
    followUnread(client);
    followNotices(client);
  });
  followKeys();
  printLight();
}
