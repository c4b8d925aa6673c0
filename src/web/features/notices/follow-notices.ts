import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listNotices } from '#contract/notices/notices.ts';
import { keyOf } from '#web/data/query-key.ts';
import { unseenNotices } from '#web/navigation/unread.ts';
import { openNotice } from '#web/navigation/open-notice.ts';

/** Keeps the number at the bell, and on the app's icon, true; opens here what was pressed outside of the page. */
export function followNotices(client: QueryClient): void {
  const counted = new QueryObserver<ResponseOf<typeof listNotices>>(client, {
    queryKey: keyOf(listNotices, {}),
    meta: { endpoint: listNotices },
  });
  let isFirst = true;
  counted.subscribe(({ data }) => {
    if (!data) return;
    unseenNotices.set(data.unread);
    showOnIcon(data.unread);
    if (isFirst && !data.isPushedHere) keepPush(client).catch(() => undefined);
    isFirst = false;
  });
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
    const { open } = (data ?? {}) as { open?: unknown };
    if (typeof open !== 'string') return;
    ports[0]?.postMessage('opened');
    openNotice(open);
  });
}

/** Rarely, and behind all else: after someone has signed in again. */
async function keepPush(client: QueryClient): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { keepPushHere } = await import('./push-here.ts');
  await keepPushHere(client);
}

/** Where the app is installed, and the system shows such a number. */
function showOnIcon(unread: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
  shown.catch(() => undefined);
}
