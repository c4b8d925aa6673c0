import { expect, type Locator } from '@playwright/test';
import { formatDate } from '../../src/domain/plain-date.ts';
import { eachReadAlone } from '../page/calls.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { openBlog, player, playVideos, postsAbout, rowOf, written } from './posts.ts';
import { openSection } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

test('a member finds posts by category, and reads one', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'member');
  await playVideos(page);
  await openBlog(page, 'Health and Habits');
  await expect(
    page.getByText('No content available yet. Check back soon for new posts!', { exact: true }),
  ).toBeVisible();
  await lookAtWidths(page, 'health-habits-empty');

  for (const { title, category, content } of (['recovery', 'diet', 'mindset'] as const).flatMap(about =>
    postsAbout(about),
  )) {
    await written(fixture, { title, category, content });
  }
  const [deload, warmUp] = postsAbout('training').map(({ title, content }) => ({
    title,
    content,
    category: 'training',
  }));
  if (!deload || !warmUp) throw new Error('There are no posts to write');
  await written(fixture, { ...warmUp, videoUrl: 'https://youtu.be/dQw4w9WgXcQ' });
  await written(fixture, { ...deload, title: 'A Draft', isPublished: false });
  await page.reload();

  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(8);
  await expect(page.getByText('A Draft')).toHaveCount(0);
  const first = cards.first();
  await expect(first.getByRole('heading', { level: 2 })).toHaveText(warmUp.title);
  await expect(first).toContainText('Training');
  await expect(first).toContainText('watching the first ten minutes of it');
  await expect(first).toContainText(formatDate(fixture.today));
  const frame = first.locator('iframe');
  await expect(frame).toHaveAttribute('src', player);
  await expect(frame).toHaveAttribute('title', `Video: ${warmUp.title}`);
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
  await lookAtWidths(page, 'health-habits');

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
  await lookAtWidths(page, 'health-habits-reading');
  await page.reload();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Health and Habits', level: 1 })).toBeVisible();
  await expect(cards).toHaveCount(8);
});

test('who comes back from a post is where they were', async ({ browser }) => {
  for (const { title, category, content } of (['recovery', 'diet', 'mindset'] as const).flatMap(about =>
    postsAbout(about),
  )) {
    await written(fixture, { title, category, content });
  }
  const page = await signedIn(browser, fixture, 'member', 375);
  await openBlog(page, 'Health and Habits');
  await page.getByRole('tab', { name: 'Recovery' }).click();
  const card = page.getByRole('button', { name: 'How Did You Sleep?' });
  await card.click();
  await page.getByRole('heading', { level: 1, name: 'How Did You Sleep?' }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
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
  const page = await signedIn(browser, fixture, 'member');
  await eachReadAlone(page);
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

  const made = await written(fixture, { title: 'Rest', content: 'Go to bed.', category: 'recovery' });
  await page.reload();
  await page.route('**/api/health-habits/*-*', route => route.abort());
  await page.getByRole('button', { name: 'Rest' }).click();
  await expect(page.getByRole('alert')).toContainText('An error occurred');
  await page.unroute('**/api/health-habits/*-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toContainText('Go to bed.');
  await fixture.coach.get('DELETE', `/api/health-habits/${made.id}`);
  await page.reload();
  await expect(page.getByText('This post is no longer here.')).toBeVisible();
  await lookAtWidths(page, 'health-habits-gone');
  await page.getByRole('button', { name: 'All posts' }).click();
  await expect(page.getByText('No content available yet. Check back soon for new posts!')).toBeVisible();
});

async function fits(dialog: Locator): Promise<void> {
  await dialog.waitFor();
  // While a text is loading, what only screen readers hear of it is wider than its box.
  const beyond = () =>
    dialog.evaluate(box =>
      Math.max(...[box, ...box.querySelectorAll('*')].map(part => part.scrollWidth - part.clientWidth || 0)),
    );
  await expect.poll(beyond).toBeLessThanOrEqual(1);
}

test('a post of any shape fits the screen: a title without a break, a very long text, next to none', async ({
  browser,
}) => {
  const title = 'Ironmongery'.repeat(18);
  const videoUrl = `https://example.com/${'watch'.repeat(60)}`;
  const content = `${'unbroken'.repeat(60)}\n\n![A plate](https://example.com/gone.png)\n\n    ${'code'.repeat(80)}`;
  await written(fixture, { title, content, category: 'diet', videoUrl });
  const paragraph = 'Rest is part of the plan, and the plan is kept by those who rest. ';
  const long = Array.from({ length: 150 }, () => paragraph.repeat(5)).join('\n\n');
  await written(fixture, { title: 'Long', content: long.slice(0, 50_000), category: 'training' });
  await written(fixture, { title: 'x', content: '.', category: 'mindset' });
  const member = await signedIn(browser, fixture, 'member');
  const answered = member.waitForResponse(/section=health-habits/);
  await openBlog(member, 'Health and Habits');
  expect((await (await answered).body()).length).toBeLessThan(4_000);
  await lookAtWidths(member, 'health-habits-shapes');
  await member.getByRole('button', { name: title }).click();
  const article = member.getByRole('article');
  await expect(article.getByText('A plate')).toBeVisible();
  await expect(article.locator('img, iframe')).toHaveCount(0);
  await lookAtWidths(member, 'health-habits-shape');
  await member.getByRole('button', { name: 'All posts' }).first().click();
  await member.getByRole('button', { name: 'Long' }).click();
  await expect(article).toContainText('35 min read');

  const coach = await signedIn(browser, fixture, 'coach', 375);
  await openBlog(coach, 'Blog');
  await lookAtWidths(coach, 'blog-shapes');
  await coach.setViewportSize({ width: 375, height: 812 });
  await coach.getByRole('button', { name: `Preview ${title}` }).click();
  await fits(coach.getByRole('dialog'));
  await lookAt(coach, 'blog-shape-preview');
  await coach.keyboard.press('Escape');
  await coach.getByRole('button', { name: `Delete ${title}` }).click();
  await fits(coach.getByRole('alertdialog'));
  await lookAt(coach, 'blog-shape-delete');
});

test('script in every field of a post shows as text, to coach and member', async ({ browser }) => {
  const script = '<script>window.hacked = 1</script>';
  const picture = '<img src="x" onerror="window.hacked = 1">';
  const title = `${script}${picture}`;
  const content = `${script}\n\nHello ${picture}\n\n[a trap](javascript:window.hacked=1) and [a site](https://example.com/a)`;
  const videoUrl = 'https://example.com/"><script>window.hacked=1</script>';
  await written(fixture, { title, content, category: 'mindset', videoUrl });
  for (const bad of ['javascript:alert(1)', 'data:text/html,x']) {
    const answer = await fixture.coach.ask('POST', '/api/health-habits', {
      title,
      content,
      category: 'diet',
      videoUrl: bad,
    });
    expect(answer?.status).toBe(400);
  }

  const member = await signedIn(browser, fixture, 'member');
  await openBlog(member, 'Health and Habits');
  await expect(member.getByRole('heading', { level: 2 })).toHaveText(title);
  await member.getByRole('button', { name: script }).click();
  await showsAsText(member.getByRole('article'));

  const coach = await signedIn(browser, fixture, 'coach');
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
