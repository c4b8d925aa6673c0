import { expect } from '@playwright/test';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { playVideos } from '../reading/posts.ts';
import { openSection } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

test('a coach watches the video of an exercise in a closed frame, and while its link is typed', async ({
  browser,
}) => {
  const [squat, plank] = [fixture.idOf('Back Squat'), fixture.idOf('Front Plank')];
  await fixture.coach.get('PATCH', `/api/exercises/${squat}`, { videoUrl: 'https://vimeo.com/76979871' });
  await fixture.coach.get('PATCH', `/api/exercises/${plank}`, { videoUrl: 'https://example.com/plank' });
  const page = await signedIn(browser, fixture, 'coach');
  await playVideos(page);
  await openSection(page, 'Exercises');
  await page.getByPlaceholder('Search exercises...').fill('Back Squat');
  await page.getByRole('button', { name: 'Watch Back Squat' }).click();
  const frame = page.getByRole('dialog', { name: 'Back Squat' }).locator('iframe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/player\.vimeo\.com\/video\/76979871/);
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
  await lookAt(page, 'exercise-video');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit Back Squat' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Exercise' });
  await expect(edit.locator('iframe')).toHaveCount(1);
  await edit.getByLabel('Your own video').fill('https://example.com/squat');
  await expect(edit.locator('iframe'), 'no site but the two is framed').toHaveCount(0);
  await edit.getByLabel('Your own video').fill('https://youtu.be/dQw4w9WgXcQ');
  await expect(edit.locator('iframe')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  );
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Exercise updated successfully').first()).toBeVisible();

  await page.getByPlaceholder('Search exercises...').fill('Front Plank');
  await lookAtWidths(page, 'exercises-with-video');
  await page.getByRole('button', { name: 'Watch Front Plank' }).click();
  const link = page.getByRole('link', { name: 'example.com/plank' });
  await expect(link).toHaveAttribute('rel', 'noopener nofollow');
  await lookAtWidths(page, 'exercise-video-link');
});
