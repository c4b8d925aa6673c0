import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { isGone, pass, shows, stopClock } from '#web/testing/page-clock.ts';
import { ToastHost } from './ToastHost.tsx';
import { showToast } from './toast.ts';

/** By its card: its announcement to a screen reader is gone after a second. */
const toasts = () => page.getByRole('region', { name: /F8/ });
const card = () => toasts().getByRole('listitem');

beforeEach(async () => {
  await render(
    <>
      <h1>Profile</h1>
      <ToastHost />
    </>,
  );
  await userEvent.hover(page.getByRole('heading'));
  // The widget is there, and no toast can run out while the clock stands still.
  showToast({ title: 'The first' });
  await expect.element(card()).toHaveTextContent('The first');
  stopClock();
  showToast({ title: 'Profile updated' });
  await shows(card(), 'Profile updated');
});

it('shows alone: the one before makes way', () => {
  expect(card().all()).toHaveLength(1);
});

it('shows for 5000 ms, and no longer', async () => {
  await pass(4900);
  expect(card().element()).toHaveAttribute('data-state', 'open');
  await pass(100);
  await isGone(card());
});

it('F8 leads to it', async () => {
  await userEvent.keyboard('{F8}');
  expect(toasts().element()).toContainElement(document.activeElement as HTMLElement);
  expect(document.activeElement?.matches('ol, li')).toBe(true);
});

/** With a pointer, to the right. */
const swipe = (distance: number) =>
  userEvent.dragAndDrop(card(), card(), {
    sourcePosition: { x: 60, y: 20 },
    targetPosition: { x: 60 + distance, y: 20 },
    steps: 8,
  });

it('a swipe of less than 50 px leaves it where it was', async () => {
  await swipe(40);
  await pass(0);
  expect(card().element()).toHaveAttribute('data-state', 'open');
});

it('a swipe of more than 50 px to the right takes it away', async () => {
  await swipe(60);
  await isGone(card());
});
