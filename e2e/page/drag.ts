import { expect, type Locator, type Page } from '@playwright/test';

/** Drags by one handle to just above another, and lets go when the rows have made room there. */
export async function dragAbove(page: Page, handle: Locator, other: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await other.boundingBox()];
  if (!from || !to) throw new Error('A handle is not there');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 - 5, { steps: 10 });
  await expect
    .poll(async () => (await other.boundingBox())?.y, 'the row gives way')
    .toBeGreaterThan(to.y + 5);
  await page.mouse.up();
}
