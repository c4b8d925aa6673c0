import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeToggle } from '#web/ui/buttons/ThemeToggle.tsx';
import { setTheme } from './theme.ts';

const root = document.documentElement;
const ground = () => getComputedStyle(root).backgroundColor;
const toggle = () => page.getByRole('button', { name: /theme/i });

beforeEach(async () => {
  await render(<ThemeToggle />);
});
afterEach(() => setTheme('dark'));

it('is dark until one chooses, and a class on the root', async () => {
  expect(root).toHaveClass('dark');
  await toggle().click();
  expect(root).toHaveClass('light');
  expect(root).not.toHaveClass('dark');
  await expect.element(toggle()).toHaveAccessibleName('Switch to dark theme');
});

it('is seen: the ground of the page is another', async () => {
  const dark = ground();
  await toggle().click();
  expect(ground()).not.toBe(dark);
});

it('stays on the device', async () => {
  await toggle().click();
  expect(localStorage.getItem('fellowship-theme')).toBe('light');
});

it('follows the choice of another tab', async () => {
  const tab = document.body.appendChild(document.createElement('iframe'));
  tab.contentWindow?.localStorage.setItem('fellowship-theme', 'light');
  await expect.poll(() => root.className).toBe('light');
  await expect.element(toggle()).toHaveAccessibleName('Switch to dark theme');
  tab.remove();
});
