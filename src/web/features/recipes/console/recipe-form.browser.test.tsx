import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { paste } from '#web/testing/paste.ts';
import { callsFromNow } from '#web/testing/calls.ts';
import { signedIn } from '#web/testing/signed-in.tsx';
import { RecipeDialog } from './RecipeDialog.tsx';

function Console() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        New Recipe
      </button>
      {open && <RecipeDialog recipe={null} onClose={() => setOpen(false)} />}
    </>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Create Recipe' });
const field = (name: string) => dialog().getByRole('textbox', { name, exact: true });
const button = (name: string | RegExp) => dialog().getByRole('button', { name });
const handle = (place: number) => button(new RegExp(`^Move Ingredient ${place}`));
const create = () => button('Create Recipe').click();
const openIt = () => page.getByRole('button', { name: 'New Recipe' }).click();

async function closeAndOpen() {
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await openIt();
}

let calls: () => unknown[];

beforeEach(async () => {
  calls = callsFromNow();
  await render(<Console />, { wrapper: signedIn() });
  await openIt();
});

describe('a list of a recipe', () => {
  beforeEach(async () => {
    await field('Ingredient 1').fill('oats');
    await userEvent.keyboard('{Enter}milk{Enter}nuts');
  });

  it('is written like a text: Enter begins a line, Backspace in an empty one takes it away', async () => {
    await expect.element(field('Ingredient 3')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Ingredient 4')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect.element(field('Ingredient 3')).toHaveFocus();
    expect(field('Ingredient 4').query()).toBeNull();
  });

  it('is put in order from within a line, and by its handle, which keeps the focus and says where it went', async () => {
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect.element(field('Ingredient 2')).toHaveValue('nuts');
    handle(2).element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(field('Ingredient 1')).toHaveValue('nuts');
    await expect.element(handle(1)).toHaveFocus();
    await expect.element(dialog().getByText('Ingredient moved to place 1 of 3')).toBeInTheDocument();
  });

  it('is put in order by a pointer that drags a handle', async () => {
    await handle(3).dropTo(handle(1), { steps: 10 });
    await expect.element(field('Ingredient 1')).toHaveValue('nuts');
    await expect.element(field('Ingredient 2')).toHaveValue('oats');
  });

  it('loses a line by its menu', async () => {
    await button('More for Ingredient 3').click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.element(field('Ingredient 3')).not.toBeInTheDocument();
  });
});

it('a pasted list becomes lines and keeps the focus; a line that is refused is shown and led to', async () => {
  await field('Title').fill('Overnight Oats');
  await field('Time').fill('10');
  await paste(field('Ingredient 1'), `100 g oats\n${'x'.repeat(1001)}`);
  await expect.element(field('Ingredient 1')).toHaveValue('100 g oats');
  await expect.element(field('Ingredient 1')).toHaveFocus();
  await create();
  await expect.element(field('Ingredient 2')).toHaveFocus();
  await expect.element(field('Ingredient 2')).toBeInvalid();
  await expect.element(field('Ingredient 2')).toHaveAccessibleDescription('Use at most 1,000 characters');
});

it('says what is missing, and sends nothing', async () => {
  await create();
  await expect.element(dialog().getByText('Title is required')).toBeVisible();
  expect(calls()).toEqual([]);
});

it('closed by accident it is as it was left', async () => {
  await field('Title').fill('Overnight Oats');
  await field('Step 1').fill('Stir everything together.');
  await closeAndOpen();
  await expect.element(dialog().getByText('What you had typed is back.', { exact: false })).toBeVisible();
  await expect.element(field('Title')).toHaveValue('Overnight Oats');
  await expect.element(field('Step 1')).toHaveValue('Stir everything together.');
});

describe('while a picture is made ready', () => {
  let ready: () => void;

  beforeEach(async () => {
    const draw = window.createImageBitmap.bind(window) as (...given: unknown[]) => Promise<ImageBitmap>;
    const isLet = new Promise<void>(resolve => {
      ready = resolve;
    });
    vi.stubGlobal('createImageBitmap', async (...given: unknown[]) => {
      await isLet;
      return draw(...given);
    });
    await field('Title').fill('Oats');
    await userEvent.upload(dialog().getByLabelText('Choose picture'), await aPicture());
    await expect.element(button('Preparing the picture...')).toBeVisible();
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('the form waits for it, and what is typed meanwhile stays', async () => {
    await field('Title').fill('Overnight Oats');
    await field('Time').fill('10');
    await userEvent.keyboard('{Enter}');
    expect(calls(), 'nothing is sent before it is ready').toEqual([]);
    ready();
    await expect.element(button('Remove picture')).toBeVisible();
    await expect.element(field('Title')).toHaveValue('Overnight Oats');
    await expect.element(button('Create Recipe')).toBeEnabled();
  });

  it('one that is ready after the form is gone changes nothing', async () => {
    await field('Title').fill('Overnight Oats');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    ready();
    await new Promise(resolve => setTimeout(resolve, 100));
    await openIt();
    await expect.element(field('Title')).toHaveValue('Overnight Oats');
    expect(button('Remove picture').query()).toBeNull();
  });
});

async function aPicture(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 });
  canvas.getContext('2d')?.fillRect(10, 10, 20, 20);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'oats.png', { type: 'image/png' });
}
