import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { demoBrand as brand } from '../../demo/founding/fellowship.ts';
import { enterDemoBrand } from '../fellowship/enter-demo-brand.ts';
import { Fellowship } from '../fellowship/fellowship.ts';
import { describedPrograms } from '../../demo/programs/described-programs.ts';
import { ApiPerson } from '../fellowship/api-person.ts';
import { lookAt } from '../page/look-at.ts';
import { hydrated } from '../page/sections.ts';
import { measured } from '../page/measured.ts';
import { test } from '../fellowship/test.ts';
import { zone } from '../fellowship/zone.ts';

const coach = { email: 'coach@door.example', password: 'a garage at 5:40', timeZone: zone };
let fellowship: Fellowship;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const { email, password } = coach;
  fellowship = await Fellowship.start({ env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } });
  await enterDemoBrand(fellowship);
});
test.afterAll(() => fellowship.stop());

/** The bytes needed to read the landing page, as sent, fonts included. */
const budgetBytes = 120_000;

const pages = [
  { path: '/', name: 'landing', heading: brand.tagline },
  { path: '/subscribe', name: 'subscribe', heading: 'Join the Fellowship' },
  { path: '/no-such-page', name: 'not-found', heading: '404 Page Not Found' },
];

test('every public page reads well on a phone and on a desk, in both themes', async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { path, name, heading } of pages) {
      await page.goto(fellowship.origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await lookAt(page, name);
    }
  }
  expect(complaints()).toEqual([]);
});

test('the landing page says who we are, and leads on', async ({ page }) => {
  await page.goto(fellowship.origin);
  await expect(page.getByText(brand.motto).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', brand.checkoutLink);
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login');
  await expect(page.getByRole('link', { name: 'Get Premium' })).toHaveAttribute('href', '/subscribe');
  for (const name of [
    'Premium Membership Benefits',
    'Our Foundation',
    'Science-Backed Training Systems',
    'Welcome to the Path',
  ]) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  }
  await expect(page.getByText('Premium', { exact: true })).toHaveCount(6);
  await expect(page.getByRole('img', { name: /Certification badge/ })).toBeVisible();
  await expect(page.getByRole('link', { name: brand.website.label, exact: true })).toHaveAttribute(
    'href',
    brand.website.href,
  );
  await expect(page.getByRole('link', { name: brand.coach.phone })).toHaveAttribute('href', 'tel:3035550142');
  await expect(page.getByRole('link', { name: brand.coach.email })).toHaveAttribute(
    'href',
    `mailto:${brand.coach.email}`,
  );
  await expect(page.getByText(/^© \d{4}/)).toBeVisible();

  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.locator('#about')).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
});

