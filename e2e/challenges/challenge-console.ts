import type { Browser, Locator, Page } from '@playwright/test';
import { type TrainingFixture, open, signedIn } from '../fellowship/member-in-training.ts';

export async function challengesOf(browser: Browser, fixture: TrainingFixture): Promise<Page> {
  const page = await signedIn(browser, fixture, 'coach');
  await open(page, 'Weekly Challenges');
  return page;
}

export const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) });

export const field = (place: Page | Locator, name: string) =>
  place.getByRole('textbox', { name, exact: true });

/** Dates have no role of their own. */
export const dated = (place: Page | Locator, name: string) => place.getByLabel(name);

export const rowOf = (page: Page, exercise: string) =>
  page.getByRole('listitem', { name: exercise, exact: true });

/** A toast may lie over the button for a while; the keyboard reaches it. */
export const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).press('Enter');
