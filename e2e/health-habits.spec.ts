import { expect, type Locator, type Page } from '@playwright/test';
import { dietPosts } from '../demo/posts/diet.ts';
import { mindsetPosts } from '../demo/posts/mindset.ts';
import { recoveryPosts } from '../demo/posts/recovery.ts';
import { trainingPosts } from '../demo/posts/training.ts';
import { dateIn, formatDate } from '../src/domain/plain-date.ts';
import { lookAt } from './look-at.ts';
import { type Given, givenAMember, signedIn } from './member-in-training.ts';
import { openSection } from './sections.ts';
import { test } from './test.ts';
import { said } from './toast.ts';

let given: Given;

test.beforeEach(async () => {
  given = await givenAMember();
});
test.afterEach(() => given.fellowship.stop());

const widths = [1280, 768, 375];
const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

type Words = { title: string; content: string; category: string; videoUrl?: string; isPublished?: boolean };

const written = (post: Words) =>
  given.coach.get('POST', '/api/health-habits', { isPublished: true, ...post });

/** What the frames show, in the place of the sites that no test asks. */
const playVideos = (page: Page) =>
  page.route(/youtube-nocookie\.com|player\.vimeo\.com/, route =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>Player</title><body style="margin:0;background:#222"></body></html>',
    }),
  );

async function openBlog(page: Page, heading: 'Blog' | 'Health and Habits'): Promise<void> {
  await openSection(page, 'Blog');
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
}

async function lookAtEachWidth(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, name);
  }
  await page.setViewportSize({ width: 1280, height: 812 });
}

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });

