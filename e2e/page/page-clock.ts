import { expect, type Page } from '@playwright/test';
import { toastOf } from './toast.ts';

/** From here on no time passes in the page but what a test lets pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // The clock stops at a moment to come. Should it have come too soon, the clock stands still all the same.
  await expect(async () => page.clock.pauseAt((await nowIn(page)) + 1_000)).toPass();
}

const nowIn = (page: Page) => page.evaluate(() => Date.now());

/**
 * Lets as little time pass in the page as it takes for a call to be answered and the toast to come; answers how much.
 * The server and the page's own work take the time they need, and none of that.
 */
export async function untilToast(page: Page, ...sentences: string[]): Promise<number> {
  const toast = sentences.reduce((card, hasText) => card.filter({ hasText }), toastOf(page));
  let passed = 0;
  const isThere = async () => {
    await page.clock.runFor(5);
    passed += 5;
    return toast.isVisible();
  };
  await expect.poll(isThere, { message: sentences.join(': '), timeout: 60_000 }).toBe(true);
  return passed;
}
