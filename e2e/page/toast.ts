import { expect, type Page } from '@playwright/test';

/** The one toast there is. By its card: what a screen reader is told of it is gone after a second. */
export const toastOf = (page: Page) => page.locator(toastCard);

export const toastCard = '[data-swipe-direction]';

/** That a toast says so. */
export async function said(page: Page, ...sentences: string[]): Promise<void> {
  await expect(
    sentences.reduce((toast, hasText) => toast.filter({ hasText }), toastOf(page)),
    sentences.join(': '),
  ).toBeVisible();
}
