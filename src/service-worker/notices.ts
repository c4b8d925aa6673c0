import type { NotificationEvent, PushedEvent, Worker } from './worker-types.ts';

/** What a push holds: `PushSender` writes it. */
type Pushed = { id: string; title: string; text: string; link: string; unread?: number };

/** Milliseconds that an open page has to say that it shows what was pressed. */
const timeoutMs = 1_000;

/** Shows what has come. Sent twice it is one: the second takes the first's place, without a sound. */
export async function showNotice(worker: Worker, event: PushedEvent): Promise<void> {
  const { id, title, text, link, unread } = (event.data?.json() ?? {}) as Partial<Pushed>;
  if (unread !== undefined) await worker.navigator.setAppBadge?.(unread).catch(() => undefined);
  // Browsers want something to be shown for each push.
  await worker.registration.showNotification(title ?? '', {
    ...(text !== undefined && { body: text }),
    ...(id !== undefined && { tag: id }),
    icon: '/icons/icon-192.png',
    data: { id, link },
  });
}

/** Opens exactly what it is about: in the page that is open, or else a new one. It is seen then. */
export async function openNotice(worker: Worker, { notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { id, link = '/' } = (notification.data ?? {}) as Partial<Pushed>;
  const seen = id === undefined || id === 'test' ? undefined : reportSeen(id);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [page] = pages.toSorted((one, other) => Number(other.focused) - Number(one.focused));
  if (page) await page.focus().catch(() => undefined);
  if (!page || !(await openIn(page, link))) await worker.clients.openWindow(link);
  await seen;
}

/** Whether the page has taken it: one that is still starting, or is of an older version, does not answer. */
function openIn(page: { postMessage(message: unknown, ports: MessagePort[]): void }, link: string) {
  return new Promise<boolean>(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(resolve, timeoutMs, false);
    page.postMessage({ open: link }, [port2]);
  });
}

async function reportSeen(id: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/notices/seen', { method: 'POST', headers, body: JSON.stringify({ ids: [id] }) }).catch(
    () => undefined,
  );
}
