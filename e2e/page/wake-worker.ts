import type { Page } from '@playwright/test';

/** As the browser does it when the signal is back. */
export async function wakeWorker(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registered,
    tag: 'send-logs',
    lastChance: true,
  });
}
