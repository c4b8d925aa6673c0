import { useState } from 'react';
import { beforeEach, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { isGone, pass, shows, stopClock } from '#web/testing/page-clock.ts';
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
  await shows(timer(), '2:00');
  await pass(31_000);
  await shows(timer(), '1:29');
});

it('is 15 seconds longer or shorter by a tap', async () => {
  await page.getByRole('button', { name: '15 seconds more' }).click();
  await shows(timer(), '2:15');
  await page.getByRole('button', { name: '15 seconds less' }).click();
  await page.getByRole('button', { name: '15 seconds less' }).click();
  await shows(timer(), '1:45');
});

it('is skipped by a tap', async () => {
  await page.getByRole('button', { name: 'Skip the rest' }).click();
  await isGone(timer());
});
