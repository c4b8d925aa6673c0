import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { signedIn } from '#web/testing/signed-in.tsx';
import { PromotionDialog } from './PromotionDialog.tsx';

function Console() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        New Promotion
      </button>
      {open && <PromotionDialog promotion={null} onClose={() => setOpen(false)} />}
    </>
  );
}

const form = () => page.getByRole('dialog', { name: 'Create Promotion' });
const title = () => form().getByLabelText('Title');
const isBack = () => form().getByText('What you had typed is back.', { exact: false });
const openIt = () => page.getByRole('button', { name: 'New Promotion' }).click();

/** Closed by accident, and opened in the page as it comes again. */
beforeEach(async () => {
  const before = await render(<Console />, { wrapper: signedIn() });
  await openIt();
  await title().fill('Autumn Intake');
  await userEvent.keyboard('{Escape}');
  await expect.element(form()).not.toBeInTheDocument();
  await before.unmount();
  await render(<Console />, { wrapper: signedIn() });
  await openIt();
});

it('what was closed by accident is as it was left, and says so', async () => {
  await expect.element(isBack()).toBeVisible();
  await expect.element(title()).toHaveValue('Autumn Intake');
});

it('once it is started over nothing of it is left', async () => {
  await form().getByRole('button', { name: 'Start Over' }).click();
  await expect.element(title()).toHaveValue('');
  await form().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(form()).not.toBeInTheDocument();
  await openIt();
  await expect.element(title()).toHaveValue('');
  expect(isBack().query()).toBeNull();
});
