import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { demoPromotions } from '../demo/promotions.ts';
import { lookAt } from './look-at.ts';
import { type Given, givenAMember, open, signedIn } from './member-in-training.ts';
import { test } from './test.ts';
import { said } from './toast.ts';

let given: Given;

test.beforeEach(async () => {
  given = await givenAMember();
});
test.afterEach(() => given.fellowship.stop());

const section = 'Promotional Content';
const widths = [1280, 768, 375];

type Words = { title: string; description?: string; type?: string; buttonText?: string; buttonUrl?: string };

const written = async ({ title, description, type, buttonText, buttonUrl }: Words): Promise<string> => {
  const body = { title, description, type, buttonText, buttonUrl };
  return String((await given.coach.get('POST', '/api/admin/promotional-content', body)).id);
};
const setActive = (id: string) => given.coach.get('PATCH', `/api/admin/promotional-content/${id}/activate`);

const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, level: 2 }) });

const bannerOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Promotion' });

/** Someone who is nobody's member, at the landing page; they ask the server each time, as if a minute had passed. */
async function aStranger(browser: Browser, width = 1280): Promise<Page> {
  const viewport = { width, height: 812 };
  const context = await browser.newContext({
    baseURL: given.fellowship.origin,
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
  await page.goto('/', { waitUntil: 'networkidle' });
  return page;
}

async function lookAtEachWidth(page: Page, name: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, name);
  }
  await page.setViewportSize({ width: 1280, height: 812 });
}

