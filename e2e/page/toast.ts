import { expect, type Page } from '@playwright/test';

/** The one toast there is. By its card: its announcement to a screen reader is gone after a second. */
export const toastOf = (page: Page) => page.locator(toastCard);

export const toastCard = '[data-swipe-direction]';

/** Expects toasts with these sentences. */
export async function expectToast(page: Page, ...sentences: string[]): Promise<void> {
  await expect(
    sentences.reduce((toast, hasText) => toast.filter({ hasText }), toastOf(page)),
    sentences.join(': '),
  ).toBeVisible();
}
