import { expect } from '@playwright/test';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { openBlog, player, playVideos, postsAbout, rowOf, written } from './posts.ts';
import { test } from '../fellowship/test.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

test('a coach writes a post, publishes it, changes it, takes it back and deletes it', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'coach');
  await playVideos(page);
  const reader = await signedIn(browser, fixture, 'member');
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
  await lookAtWidths(page, 'blog-refused');

  const [sleep] = postsAbout('recovery');
  if (!sleep) throw new Error('There is no post to write');
  await form.getByLabel('Title').fill(sleep.title);
  await form.getByLabel('Category').selectOption('Recovery');
  await form.getByLabel('Video link').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  await form.getByLabel('Content').fill(sleep.content);
  await lookAtWidths(page, 'blog-writing');
  await form.getByRole('tab', { name: 'Preview' }).click();
  await expect(form.getByRole('heading', { name: 'What I look for' })).toBeVisible();
  await expect(form.locator('iframe')).toHaveAttribute('src', player);
  await form.getByRole('tab', { name: 'Write' }).click();
  await form.getByLabel('Video link').fill('https://example.com/sleep');
  await form.getByRole('tab', { name: 'Preview' }).click();
  await expect(form.getByRole('link', { name: 'example.com/sleep' })).toBeVisible();
  await lookAtWidths(page, 'blog-preview-while-writing');

  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'New Post' }).click();
  await expect(form.getByText('What you had typed is back.')).toBeVisible();
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
  await expectToast(page, 'Post created successfully');
  await expect(form).toHaveCount(0);
  const row = rowOf(page, sleep.title);
  await expect(row).toContainText('Draft');
  await expect(row).toContainText('Not published yet');
  await openBlog(reader, 'Health and Habits');
  await expect(reader.getByText('No content available yet. Check back soon for new posts!')).toBeVisible();

  const published = row.getByRole('switch', { name: `Published: ${sleep.title}` });
  await published.press('Space');
  await expectToast(page, 'Post updated successfully');
  await expect(row).not.toContainText('Draft');
  await expect(published).toBeChecked();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: sleep.title, level: 2 })).toBeVisible();

  await row.getByRole('button', { name: `Edit ${sleep.title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Post' });
  await expect(edit.getByText('What you had typed is back.')).toHaveCount(0);
  await edit.getByLabel('Title').fill('Sleep First');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Post updated successfully');
  const renamed = rowOf(page, 'Sleep First');
  await renamed.getByRole('button', { name: 'Preview Sleep First' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('This is what members read.')).toBeVisible();
  await lookAtWidths(page, 'blog-preview');
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
  await expectToast(page, 'Post deleted successfully');
  await expect(page.getByText('No posts yet. Write your first post to get started.')).toBeVisible();
});

test('the coach sees drafts before what is published; a failure leaves all as it was', async ({
  browser,
}) => {
  for (const { title, category, content } of (['mindset', 'diet', 'recovery'] as const).flatMap(about =>
    postsAbout(about),
  )) {
    await written(fixture, { title, category, content });
  }
  const draft = postsAbout('training')[2];
  if (!draft) throw new Error('There is no draft to write');
  const { title, category, content } = draft;
  await written(fixture, { title, category, content, isPublished: false });
  const page = await signedIn(browser, fixture, 'coach');
  await openBlog(page, 'Blog');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(title);
  await lookAtWidths(page, 'blog');
  await page.route('**/api/health-habits/*', route => route.fulfill({ status: 500, json: {} }));
  const row = rowOf(page, title);
  await row.getByRole('switch').press('Space');
  await expectToast(page, 'Failed to update post');
  await expect(row.getByRole('switch')).not.toBeChecked();
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this post?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('Failed to delete post');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/api/health-habits/*');
  await row.getByRole('switch').press('Space');
  await expectToast(page, 'Post updated successfully');
  await expect(row.getByRole('switch')).toBeFocused();
});
