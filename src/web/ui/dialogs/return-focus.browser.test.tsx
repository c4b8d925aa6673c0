import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** A list whose rows are asked about before they go; `names` are those that were read last. */
function Recipes({ names, onDelete }: { names: readonly string[]; onDelete?: () => void }) {
  const [asked, ask] = useState<string | null>(null);
  return (
    <main id="content" tabIndex={-1}>
      {names.map(name => (
        <Button key={name} onClick={() => ask(name)}>
          Delete {name}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => ask(null)}
        title={`Delete ${asked}?`}
        description="It is gone for good."
        confirmLabel="Delete"
        onConfirm={() => {
          onDelete?.();
          ask(null);
        }}
      />
    </main>
  );
}

const before = ['Morning Oats', 'Evening Oats'];
const after = ['Morning Oats'];
const gone = () => page.getByRole('button', { name: 'Delete Evening Oats' });
const question = () => page.getByRole('alertdialog');
const content = () => page.getByRole('main');

it('Escape closes a question, and the focus is where it was asked', async () => {
  await render(<Recipes names={before} />);
  await gone().click();
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(gone()).toHaveFocus();
});

it('what is deleted at once gives the focus to the page’s content', async () => {
  const screen = await render(<Recipes names={before} />);
  await screen.rerender(
    <Recipes names={before} onDelete={() => void screen.rerender(<Recipes names={after} />)} />,
  );
  await gone().click();
  await question().getByRole('button', { name: 'Delete' }).click();
  await expect.element(gone()).not.toBeInTheDocument();
  await expect.element(content()).toHaveFocus();
});

it('what goes a moment later, when the list has been read again, gives it there too', async () => {
  const screen = await render(<Recipes names={before} />);
  await gone().click();
  await question().getByRole('button', { name: 'Delete' }).click();
  await expect.element(gone()).toHaveFocus();
  await screen.rerender(<Recipes names={after} />);
  await expect.element(gone()).not.toBeInTheDocument();
  await expect.element(content()).toHaveFocus();
});
