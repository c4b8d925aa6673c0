import type { CDPSession, Page } from '@playwright/test';

/** The page's service worker, as the browser knows it. */
export async function registrationOf(page: Page): Promise<{ session: CDPSession; registrationId: string }> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return { session, registrationId: await registered };
}
