import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Recipe } from '#web/features/recipes/recipe-text.ts';
import { RecipeDialog } from './RecipeDialog.tsx';

const quinoa: Recipe = {
  id: 'r1',
  title: 'Quinoa Bowl',
  description: '',
  imageUrl: '',
  timeMinutes: 25,
  servings: 2,
  dietTags: ['vegan'],
  allergenTags: [],
  macros: { p: 20, c: 60, f: 10, cal: 410 },
  ingredients: ['1 1/2 cups quinoa', '200 g tofu, cubed', '2-3 scallions', 'Salt to taste'],
  steps: ['Rinse the quinoa.', 'Cook it.', 'Fold in the rest.'],
  equipment: [],
  createdBy: null,
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
};

function Kitchen() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      <RecipeDialog recipe={quinoa} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Quinoa Bowl' });
const press = (name: string) => dialog().getByRole('button', { name }).click();
const says = (text: string) => expect.element(dialog().getByText(text, { exact: true })).toBeVisible();
const openIt = () => page.getByRole('button', { name: 'Open it' }).click();

/** The lock on the screen as the browser has it; this one has no screen. */
let locks: string[] = [];
beforeEach(async () => {
  locks = [];
  const request = async (type: string) => {
    locks.push(type);
    return Object.assign(new EventTarget(), { release: async () => void locks.push('released') });
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  await render(<Kitchen />);
  await page.viewport(375, 812);
  await openIt();
});
afterEach(() => void Reflect.deleteProperty(navigator, 'wakeLock'));

it('is scaled for more people, with its fractions and ranges', async () => {
  await says('1 1/2 cups quinoa');
  await press('One serving more');
  await press('One serving more');
  await says('4 servings');
  for (const line of ['3 cups quinoa', '400 g tofu, cubed', '4-6 scallions', 'Salt to taste'])
    await says(line);
});

describe('being cooked', () => {
  beforeEach(() => press('Start Cooking'));

  it('is a step at a time, leafed through by a button and by the arrow keys, within its steps', async () => {
    await says('Step 1 of 3 · 2 servings');
    await press('Next');
    await userEvent.keyboard('{ArrowRight}');
    await says('Step 3 of 3 · 2 servings');
    await userEvent.keyboard('{ArrowRight}');
    await says('Step 3 of 3 · 2 servings');
    await userEvent.keyboard('{ArrowLeft}');
    await says('Step 2 of 3 · 2 servings');
  });

  it('keeps the screen on, and lets it go when it is closed', async () => {
    await says('The screen stays on while you cook.');
    expect(
      locks.filter(lock => lock === 'screen').length - locks.filter(lock => lock === 'released').length,
    ).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.poll(() => locks.at(-1)).toBe('released');
  });

  it('closed by accident and opened again it is where it was left', async () => {
    await press('Next');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await openIt();
    await says('Step 2 of 3 · 2 servings');
    await dialog().getByText('Ingredients').click();
    await says('200 g tofu, cubed');
  });

  it('ends with its last step where it is read', async () => {
    await press('Next');
    await press('Next');
    await press('Done');
    await expect.element(dialog().getByRole('button', { name: 'Start Cooking' })).toBeVisible();
  });
});
