import type { Locator, Page } from '@playwright/test';
import type { PostCategory } from '#domain/health-habit.ts';
import { posts } from '../../demo/posts/posts.ts';
import type { TrainingFixture } from '../fellowship/member-in-training.ts';
import { openSection } from '../page/sections.ts';

export const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

type Words = { title: string; content: string; category: string; videoUrl?: string; isPublished?: boolean };

/** The demonstration's, the newest first. */
export const postsAbout = (category: PostCategory) => posts.filter(post => post.category === category);

export const written = ({ coach }: TrainingFixture, post: Words) =>
  coach.get('POST', '/api/health-habits', { isPublished: true, ...post });

/** The content of the frames, in place of the sites that no test asks. */
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
