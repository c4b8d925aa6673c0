import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Post } from '#web/features/health-habits/posts.ts';
import { signedIn } from '#web/testing/signed-in.tsx';
import { PostDialog } from './PostDialog.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

const sleep: Post = {
  id: 'p1',
  title: 'Sleep',
  content: 'Go to bed.',
  category: 'recovery',
  videoUrl: '',
  authorId: null,
  isPublished: 'false',
  publishedAt: null,
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
};

function Blog() {
  const [open, setOpen] = useState<'preview' | 'edit' | null>(null);
  const close = () => setOpen(null);
  return (
    <main id="content" tabIndex={-1}>
      <button type="button" onClick={() => setOpen('preview')}>
        Preview Sleep
      </button>
      {open === 'preview' && <PreviewDialog post={sleep} onEdit={() => setOpen('edit')} onClose={close} />}
      {open === 'edit' && <PostDialog post={sleep} onClose={close} />}
    </main>
  );
}

it('from the preview of a post the focus goes into the editor and stays there, until it is closed', async () => {
  await render(<Blog />, { wrapper: signedIn() });
  await page.getByRole('button', { name: 'Preview Sleep' }).click();
  await page.getByRole('dialog', { name: 'Preview' }).getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Post' });
  await expect.element(edit.getByLabelText('Title')).toHaveFocus();
  await new Promise(resolve => setTimeout(resolve, 100));
  await expect.element(edit.getByLabelText('Title')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(edit).not.toBeInTheDocument();
  await expect.element(page.getByRole('main')).toHaveFocus();
});
