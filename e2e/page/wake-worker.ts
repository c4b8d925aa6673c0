import type { Page } from '@playwright/test';
import { registrationOf } from './worker-of-page.ts';

/** As the browser does it when the signal is back. */
export async function wakeWorker(page: Page, origin: string): Promise<void> {
  const { session, registrationId } = await registrationOf(page);
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'send-logs',
    lastChance: true,
  });
}
