import type { Locator } from '@playwright/test';

/** From the clipboard, in place of what stands there. */
export async function paste(into: Locator, text: string): Promise<void> {
  const page = into.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(copied => navigator.clipboard.writeText(copied), text);
  await into.fill('');
  await into.press('Control+v');
}
