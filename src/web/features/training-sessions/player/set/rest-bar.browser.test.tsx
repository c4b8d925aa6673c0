import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pass, stopClock } from '#web/testing/page-clock.ts';
import { RestBar } from './RestBar.tsx';

function Resting() {
  const [endsAt, setEndsAt] = useState<number | null>(() => Date.now() + 120_000);
  return <RestBar rest={{ endsAt, seconds: 120 }} onRest={setEndsAt} />;
}

beforeEach(async () => {
  stopClock();
  await render(<Resting />);
});

const timer = () => page.getByRole('timer');

it('counts down by the moment at which it ends, whatever the phone does', async () => {
  await expect.element(timer()).toHaveTextContent('2:00');
  await pass(31_000);
  await expect.element(timer()).toHaveTextContent('1:29');
});

it('is 15 seconds longer or shorter by a tap', async () => {
  await page.getByRole('button', { name: '15 seconds more' }).click();
  await expect.element(timer()).toHaveTextContent('2:15');
  await page.getByRole('button', { name: '15 seconds less' }).click();
  await page.getByRole('button', { name: '15 seconds less' }).click();
  await expect.element(timer()).toHaveTextContent('1:45');
});

it('is skipped by a tap', async () => {
  await page.getByRole('button', { name: 'Skip the rest' }).click();
  await expect.element(timer()).not.toBeInTheDocument();
});
