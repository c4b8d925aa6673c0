import type { Locator, Page } from '@playwright/test';

/** The app answers for what the server has drawn; before that the style may not be there either. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => document.readyState !== 'loading' && !('earlyInput' in window));

const inNavigation = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('button', { name, exact: true });

/** Opens a section from the sidebar. On a phone it is in the bar at the bottom, or in the sheet that opens from there. */
export async function openSection(page: Page, name: string): Promise<void> {
  const entry = inNavigation(page, name);
  const isSheet = await openMore(page, entry);
  await entry.click();
  // As it closes it still holds the entries, which the next step would click in vain.
  if (isSheet) await entry.waitFor({ state: 'hidden' });
}

export async function signOut(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Sign Out' });
  await openMore(page, link);
  await link.click();
}

/** Whether there is a sheet to open. Either is there once the page is, and no dialog in front of it is closing. */
async function openMore(page: Page, entry: Locator): Promise<boolean> {
  await hydrated(page);
  const more = inNavigation(page, 'More');
  await more.or(entry).first().waitFor();
  const isSheet = !(await entry.isVisible());
  if (isSheet) await more.click();
  return isSheet;
}