test('a coach writes a promotion, changes it, sets it active, takes it down and deletes it', async ({
  browser,
}) => {
  const page = await signedIn(browser, given, 'coach');
  await open(page, section);
  await expect(
    page.getByText('No promotional content yet. Create your first promotion to get started.'),
  ).toBeVisible();
  await lookAt(page, 'promotions-empty');
  await page.getByRole('button', { name: 'New Promotion' }).click();
  const form = page.getByRole('dialog', { name: 'Create Promotion' });
  await form.getByLabel('Button link').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Create Promotion' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await expect(form.getByText('Enter a link that starts with http:// or https://, or a page')).toBeVisible();
  await lookAtEachWidth(page, 'promotions-refused');

  await form.getByLabel('Title').fill('Autumn Intake');
  await form.getByLabel('Description').fill('Start with twelve others, on the same Monday.');
  await form.getByLabel('Button text').fill('Join the Fellowship');
  await form.getByLabel('Button link').fill('/subscribe');
  await form.getByLabel('Type').selectOption('Subscription');
  await form.getByLabel('Picture').setInputFiles('src/web/public/icons/icon-192.png');
  await expect(form.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await lookAtEachWidth(page, 'promotions-writing');

  await page.route('**/api/admin/promotional-content', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await form.getByRole('button', { name: 'Create Promotion' }).click();
  await expect(form.getByRole('alert')).toContainText('Failed to create promotional content');
  await expect(form.getByLabel('Title')).toHaveValue('Autumn Intake');
  await page.unroute('**/api/admin/promotional-content');
  // By the keyboard: the toast may lie over it.
  await form.getByRole('button', { name: 'Create Promotion' }).press('Enter');
  await said(page, 'Promotional content created successfully');
  await expect(form).toHaveCount(0);

  const row = rowOf(page, 'Autumn Intake');
  await expect(row).toContainText('Subscription');
  await expect(row.getByText('Active', { exact: true })).toHaveCount(0);
  await row.getByRole('button', { name: 'Edit Autumn Intake' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Promotion' });
  await edit.getByLabel('Title').fill('Winter Intake');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await said(page, 'Promotional content updated successfully');
  await expect(edit).toHaveCount(0);

  const renamed = rowOf(page, 'Winter Intake');
  await renamed.getByRole('button', { name: 'Set Active: Winter Intake' }).press('Enter');
  await said(page, 'Promotional content is now active on the home page');
  const takeDown = renamed.getByRole('button', { name: 'Take Down: Winter Intake' });
  await expect(takeDown).toBeFocused();
  await expect(renamed.getByText('Active', { exact: true })).toBeVisible();
  await expect(renamed.getByRole('button', { name: /^Set Active/ })).toHaveCount(0);
  const stranger = await aStranger(browser, 375);
  await expect(bannerOf(stranger)).toContainText('Winter Intake');
  await expect(bannerOf(stranger).locator('img')).toHaveAttribute('src', /^\/pictures\/\w+\.webp$/);
  await lookAt(stranger, 'landing-promotion-picture');

  await takeDown.click();
  await said(page, 'Promotional content updated successfully');
  await stranger.reload({ waitUntil: 'networkidle' });
  await expect(bannerOf(stranger)).toHaveCount(0);

  await renamed.getByRole('button', { name: 'Delete Winter Intake' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Winter Intake?' });
  await expect(question).toContainText('This cannot be undone.');
  await lookAt(page, 'promotions-delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await said(page, 'Promotional content deleted successfully');
  await expect(page.getByText('No promotional content yet.')).toBeVisible();
});

test('one is active at a time: another that is set active takes its place', async ({ browser }) => {
  for (const promotion of demoPromotions) await written(promotion);
  const [first, second] = demoPromotions.map(({ title }) => title);
  if (!first || !second) throw new Error('There is nothing to promote');
  const page = await signedIn(browser, given, 'coach');
  await open(page, section);
  await rowOf(page, first).getByRole('button', { name: 'Set Active' }).click();
  await expect(page.getByText('Active', { exact: true })).toHaveCount(1);
  await rowOf(page, second).getByRole('button', { name: 'Set Active' }).click();
  await expect(rowOf(page, second).getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toHaveCount(1);
  await expect(rowOf(page, first).getByRole('button', { name: 'Set Active' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(second);
  await lookAtEachWidth(page, 'promotions');

  await page.route('**/activate', route => route.fulfill({ status: 500, json: {} }));
  await rowOf(page, first).getByRole('button', { name: 'Set Active' }).click();
  await said(page, 'Failed to activate promotional content');
  await page.unroute('**/activate');
  await page.route('**/activate', route => route.fulfill({ status: 409, json: { message: 'Not today' } }));
  await rowOf(page, first).getByRole('button', { name: 'Set Active' }).click();
  await said(page, 'Not today');
  await expect(rowOf(page, second).getByText('Active', { exact: true })).toBeVisible();
});

test('the list that does not load says so, and can be asked for again', async ({ browser }) => {
  const page = await signedIn(browser, given, 'coach');
  await page.route('**/api/admin/promotional-content', route => route.abort());
  await open(page, section);
  await expect(page.getByRole('alert')).toContainText('The promotional content could not be loaded.');
  await page.unroute('**/api/admin/promotional-content');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No promotional content yet.')).toBeVisible();
});

test('a stranger sees what is active on the landing page, dismisses it, and sees the next', async ({
  browser,
}) => {
  const ids = [];
  for (const promotion of demoPromotions) ids.push(await written(promotion));
  const [intake, shirts] = ids;
  if (!intake || !shirts) throw new Error('There is nothing to promote');
  const stranger = await aStranger(browser);
  const banner = bannerOf(stranger);
  await expect(banner).toHaveCount(0);

  await setActive(intake);
  await stranger.reload({ waitUntil: 'networkidle' });
  await expect(banner).toContainText('The new intake is open');
  const join = banner.getByRole('link', { name: 'Join the Fellowship' });
  await expect(join).toHaveAttribute('href', `${given.fellowship.origin}/subscribe`);
  await expect(join).not.toHaveAttribute('target');
  await lookAtEachWidth(stranger, 'landing-promotion');

  // The end of the page can be read above it, and the keyboard gets to it.
  await stranger.getByRole('contentinfo').getByRole('link').focus();
  await stranger.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const [foot, top] = [
    await stranger.getByText(/^© \d{4}/).boundingBox(),
    await banner.locator('> div').boundingBox(),
  ];
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  await stranger.keyboard.press('Tab');
  await stranger.keyboard.press('Tab');
  const dismiss = banner.getByRole('button', { name: 'Dismiss promotion' });
  await expect(dismiss.or(join).and(stranger.locator(':focus'))).toHaveCount(1);
  await dismiss.press('Enter');
  await expect(banner).toHaveCount(0);
  expect(await stranger.evaluate(() => document.body.style.paddingBottom)).toBe('');
  expect(await stranger.evaluate(id => localStorage.getItem(`promotion-dismissed:${id}`), intake)).toBe(
    'true',
  );
  await stranger.reload({ waitUntil: 'networkidle' });
  await expect(banner).toHaveCount(0);

  await setActive(shirts);
  await stranger.reload({ waitUntil: 'networkidle' });
  await expect(banner).toContainText('Training shirts are back');
  const outside = banner.getByRole('link', { name: 'See the shirts' });
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', 'noopener nofollow');
  await setActive(intake);
  await stranger.reload({ waitUntil: 'networkidle' });
  await expect(banner).toHaveCount(0);
  await stranger.goto('/subscribe', { waitUntil: 'networkidle' });
  await expect(banner).toHaveCount(0);
});

test('the banner comes after the page, moves nothing, and is not what the page is measured by', async ({
  browser,
}) => {
  const title = 'The new intake is open '.repeat(8).trim();
  await setActive(
    await written({ title, description: 'Doors close soon. '.repeat(200), buttonUrl: '/subscribe' }),
  );
  for (const width of [320, 375, 1280]) {
    const stranger = await aStranger(browser, width);
    await bannerOf(stranger).waitFor();
    const measured = await measuredOn(stranger);
    expect(measured.shift).toBeLessThan(0.001);
    expect(measured.largestIsBanner).toBe(false);
    const box = await bannerOf(stranger).boundingBox();
    expect(box?.height ?? 999).toBeLessThan(300);
    if (width < 375) await lookAt(stranger, 'landing-promotion-long');
    await stranger.context().close();
  }
});

test('script in every field of a promotion shows as text, to coach and stranger', async ({ browser }) => {
  const script = '<script>window.hacked = 1</script>';
  const picture = '<img src="x" onerror="window.hacked = 1">';
  const buttonUrl = 'https://example.com/"><script>window.hacked=1</script>';
  await setActive(
    await written({ title: script, description: picture, buttonText: script, buttonUrl, type: 'video' }),
  );
  const stranger = await aStranger(browser);
  const banner = bannerOf(stranger);
  await expect(banner.getByText(script, { exact: true })).toHaveCount(2);
  await expect(banner.getByText(picture, { exact: true })).toBeVisible();
  await expect(banner.locator('script, img')).toHaveCount(0);
  await expect(banner.getByRole('link')).toHaveAttribute('href', /^https:\/\/example\.com\/%22/);

  const coach = await signedIn(browser, given, 'coach');
  await open(coach, section);
  await expect(rowOf(coach, script)).toContainText(picture);
  await coach.getByRole('button', { name: `Edit ${script}` }).click();
  const edit = coach.getByRole('dialog', { name: 'Edit Promotion' });
  await expect(edit.getByLabel('Title')).toHaveValue(script);
  await expect(edit.locator('section').getByText(picture, { exact: true })).toBeVisible();
  for (const page of [stranger, coach]) {
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await lookAt(page, page === coach ? 'promotions-script' : 'landing-promotion-script');
  }
});

/** What moved once the answer was there that the banner is drawn from, and whether the banner is the largest thing painted. */
function measuredOn(page: Page): Promise<{ shift: number; largestIsBanner: boolean }> {
  return page.evaluate(
    () =>
      new Promise(resolve => {
        const address = `${location.origin}/api/promotional-content`;
        const [answer] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
        const answered = answer?.responseEnd ?? 0;
        let shift = 0;
        let largestIsBanner = false;
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            if (entry.startTime >= answered) shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
            largestIsBanner = entry.element?.closest('aside') !== null;
        }).observe({ type: 'largest-contentful-paint', buffered: true });
        setTimeout(() => resolve({ shift, largestIsBanner }), 300);
      }),
  );
}
