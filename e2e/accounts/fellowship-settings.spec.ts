import { expect } from '@playwright/test';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAt } from '../page/look-at.ts';
import { paste } from '../page/paste.ts';
import { hydrated } from '../page/sections.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

test('what the coach enters is everywhere at once: for a visitor, in the console, and for members', async ({
  browser,
}) => {
  const visitor = await (await browser.newContext({ baseURL: fixture.fellowship.origin })).newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('link', { name: '(303) 555-0142' })).toBeVisible();
  const coach = await signedIn(browser, fixture, 'coach');
  await open(coach, 'Fellowship Settings');
  for (const width of [375, 1280]) {
    await coach.setViewportSize({ width, height: 812 });
    await lookAt(coach, 'fellowship-settings');
  }
  await coach.getByRole('region', { name: 'Words' }).getByLabel('Name').fill('Iron Covenant');
  await coach.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0018');
  const price = coach.getByLabel('Price a month');
  await paste(price, '34,5 $');
  await coach.getByRole('button', { name: 'Save Changes' }).click();
  await expect(coach.getByText('“34,5 $” is not a number.')).toBeVisible();
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('34,5 $');
  await paste(price, ' 34,5 ');

  const home = coach.getByRole('region', { name: 'Home page' });
  await home.locator('summary', { hasText: 'Welcome' }).click();
  const welcome = home.getByRole('group', { name: 'Welcome' }).getByLabel('Introduction');
  await expect(welcome).toHaveValue(/^Men and women who train under one coach/);
  await welcome.fill('Lift, and be kind.');
  await home.locator('summary', { hasText: 'The path' }).click();
  await home.getByRole('switch', { name: 'Show the picture of the summit and its cross' }).uncheck();
  await lookAt(coach, 'fellowship-home-page');

  const dark = coach.getByRole('group', { name: 'Dark theme' });
  const accent = dark.getByRole('textbox', { name: 'Accent', exact: true });
  const contrast = coach.getByRole('list', { name: 'Contrast in the dark theme' });
  await accent.fill('#3a4a5c');
  await expect(contrast).toContainText('The accent on the page: 1.7, and needs 4.5');
  await coach.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    coach.getByText('In the dark theme the accent on the page has a contrast of 1.7; text needs 4.5.'),
  ).toBeVisible();
  await coach.reload();
  await hydrated(coach);
  await expect(coach.getByText('What you had typed is back.')).toBeVisible();
  await expect(accent).toHaveValue('#3a4a5c');
  await accent.fill('#8fc1a9');
  await expect(contrast).not.toContainText('needs');
  await lookAt(coach, 'fellowship-colours');
  await coach.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(coach, 'Saved');
  await expect(coach.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
  await expect(coach.getByRole('complementary').getByText('Iron Covenant', { exact: true })).toBeVisible();
  const accentOf = (page: typeof coach) =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand-dark-accent').trim(),
    );
  expect(await accentOf(coach)).toBe('#8fc1a9');

  await visitor.reload();
  await expect(visitor.getByText('Iron Covenant', { exact: true }).first()).toBeVisible();
  await expect(visitor.getByText('$34.50 per month')).toBeVisible();
  await expect(visitor.getByRole('link', { name: '+44 20 7946 0018' })).toHaveAttribute(
    'href',
    'tel:+442079460018',
  );
  expect(await accentOf(visitor)).toBe('#8fc1a9');
  await lookAt(visitor, 'landing-own-words');
  await visitor.goto('/subscribe');
  await expect(visitor.getByRole('region', { name: 'Basic Membership' })).toContainText('$34.50per month');
  await visitor.goto('/');
  await expect(visitor.getByText('Lift, and be kind.')).toBeVisible();
  await expect(visitor.getByRole('img', { name: /^A trail winds up a mountain/ })).toHaveCount(0);
  const manifest = await visitor.request.get('/manifest.webmanifest');
  expect(await manifest.json()).toMatchObject({ name: 'Iron Covenant' });
  const member = await signedIn(browser, fixture, 'member', 375);
  await expect(member.getByText('Iron Covenant', { exact: true }).first()).toBeVisible();
});

test('a fellowship that has said nothing makes no claim, and tells how to join', async ({ browser }) => {
  await fixture.coach.get('PATCH', '/api/fellowship', {
    motto: '',
    coachName: '',
    coachPhone: '',
    coachEmail: '',
    website: '',
    monthlyPriceDollars: null,
    checkoutLink: '',
    manageLink: '',
    certifications: [],
  });
  const context = await browser.newContext({
    baseURL: fixture.fellowship.origin,
    viewport: { width: 375, height: 812 },
  });
  const visitor = await context.newPage();
  await visitor.goto('/');
  await lookAt(visitor, 'landing-unsaid');
  await expect(visitor.getByText(/\$\d|per month|Gideon|undefined|null/)).toHaveCount(0);
  await expect(visitor.getByRole('img', { name: /Certification/ })).toHaveCount(0);
  await expect(visitor.locator('a[href=""], a[href^="mailto:"], a[href^="tel:"]')).toHaveCount(0);
  await visitor.getByRole('link', { name: 'Join the Fellowship' }).first().click();
  await expect(visitor.getByRole('heading', { name: 'Join the Fellowship', level: 1 })).toBeVisible();
  await lookAt(visitor, 'subscribe-unsaid');
  await expect(
    visitor.getByText(
      'There is nothing to pay on this page: your coach activates your membership. Ask your coach.',
    ),
  ).toBeVisible();
  await visitor.getByRole('link', { name: 'Create Your Account' }).click();
  await expect(visitor.getByRole('heading', { name: 'Create your account' })).toBeVisible();
});
