import { expect, type Page } from '@playwright/test';
import { demoPromotions } from '../../demo/promotions.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { measured } from '../page/measured.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { aStranger, bannerOf, rowOf, section, setActive, toldWhatIsActive, written } from './promotion.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

test('a stranger sees what is active on the landing page, dismisses it, and sees the next', async ({
  browser,
}) => {
  const ids = [];
  for (const promotion of demoPromotions) ids.push(await written(fixture, promotion));
  const [intake, shirts] = ids;
  if (!intake || !shirts) throw new Error('There is nothing to promote');
  const stranger = await aStranger(browser, fixture);
  const banner = bannerOf(stranger);
  await expect(banner).toHaveCount(0);

  await setActive(fixture, intake);
  await stranger.reload();
  await expect(banner).toContainText('The new intake is open');
  const join = banner.getByRole('link', { name: 'Join the Fellowship' });
  await expect(join).toHaveAttribute('href', `${fixture.fellowship.origin}/subscribe`);
  await expect(join).not.toHaveAttribute('target');
  await lookAtWidths(stranger, 'landing-promotion');

  // The end of the page can be read above it, and the keyboard gets to it.
  await stranger.getByRole('contentinfo').getByRole('link').last().focus();
  await stranger.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const boxes = () =>
    Promise.all([stranger.getByText(/^© \d{4}/).boundingBox(), banner.locator('> div').boundingBox()]);
  const isFootAbove = ([foot, top]: Awaited<ReturnType<typeof boxes>>) =>
    foot !== null && top !== null && foot.y + foot.height <= top.y;
  await expect.poll(async () => isFootAbove(await boxes())).toBe(true);
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
  await toldWhatIsActive(stranger, () => stranger.reload());
  await expect(banner).toHaveCount(0);

  await setActive(fixture, shirts);
  await stranger.reload();
  await expect(banner).toContainText('Training shirts are back');
  const outside = banner.getByRole('link', { name: 'See the shirts' });
  await expect(outside).toHaveAttribute('target', '_blank');
  await expect(outside).toHaveAttribute('rel', 'noopener nofollow');
  await setActive(fixture, intake);
  await toldWhatIsActive(stranger, () => stranger.reload());
  await expect(banner).toHaveCount(0);
  await stranger.goto('/subscribe', { waitUntil: 'networkidle' });
  await expect(banner).toHaveCount(0);
});

test('the banner comes after the page, moves nothing, and is not what the page is measured by', async ({
  browser,
}) => {
  const title = 'The new intake is open '.repeat(8).trim();
  await setActive(
    fixture,
    await written(fixture, { title, description: 'Doors close soon. '.repeat(200), buttonUrl: '/subscribe' }),
  );
  for (const width of [320, 375, 1280]) {
    const stranger = await aStranger(browser, fixture, width);
    await bannerOf(stranger).waitFor();
    const largest = async () => (await measured(stranger, 'largest-contentful-paint')).at(-1)?.isInAside;
    await expect.poll(largest, 'something was painted, and the banner is not the largest').toBe(false);
    expect(await movedByBanner(stranger)).toBeLessThan(0.001);
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
    fixture,
    await written(fixture, {
      title: script,
      description: picture,
      buttonText: script,
      buttonUrl,
      type: 'video',
    }),
  );
  const stranger = await aStranger(browser, fixture);
  const banner = bannerOf(stranger);
  await expect(banner.getByText(script, { exact: true })).toHaveCount(2);
  await expect(banner.getByText(picture, { exact: true })).toBeVisible();
  await expect(banner.locator('script, img')).toHaveCount(0);
  await expect(banner.getByRole('link')).toHaveAttribute('href', /^https:\/\/example\.com\/%22/);

  const coach = await signedIn(browser, fixture, 'coach');
  await open(coach, section);
  await expect(rowOf(coach, script)).toContainText(picture);
  await coach.getByRole('button', { name: `Edit ${script}` }).click();
  const edit = coach.getByRole('dialog', { name: 'Edit Promotion' });
  await expect(edit.getByLabel('Title')).toHaveValue(script);
  await expect(edit.locator('section').getByText(picture, { exact: true })).toBeVisible();
  for (const place of [rowOf(coach, script), edit])
    await expect(place.locator('script, img[src="x"]')).toHaveCount(0);
  for (const page of [stranger, coach]) {
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    await lookAt(page, page === coach ? 'promotions-script' : 'landing-promotion-script');
  }
});

/** The distance by which the page moved once the answer had come that the banner is drawn from. */
async function movedByBanner(page: Page): Promise<number> {
  const answered = await page.evaluate(() => {
    const [answer] = performance.getEntriesByName(`${location.origin}/api/promotional-content`);
    return (answer as PerformanceResourceTiming).responseEnd;
  });
  const shifts = await measured(page, 'layout-shift');
  return shifts.filter(({ startTime }) => startTime >= answered).reduce((sum, { value }) => sum + value, 0);
}
