import type { Page } from '@playwright/test';
import { registrationOf } from './worker-of-page.ts';

/** As a push service brings it to the browser, which has decrypted it. */
export async function pushToWorker(page: Page, origin: string, content: object): Promise<void> {
  const { session, registrationId } = await registrationOf(page);
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(content),
  });
}

type Shown = { title: string; body: string; tag: string };

export const shownNotices = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** A press on the first of them: only the browser itself can press it, so its worker is told. */
export async function pressNotice(page: Page): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no worker');
  await worker.evaluate(async () => {
    type Press = new (name: string, of: { notification: Notification }) => Event;
    const here = globalThis as unknown as EventTarget & {
      registration: ServiceWorkerRegistration;
      NotificationEvent: Press;
    };
    const [notification] = await here.registration.getNotifications();
    if (!notification) throw new Error('There is nothing to press');
    here.dispatchEvent(new here.NotificationEvent('notificationclick', { notification }));
  });
}
