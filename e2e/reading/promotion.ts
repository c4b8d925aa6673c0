import type { Browser, Locator, Page } from '@playwright/test';
import { untilAnswered } from '../page/calls.ts';
import type { TrainingFixture } from '../fellowship/member-in-training.ts';

export const section = 'Promotional Content';

type Words = { title: string; description?: string; type?: string; buttonText?: string; buttonUrl?: string };

export async function written(
  { coach }: TrainingFixture,
  { title, description, type, buttonText, buttonUrl }: Words,
): Promise<string> {
  const body = { title, description, type, buttonText, buttonUrl };
  return String((await coach.get('POST', '/api/admin/promotional-content', body)).id);
}

export const setActive = ({ coach }: TrainingFixture, id: string) =>
  coach.get('PATCH', `/api/admin/promotional-content/${id}/activate`);

export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });

export const bannerOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Promotion' });

/** Someone who is nobody's member, at the landing page; they ask the server each time, as if a minute had passed. */
export async function aStranger(browser: Browser, fixture: TrainingFixture, width = 1280): Promise<Page> {
  const viewport = { width, height: 812 };
  const context = await browser.newContext({
    baseURL: fixture.fellowship.origin,
    viewport,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.on('pageerror', error => {
    throw error;
  });
  page.on('console', message => {
    if (message.type() === 'error') throw new Error(message.text());
  });
  await page.route('**/api/promotional-content', route => route.continue());
  await toldWhatIsActive(page, () => page.goto('/'));
  return page;
}

/** By then the banner is there, if there is to be one. */
export async function toldWhatIsActive(page: Page, open: () => Promise<unknown>): Promise<void> {
  await untilAnswered(page, '/api/promotional-content', open);
  await page.waitForLoadState('networkidle');
}