test('a stranger finds what a membership costs and holds', async ({ page }) => {
  await page.goto(`${fellowship.origin}/subscribe`);
  const card = page.getByRole('region', { name: 'Basic Membership' });
  await expect(card).toContainText(`$${brand.monthlyPriceDollars}per month`);
  await expect(card.getByRole('listitem')).toHaveCount(8);
  await expect(card.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute('href', brand.checkoutLink);
  await expect(card).toContainText('Payment is processed by a card payment provider');
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/api/login');
  await expect(page.getByRole('link', { name: 'Create one' })).toHaveAttribute('href', '/sign-in?new');
});

test('the programs are told of inside the shell, with the weeks that there are', async ({ page }) => {
  const api = await ApiPerson.signIn(fellowship.origin, coach.email, coach.password);
  const idOf = async (name: string, numWeeks: number) =>
    (await api.get('POST', '/api/workouts', { name, numWeeks, weeks: [] })).id;
  const blocks = [await idOf('Iron Foundation', 8), await idOf('Ascension: Block One', 12)];
  await page.request.post(`${fellowship.origin}/api/login`, { data: coach });
  const complaints = complaintsOf(page);
  await page.goto(`${fellowship.origin}/programs`);
  await expect(page.getByRole('article', { name: 'Iron Foundation' })).toContainText('8 weeks');
  const [ascension, rebuild] = describedPrograms;
  await api.get('PATCH', '/api/fellowship', {
    toldPrograms: [
      { ...ascension, workoutIds: blocks },
      { ...rebuild, workoutIds: [] },
    ],
  });
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${fellowship.origin}/programs`);
    await hydrated(page);
    await lookAt(page, 'programs');
  }
  await expect(page.getByRole('navigation', { name: "Coach's console" })).toBeVisible();
  await expect(page.getByText('Programs are assigned by the coach and appear on')).toBeVisible();
  const told = page.getByRole('article', { name: 'Ascension Strength Program' });
  for (const fact of ['20 weeks', '2 blocks', 'Intermediate to Advanced']) {
    await expect(told.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(told.getByRole('list', { name: 'Blocks' }).getByRole('listitem')).toHaveText([
    /Iron Foundation.*8 weeks/,
    /Ascension: Block One.*12 weeks/,
  ]);
  const untold = page.getByRole('article', { name: 'Rebuild and Rise' });
  await expect(untold.getByText('All levels', { exact: true })).toBeVisible();
  await expect(untold.getByText(/\d+ weeks/)).toHaveCount(0);
  for (const name of ['Overview', 'Expected results', 'Principles', 'Ideal audience']) {
    await expect(page.getByRole('heading', { name, level: 3 })).toHaveCount(2);
  }
  await expect(
    page.getByText(`Which one is yours? ${brand.coach.name} decides that with you.`),
  ).toBeVisible();
  expect(complaints()).toEqual([]);
});

test('an address that leads nowhere says so, and leads home', async ({ page }) => {
  const answer = await page.goto(`${fellowship.origin}/programs`);
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByText(
      "The page you're looking for doesn't exist. Please check the URL or return to the home page.",
    ),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Return to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(brand.tagline);
});

test('the theme is a class on the root, and stays after a reload', async ({ page }) => {
  await page.goto(fellowship.origin);
  await expect(page.locator('html')).toHaveClass('dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveClass('light');
  await page.reload();
  await expect(page.locator('html')).toHaveClass('light');
  // The app behind the door keeps to it too.
  await page.goto(`${fellowship.origin}/sign-in`);
  await expect(page.locator('html')).toHaveClass('light');
  await page.goto(fellowship.origin);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
});

test('with scripts off everything can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const { path, heading } of pages) {
    await page.goto(fellowship.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('button')).toHaveCount(0);
  }
  await page.goto(fellowship.origin);
  await expect(page.getByText('Tomorrow will be better for it.')).toBeVisible();
  await context.close();
});

test('to read the landing page takes little, no script, and nothing moves', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const types = new Map<string, string>();
  const sent = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.set(requestId, encodedDataLength);
  });
  // As if our script never came: it is the toggle's, the page does not need it.
  await page.route('**/assets/*.js', route => route.abort());
  await page.goto(fellowship.origin, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Nothing can move before something has been painted.
  await expect.poll(() => measured(page, 'paint')).not.toEqual([]);

  const needed = [...sent].filter(([id]) =>
    ['Document', 'Font', 'Image', 'Stylesheet'].includes(types.get(id) ?? ''),
  );
  const bytes = needed.reduce((sum, [, length]) => sum + length, 0);
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThanOrEqual(budgetBytes);
  const shifts = await measured(page, 'layout-shift');
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.001);
});

test('no built file has the brand in it: its words come when a page is served', async () => {
  const names = await readdir('dist/web', { recursive: true });
  const files = names.filter(name => /\.(js|html|json|webmanifest)$/.test(name));
  expect(files).toContain('index.html');
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = await readFile(path.join('dist/web', file), 'utf8');
    // The fellowship is spoken of as well, but nothing bears its name.
    const [nameOrPrice] = /["'`>]Fellowship["'`<]|monthlyPriceDollars["']?:\d+/.exec(text) ?? [];
    const found = brandWords.filter(word => text.includes(word));
    expect([...found, ...(nameOrPrice ? [nameOrPrice] : [])], file).toEqual([]);
  }
});

/** All but what is too short to be told from other words, and the name. */
const brandWords = [...JSON.stringify(brand).matchAll(/:"([^"]{4,})"/g)]
  .map(([, word = '']) => word)
  .filter(word => word !== brand.name);

/** The browser's complaints: errors, and what the content security policy kept out. */
function complaintsOf(page: Page): () => string[] {
  const found: string[] = [];
  page.on('console', message => {
    // The page that is not there is answered as such; the browser notes it.
    const isNotFound = message.text().includes('status of 404');
    if (message.type() === 'error' && !isNotFound) found.push(message.text());
  });
  page.on('pageerror', error => found.push(error.message));
  return () => found;
}
