import { expect } from '@playwright/test';
import { type TrainingFixture, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { hydrated } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

test('a coach writes a check-in, a member answers it on a phone without a signal, and the coach finds it in the round', async ({
  browser,
}) => {
  const coach = await signedIn(browser, fixture, 'coach');
  await coach.goto('/admin?section=check-ins');
  await hydrated(coach);
  await coach.getByRole('button', { name: 'Write the check-in' }).click();
  await coach.getByRole('button', { name: 'Add a question' }).click();
  await coach.getByLabel('Question', { exact: true }).fill('How did you sleep?');
  await coach.getByLabel('10 means').fill('Deeply');
  await expect(coach.getByRole('complementary', { name: 'On a phone' })).toContainText('How did you sleep?');
  await coach.getByRole('button', { name: 'Add a question' }).click();
  await coach.getByLabel('Question', { exact: true }).fill('What do you weigh?');
  await coach.getByLabel('Answered by').selectOption('Number');
  await coach.getByLabel('Counts').selectOption('weight');
  await coach.getByRole('button', { name: 'Move question 2 up' }).click();
  await coach.getByRole('button', { name: 'Add a question' }).click();
  await coach.getByLabel('Question', { exact: true }).fill('You, from the front');
  await coach.getByLabel('Answered by').selectOption('Picture');
  const preview = coach.getByRole('complementary', { name: 'On a phone' });
  await expect(preview.getByText('Choose picture')).toBeVisible();
  // Typed text stays until it is saved.
  await coach.reload();
  await hydrated(coach);
  await expect(coach.getByText('What you had typed is back')).toBeVisible();
  await expect(coach.getByRole('button', { name: '1. What do you weigh?' })).toBeVisible();
  await lookAtWidths(coach, 'a check-in as it is written');
  await coach.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(coach.getByText('0 of 1')).toBeVisible();

  const member = await signedIn(browser, fixture, 'member', 375);
  await hydrated(member);
  await lookAt(member, 'Command Center with a check-in');
  await member.getByRole('button', { name: 'Answer it' }).click();
  await member.getByLabel('What do you weigh?').fill('182,5');
  await lookAt(member, 'a check-in: a number');
  await member.getByRole('button', { name: 'Next' }).click();
  await expect(member.getByRole('heading', { name: 'How did you sleep?' })).toBeFocused();
  await member.getByRole('button', { name: '7', exact: true }).click();
  // As far as it is answered it is still there after a reload.
  await expect(member.getByRole('heading', { name: 'You, from the front' })).toBeFocused();
  await member.reload();
  await hydrated(member);
  await member.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(member.getByRole('button', { name: '7', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await lookAt(member, 'a check-in: a scale');
  await member.getByRole('button', { name: 'Next' }).click();
  await member.getByRole('button', { name: 'Send' }).click();
  await expect(member.getByText('Please answer this one')).toBeVisible();
  // A picture is made ready, looked at and stored where there is no signal, and is there after a reload.
  const buffer = await member.screenshot({ clip: { x: 0, y: 0, width: 300, height: 400 } });
  await member.context().setOffline(true);
  await member
    .getByLabel('You, from the front')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  const chosen = member.locator('img[src^="blob:"]');
  await expect(chosen).toBeVisible();
  await member.context().setOffline(false);
  await member.reload();
  await hydrated(member);
  await expect(chosen).toBeVisible();
  await lookAt(member, 'a check-in: a picture');
  await member.context().setOffline(true);
  await member.getByRole('button', { name: 'Send' }).click();
  await expect(member.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  // The picture goes first. What the server has thrown away before the answers came is sent again.
  await member.route('**/api/check-ins/answers', route => route.abort());
  const whole = member.waitForResponse(/\/whole$/);
  await member.context().setOffline(false);
  const { id } = (await (await whole).json()) as { id: string };
  await fixture.member.get('DELETE', `/api/attachments/${id}`);
  await expect(member.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await member.unroute('**/api/check-ins/answers');
  await member.getByRole('button', { name: 'Try now' }).click();
  await expect(member.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await member.getByRole('button', { name: 'Done' }).click();
  await expect(member.getByRole('heading', { level: 1, name: 'Command Center' })).toBeVisible();
  await expect(member.getByRole('button', { name: 'Answer it' })).toBeHidden();

  // The console, which stands open, has heard of it.
  await expect(coach.getByText('1 of 1')).toBeVisible();
  await expect(coach.getByText('Lowest: How did you sleep? 7 of 10')).toBeVisible();
  await coach.getByLabel('Order').selectOption('Lowest first');
  await expect(coach).toHaveURL(/sort=lowest/);
  await lookAtWidths(coach, 'who has checked in');
  await coach.goto('/admin');
  await hydrated(coach);
  await expect(coach.getByText('A check-in came in')).toBeVisible();
  await coach.goto(`/admin?section=members&view=member&id=${fixture.memberId}`);
  const card = coach.getByRole('region', { name: 'Check-in', exact: true });
  await expect(card.getByText('182.5 lb')).toBeVisible();
  await expect(card.getByText('7 of 10')).toBeVisible();
  const shown = card.getByRole('button', { name: 'Enlarge the picture: You, from the front' });
  await expect(shown.locator('img')).toBeVisible();
  await expect
    .poll(() => shown.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(300);
  await lookAtWidths(coach, 'a check-in with a picture');
  await expect(card.getByRole('button', { name: 'Delete picture' })).toBeHidden();

  await member.goto('/member?section=check-ins');
  await hydrated(member);
  await expect(member.getByText('182.5 lb').first()).toBeVisible();
  await lookAtWidths(member, 'check-ins of a member');
  // The picture stays the member's: deleted, it is gone for the coach too.
  await member.getByText(/^Week of/).click();
  await member.getByRole('button', { name: 'Delete picture' }).click();
  await member.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(member.getByText('The picture was deleted')).toBeVisible();
  await expect(card.getByText('The picture was deleted')).toBeVisible();
});