test('a member finds posts by category, and reads one', async ({ browser }) => {
  const page = await signedIn(browser, given, 'member');
  await playVideos(page);
  await openBlog(page, 'Health and Habits');
  await expect(
    page.getByText('No content available yet. Check back soon for new posts!', { exact: true }),
  ).toBeVisible();
  await lookAtEachWidth(page, 'health-habits-empty');

  for (const { title, category, content } of [...recoveryPosts, ...dietPosts, ...mindsetPosts]) {
    await written({ title, category, content });
  }
  const [deload, warmUp] = trainingPosts.map(({ title, content }) => ({
    title,
    content,
    category: 'training',
  }));
  if (!deload || !warmUp) throw new Error('There are no posts to write');
  await written({ ...warmUp, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
  await written({ ...deload, title: 'A Draft', isPublished: false });
  await page.reload();

  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(8);
  await expect(page.getByText('A Draft')).toHaveCount(0);
  const first = cards.first();
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(warmUp.title);
  await expect(first).toContainText('Training');
  await expect(first).toContainText('watching the first ten minutes of it');
  await expect(first).toContainText(formatDate(dateIn('America/Denver', new Date())));
  const frame = first.locator('iframe');
  await expect(frame).toHaveAttribute('src', player);
  await expect(frame).toHaveAttribute('title', `Video: ${warmUp.title}`);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
  await lookAtEachWidth(page, 'health-habits');

  for (const name of ['All', 'Nutrition', 'Diet', 'Mindset', 'Recovery', 'Training']) {
    await expect(page.getByRole('tab', { name, exact: true })).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Recovery' }).click();
  await expect(cards).toHaveCount(3);
  await page.getByRole('tab', { name: 'Nutrition' }).click();
  await expect(page.getByText('No nutrition posts available yet.', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Recovery' }).click();
  const title = 'How Did You Sleep?';
  await page.getByRole('button', { name: title }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What I look for', level: 2 })).toBeVisible();
  await expect(page.getByRole('article').getByText('desperate', { exact: true })).toHaveCSS(
    'font-style',
    'italic',
  );
  await lookAtEachWidth(page, 'health-habits-reading');
  await page.reload();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Health and Habits', level: 1 })).toBeVisible();
  await expect(cards).toHaveCount(8);
});

test('who comes back from a post is where they were', async ({ browser }) => {
  for (const { title, category, content } of [...recoveryPosts, ...dietPosts, ...mindsetPosts]) {
    await written({ title, category, content });
  }
  const page = await signedIn(browser, given, 'member', 375);
  await openBlog(page, 'Health and Habits');
  await page.getByRole('tab', { name: 'Recovery' }).click();
  const card = page.getByRole('button', { name: 'How Did You Sleep?' });
  await card.click();
  await page.getByRole('heading', { level: 1, name: 'How Did You Sleep?' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('button', { name: 'All posts' }).last().click();
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Recovery' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'All' }).click();
  await expect(page.getByRole('tab', { name: 'All' })).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'How Did You Sleep?' })).toBeVisible();
  await openSection(page, 'Blog');
  await expect(page.getByRole('heading', { name: 'Health and Habits', level: 1 })).toBeVisible();
});

test('posts that do not load say why, and can be asked for again', async ({ browser }) => {
  const page = await signedIn(browser, given, 'member');
  await page.route('**/api/health-habits/cards', route =>
    route.fulfill({ status: 403, json: { message: 'An active membership is required' } }),
  );
  await openBlog(page, 'Health and Habits');
  await expect(page.getByRole('alert')).toContainText('An active membership is required');
  await page.unroute('**/api/health-habits/cards');
  await page.route('**/api/health-habits/cards', route => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('An error occurred');
  await page.unroute('**/api/health-habits/cards');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No content available yet. Check back soon for new posts!')).toBeVisible();

  const made = await written({ title: 'Rest', content: 'Go to bed.', category: 'recovery' });
  await page.reload();
  await page.route('**/api/health-habits/*-*', route => route.abort());
  await page.getByRole('button', { name: 'Rest' }).click();
  await expect(page.getByRole('alert')).toContainText('An error occurred');
  await page.unroute('**/api/health-habits/*-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toContainText('Go to bed.');
  await given.coach.get('DELETE', `/api/health-habits/${made.id}`);
  await page.reload();
  await expect(page.getByText('This post is no longer here.')).toBeVisible();
  await lookAtEachWidth(page, 'health-habits-gone');
  await page.getByRole('button', { name: 'All posts' }).click();
  await expect(page.getByText('No content available yet. Check back soon for new posts!')).toBeVisible();
});

async function fits(dialog: Locator): Promise<void> {
  await dialog.waitFor();
  const beyond = await dialog.evaluate(box =>
    Math.max(...[box, ...box.querySelectorAll('*')].map(part => part.scrollWidth - part.clientWidth || 0)),
  );
  expect(beyond).toBeLessThanOrEqual(1);
}

test('a post of any shape fits the screen: a title without a break, a very long text, next to none', async ({
  browser,
}) => {
  const title = 'Ironmongery'.repeat(18);
  const videoUrl = `https://example.com/${'watch'.repeat(60)}`;
  const content = `${'unbroken'.repeat(60)}\n\n![A plate](https://example.com/gone.png)\n\n    ${'code'.repeat(80)}`;
  await written({ title, content, category: 'diet', videoUrl });
  const paragraph = 'Rest is part of the plan, and the plan is kept by those who rest. ';
  const long = Array.from({ length: 150 }, () => paragraph.repeat(5)).join('\n\n');
  await written({ title: 'Long', content: long.slice(0, 50_000), category: 'training' });
  await written({ title: 'x', content: '.', category: 'mindset' });
  const member = await signedIn(browser, given, 'member');
  const answered = member.waitForResponse(/health-habits\/cards/);
  await openBlog(member, 'Health and Habits');
  expect((await (await answered).body()).length).toBeLessThan(4_000);
  await lookAtEachWidth(member, 'health-habits-shapes');
  await member.getByRole('button', { name: title }).click();
  const article = member.getByRole('article');
  await expect(article.getByText('A plate')).toBeVisible();
  await expect(article.locator('img, iframe')).toHaveCount(0);
  await lookAtEachWidth(member, 'health-habits-shape');
  await member.getByRole('button', { name: 'All posts' }).first().click();
  await member.getByRole('button', { name: 'Long' }).click();
  await expect(article).toContainText('35 min read');

  const coach = await signedIn(browser, given, 'coach', 375);
  await openBlog(coach, 'Blog');
  await lookAtEachWidth(coach, 'blog-shapes');
  await coach.setViewportSize({ width: 375, height: 812 });
  await coach.getByRole('button', { name: `Preview ${title}` }).click();
  await fits(coach.getByRole('dialog'));
  await lookAt(coach, 'blog-shape-preview');
  await coach.keyboard.press('Escape');
  await coach.getByRole('button', { name: `Delete ${title}` }).click();
  await fits(coach.getByRole('alertdialog'));
  await lookAt(coach, 'blog-shape-delete');
});

test('a coach writes a post, publishes it, changes it, takes it back and deletes it', async ({ browser }) => {
  const page = await signedIn(browser, given, 'coach');
  await playVideos(page);
  const reader = await signedIn(browser, given, 'member');
  await openBlog(page, 'Blog');
  await expect(page.getByText('No posts yet. Write your first post to get started.')).toBeVisible();
  await page.getByRole('button', { name: 'New Post' }).click();
  const form = page.getByRole('dialog', { name: 'New Post' });
  await form.getByRole('tab', { name: 'Preview' }).click();
  await expect(form.getByText('Nothing written yet. It shows here as members will read it.')).toBeVisible();
  await lookAt(page, 'blog-preview-of-nothing');
  await form.getByRole('button', { name: 'Create Post' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await expect(form.getByText('Content is required')).toBeVisible();
  await lookAtEachWidth(page, 'blog-refused');

  const [sleep] = recoveryPosts;
  if (!sleep) throw new Error('There is no post to write');
  await form.getByLabel('Title').fill(sleep.title);
  await form.getByLabel('Category').selectOption('Recovery');
  await form.getByLabel('Video link').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await form.getByLabel('Content').fill(sleep.content);
  await lookAtEachWidth(page, 'blog-writing');
  await form.getByRole('tab', { name: 'Preview' }).click();
  await expect(form.getByRole('heading', { name: 'What I look for' })).toBeVisible();
  await expect(form.locator('iframe')).toHaveAttribute('src', player);
  await form.getByRole('tab', { name: 'Write' }).click();
  await form.getByLabel('Video link').fill('https://example.com/sleep');
  await form.getByRole('tab', { name: 'Preview' }).click();
  await expect(form.getByRole('link', { name: 'example.com/sleep' })).toBeVisible();
  await lookAtEachWidth(page, 'blog-preview-while-writing');

  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'New Post' }).click();
  await expect(form.getByText('What you typed is back.')).toBeVisible();
  await expect(form.getByLabel('Title')).toHaveValue(sleep.title);
  await expect(form.getByLabel('Content')).toHaveValue(sleep.content);
  await lookAt(page, 'blog-draft-back');

  await page.route('**/api/health-habits', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await form.getByRole('button', { name: 'Create Post' }).click();
  await expect(form.getByRole('alert')).toContainText('Failed to create post');
  await page.unroute('**/api/health-habits');
  await form.getByRole('button', { name: 'Create Post' }).click();
  await said(page, 'Post created successfully');
  await expect(form).toHaveCount(0);
  const row = rowOf(page, sleep.title);
  await expect(row).toContainText('Draft');
  await expect(row).toContainText('Not published yet');
  await openBlog(reader, 'Health and Habits');
  await expect(reader.getByText('No content available yet. Check back soon for new posts!')).toBeVisible();

  const published = row.getByRole('switch', { name: `Published: ${sleep.title}` });
  await published.press('Space');
  await said(page, 'Post updated successfully');
  await expect(row).not.toContainText('Draft');
  await expect(published).toBeChecked();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: sleep.title, level: 2 })).toBeVisible();

  await row.getByRole('button', { name: `Edit ${sleep.title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Post' });
  await expect(edit.getByText('What you typed is back.')).toHaveCount(0);
  await edit.getByLabel('Title').fill('Sleep First');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await said(page, 'Post updated successfully');
  const renamed = rowOf(page, 'Sleep First');
  await renamed.getByRole('button', { name: 'Preview Sleep First' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('This is what members read.')).toBeVisible();
  await lookAtEachWidth(page, 'blog-preview');
  await preview.getByRole('button', { name: 'Edit' }).click();
  await edit.getByLabel('Title').fill('Sleep Last');
  await page.keyboard.press('Escape');
  await renamed.getByRole('button', { name: 'Edit Sleep First' }).click();
  await expect(edit.getByLabel('Title')).toHaveValue('Sleep Last');
  await edit.getByRole('button', { name: 'Start over' }).click();
  await expect(edit.getByLabel('Title')).toHaveValue('Sleep First');
  await edit.getByRole('button', { name: 'Cancel' }).click();

  await renamed.getByRole('switch').press('Space');
  await expect(renamed).toContainText('Draft');
  await reader.reload();
  await expect(reader.getByText('No content available yet. Check back soon for new posts!')).toBeVisible();

  await renamed.getByRole('button', { name: 'Delete Sleep First' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this post?' });
  await lookAt(page, 'blog-delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await said(page, 'Post deleted successfully');
  await expect(page.getByText('No posts yet. Write your first post to get started.')).toBeVisible();
});

test('the coach sees drafts before what is published; a failure leaves all as it was', async ({
  browser,
}) => {
  for (const { title, category, content } of [...mindsetPosts, ...dietPosts, ...recoveryPosts]) {
    await written({ title, category, content });
  }
  const draft = trainingPosts[2];
  if (!draft) throw new Error('There is no draft to write');
  const { title, category, content } = draft;
  await written({ title, category, content, isPublished: false });
  const page = await signedIn(browser, given, 'coach');
  await openBlog(page, 'Blog');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(title);
  await lookAtEachWidth(page, 'blog');
  await page.route('**/api/health-habits/*', route => route.fulfill({ status: 500, json: {} }));
  const row = rowOf(page, title);
  await row.getByRole('switch').press('Space');
  await said(page, 'Failed to update post');
  await expect(row.getByRole('switch')).not.toBeChecked();
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this post?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('Failed to delete post');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/api/health-habits/*');
  await row.getByRole('switch').press('Space');
  await said(page, 'Post updated successfully');
  await expect(row.getByRole('switch')).toBeFocused();
});

test('script in every field of a post shows as text, to coach and member', async ({ browser }) => {
  const script = '<script>window.hacked = 1</script>';
  const picture = '<img src="x" onerror="window.hacked = 1">';
  const title = `${script}${picture}`;
  const content = `${script}\n\nHello ${picture}\n\n[a trap](javascript:window.hacked=1) and [a site](https://example.com/a)`;
  const videoUrl = 'https://example.com/"><script>window.hacked=1</script>';
  await written({ title, content, category: 'mindset', videoUrl });
  for (const bad of ['javascript:alert(1)', 'data:text/html,x']) {
    const answer = await given.coach.ask('POST', '/api/health-habits', {
      title,
      content,
      category: 'diet',
      videoUrl: bad,
    });
    expect(answer?.status).toBe(400);
  }

  const member = await signedIn(browser, given, 'member');
  await openBlog(member, 'Health and Habits');
  await expect(member.getByRole('heading', { level: 2 })).toHaveText(title);
  await member.getByRole('button', { name: script }).click();
  await showsAsText(member.getByRole('article'));

  const coach = await signedIn(browser, given, 'coach');
  await openBlog(coach, 'Blog');
  await expect(rowOf(coach, title)).toContainText(script);
  await coach.getByRole('button', { name: `Preview ${script}` }).click();
  await showsAsText(coach.getByRole('article'));
  for (const page of [member, coach]) {
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await lookAt(page, page === member ? 'health-habits-script' : 'blog-script');
  }
  await coach.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  await expect(coach.getByLabel('Title')).toHaveValue(title);

  async function showsAsText(article: Locator): Promise<void> {
    await expect(article.getByText(`Hello ${picture}`)).toBeVisible();
    await expect(article.getByText(script, { exact: true })).toBeVisible();
    await expect(article.getByRole('link')).toHaveCount(2);
    const site = article.getByRole('link', { name: 'a site' });
    await expect(site).toHaveAttribute('rel', 'noopener nofollow');
    await expect(site).toHaveAttribute('href', 'https://example.com/a');
    await expect(article.locator('script, img, iframe')).toHaveCount(0);
  }
});

test('a coach watches the video of an exercise where it is, and while its link is typed', async ({
  browser,
}) => {
  const [squat, plank] = [given.idOf('Back Squat'), given.idOf('Front Plank')];
  await given.coach.get('PATCH', `/api/exercises/${squat}`, { videoUrl: 'https://vimeo.com/76979871' });
  await given.coach.get('PATCH', `/api/exercises/${plank}`, { videoUrl: 'https://example.com/plank' });
  const page = await signedIn(browser, given, 'coach');
  await playVideos(page);
  await openSection(page, 'Exercises');
  await page.getByPlaceholder('Search exercises...').fill('Back Squat');
  await page.getByRole('button', { name: 'Watch Back Squat' }).click();
  const watch = page.getByRole('dialog', { name: 'Back Squat' });
  await expect(watch.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/player\.vimeo\.com\/video\/76979871/,
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Back Squat' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Exercise' });
  await expect(edit.locator('iframe')).toHaveCount(1);
  await edit.getByLabel('Video link').fill('https://example.com/squat');
  await expect(edit.locator('iframe')).toHaveCount(0);
  await edit.getByLabel('Video link').fill('https://youtu.be/dQw4w9WgXcQ');
  await expect(edit.locator('iframe')).toHaveAttribute('src', player);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await said(page, 'Exercise updated successfully');

  await page.getByPlaceholder('Search exercises...').fill('Front Plank');
  await lookAtEachWidth(page, 'exercises-with-video');
  await page.getByRole('button', { name: 'Watch Front Plank' }).click();
  await expect(page.getByRole('link', { name: 'example.com/plank' })).toBeVisible();
  await lookAtEachWidth(page, 'exercise-video-link');
});
