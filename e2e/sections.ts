import type { Locator, Page } from '@playwright/test';

const inNavigation = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('button', { name, exact: true });

/** Opens a section from the sidebar. On a phone that is a sheet behind the menu button. */
export async function openSection(page: Page, name: string): Promise<void> {
  const entry = inNavigation(page, name);
  await openMenu(page, entry);
  await entry.click();
}

export async function signOut(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Sign Out' });
  await openMenu(page, link);
  await link.click();
}

/** Either is there once the page is, and no dialog in front of it is closing. */
async function openMenu(page: Page, entry: Locator): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.or(entry).first().waitFor();
  if (await menu.isVisible()) await menu.click();
}
