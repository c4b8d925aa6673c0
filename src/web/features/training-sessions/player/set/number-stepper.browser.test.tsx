import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { usualUnits } from '#domain/measures/measure.ts';
import { paste } from '#web/testing/paste.ts';
import { isSomethingUnread } from '#web/features/training-sessions/player/state/unread-number.ts';
import { MeasureStepper } from './MeasureStepper.tsx';

/** The weight of a set, and the button that does it. */
function Player() {
  const [weight, setWeight] = useState<number | null>(95);
  const [done, setDone] = useState<number | null>();
  return (
    <main data-full-screen>
      <MeasureStepper
        measure="weight"
        isAssisted={false}
        units={usualUnits}
        value={weight}
        onStep={direction => setWeight((weight ?? 0) + (direction === 'up' ? 5 : -5))}
        onTyped={setWeight}
      />
      <button type="button" onClick={event => isSomethingUnread(event) || setDone(weight)}>
        Set done
      </button>
      <p role="status">{done === undefined ? 'Open' : `Done with ${done}`}</p>
    </main>
  );
}

beforeEach(() => render(<Player />));

const number = (weight: string) =>
  page.getByRole('button', { name: `Weight: ${weight} lb. Type another`, exact: true });
const field = () => page.getByRole('textbox', { name: 'Weight' });
const text = () => page.getByRole('button', { name: /^Weight/ }).element().textContent;
const done = () => page.getByRole('button', { name: 'Set done' });

it('steps up and down', async () => {
  await page.getByRole('button', { name: 'More: Weight' }).click();
  await expect.element(number('100')).toBeVisible();
  await page.getByRole('button', { name: 'Less: Weight' }).click();
  await expect.element(number('95')).toBeVisible();
});

it('held, a step goes on, and ends with the finger', async () => {
  await page.getByRole('button', { name: 'More: Weight' }).click({ delay: 1500 });
  const after = text();
  expect(Number.parseInt(after, 10)).toBeGreaterThanOrEqual(105);
  await new Promise(resolve => setTimeout(resolve, 300));
  expect(text()).toBe(after);
});

it.each([
  ['62,5', '62.5'],
  [' 62.5 ', '62.5'],
  ['1,000', '1,000'],
])('pasted as %j it is %s', async (pasted, shown) => {
  await number('95').click();
  await paste(field(), pasted);
  await userEvent.keyboard('{Enter}');
  await expect.element(number(shown)).toHaveFocus();
});

it('what is typed takes the place of the number; Escape leaves it as it was', async () => {
  await number('95').click();
  await userEvent.keyboard('147.25{Enter}');
  await expect.element(number('147.25')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('300{Escape}');
  await expect.element(number('147.25')).toHaveFocus();
});

it('a long number is not too wide for the smallest phone', async () => {
  await page.viewport(320, 640);
  await number('95').click();
  await userEvent.keyboard('147.25{Enter}');
  await expect.element(number('147.25')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

it('what is no number is said and stays, and nothing is done with another', async () => {
  await number('95').click();
  await userEvent.keyboard('6o{Enter}');
  await expect.element(page.getByText('“6o” is not a number.')).toBeVisible();
  await done().click();
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveValue('6o');
  await expect.element(page.getByRole('status')).toHaveTextContent('Open');
});
