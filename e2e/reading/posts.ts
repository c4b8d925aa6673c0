import type { Locator, Page } from '@playwright/test';
import type { Given } from '../fellowship/member-in-training.ts';
import { openSection } from '../page/sections.ts';

export const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

type Words = { title: string; content: string; category: string; videoUrl?: string; isPublished?: boolean };

export const written = ({ coach }: Given, post: Words) =>
  coach.get('POST', '/api/health-habits', { isPublished: true, ...post });

/** What the frames show, in the place of the sites that no test asks. */
export const playVideos = (page: Page) =>
  page.route(/youtube-nocookie\.com|player\.vimeo\.com/, route =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>Player</title><body style="margin:0;background:#222"></body></html>',
    }),
  );

export async function openBlog(page: Page, heading: 'Blog' | 'Health and Habits'): Promise<void> {
  await openSection(page, 'Blog');
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });
