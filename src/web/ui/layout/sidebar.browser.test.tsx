import { Award, CalendarDays, History, House } from 'lucide-react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { isGone, pass, shows, stopClock } from '#web/testing/page-clock.ts';
import { SaveBar } from '#web/ui/layout/SaveBar.tsx';
import { ToastHost } from '#web/ui/notices/ToastHost.tsx';
import { showToast } from '#web/ui/notices/toast.ts';
import { SidebarLayout } from './SidebarLayout.tsx';

const items = [
  { id: 'home', label: 'Command Center', icon: House, inBar: 'Home' },
  { id: 'log', label: 'Workout Log', icon: CalendarDays, inBar: 'Log' },
  { id: 'history', label: 'Program History', icon: History },
  { id: 'hall', label: 'Hall of Honor', icon: Award, inBar: 'Honor' },
];

const nothing = () => undefined;

function Area() {
  const [active, select] = useState('home');
  return (
    <SidebarLayout
      label="Member area"
      items={items}
      active={active}
      onSelect={select}
      brand={() => 'Fellowship'}
      footer={() => 'Ada Stone'}
    >
      <h1>{items.find(({ id }) => id === active)?.label}</h1>
      <label>
        Bio <input />
      </label>
      <div style={{ height: 2000 }} />
      <SaveBar
        label="Save"
        keeping="kept"
        beforeLeaving="save"
        pending={false}
        failure={undefined}
        onCancel={nothing}
        onSave={nothing}
      />
      <ToastHost />
    </SidebarLayout>
  );
}

beforeEach(() => render(<Area />));

const sidebar = () => page.getByRole('complementary');
const widthOf = (element: Element) => Math.round(element.getBoundingClientRect().width);
const sidebarIs = (width: number) => expect.poll(() => widthOf(sidebar().element())).toBe(width);
const heading = () => page.getByRole('heading');
const bar = () => page.getByRole('navigation', { name: /used most/ });
const entry = (name: string) => sidebar().getByRole('button', { name });
const tooltip = () => page.getByRole('tooltip');

const fold = async () => {
  await userEvent.keyboard('{Control>}b{/Control}');
  await sidebarIs(48);
};

it('folds from 16 to 3 rem with ctrl plus b, and unfolds with meta plus b', async () => {
  await sidebarIs(256);
  await fold();
  await userEvent.keyboard('{Meta>}b{/Meta}');
  await sidebarIs(256);
});

it('is folded for 7 days: by a cookie', async () => {
  await fold();
  const { cookies } = await cdp().send('Network.getCookies', { urls: [window.location.href] });
  const cookie = cookies.find(({ name }) => name === 'sidebar_state');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(cookie?.value).toBe('false');
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
});

it('is folded when the page comes anew', async () => {
  await fold();
  const again = await render(<Area />, {
    container: document.body.appendChild(document.createElement('div')),
  });
  expect(widthOf(again.container.querySelector('aside') ?? document.body)).toBe(48);
});

describe('folded', () => {
  /** What says the names comes when it is folded: it is there once it has said one. */
  beforeEach(async () => {
    stopClock();
    await fold();
    await userEvent.hover(entry('Hall of Honor'));
    while (tooltip().query() === null) await pass(100);
    await userEvent.hover(heading());
    await isGone(tooltip());
    await pass(1000);
  });

  it('it says the name of an entry after 700 ms to a pointer, and the next one’s at once', async () => {
    await userEvent.hover(entry('Workout Log'));
    await pass(690);
    expect(tooltip().query()).toBeNull();
    await pass(20);
    await shows(tooltip(), 'Workout Log');
    await userEvent.hover(heading());
    await isGone(tooltip());
    await pass(50);
    await userEvent.hover(entry('Program History'));
    await pass(50);
    await shows(tooltip(), 'Program History');
  });

  it('it says it at once to the keyboard, until Escape', async () => {
    while (!entry('Command Center').element().matches(':focus')) await userEvent.tab();
    await shows(tooltip(), 'Command Center');
    await userEvent.keyboard('{Escape}');
    await isGone(tooltip());
  });
});

it('stands beside the section from 768 px on, and not below', async () => {
  await page.viewport(768, 800);
  await expect.element(sidebar()).toBeVisible();
  await expect.element(bar()).not.toBeInTheDocument();
  await page.viewport(767, 800);
  await expect.element(bar()).toBeVisible();
  expect(sidebar().query()).toBeNull();
});

it('on a phone ctrl plus b opens all the ways as a sheet of 18 rem, which a choice closes', async () => {
  await page.viewport(767, 800);
  await userEvent.keyboard('{Control>}b{/Control}');
  const sheet = page.getByRole('dialog', { name: 'Member area' });
  await expect.element(sheet).toBeVisible();
  await expect.poll(() => widthOf(sheet.element())).toBe(288);
  await sheet.getByRole('button', { name: 'Workout Log' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Workout Log', level: 1 })).toBeVisible();
});

it('a keyboard on the screen has the bar’s room to itself', async () => {
  await page.viewport(375, 812);
  await page.getByLabelText('Bio').click();
  await expect.element(bar()).toBeVisible();
  // As a browser does that makes the page smaller by it; what watches for it is loaded with the first touch.
  const isBarThere = async (height: number) => {
    await page.viewport(375, 812);
    await page.viewport(375, height);
    await new Promise(requestAnimationFrame);
    return bar().query() !== null;
  };
  await expect.poll(() => isBarThere(460)).toBe(false);
  await page.viewport(375, 812);
  await expect.element(bar()).toBeVisible();
});

const areApart = (...boxes: Element[]): boolean =>
  boxes.every((one, index) =>
    boxes.slice(index + 1).every(other => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    }),
  );

it.each([375, 768, 1280])('at %i px a message stands above the bar that saves', async width => {
  await page.viewport(width, 667);
  showToast({ title: 'Error', description: 'Failed to create program', tone: 'danger' });
  const toast = page.getByRole('region', { name: /F8/ }).getByRole('listitem');
  await expect.element(toast).toBeVisible();
  const save = document.querySelector('[data-save-bar]') ?? document.body;
  const others = width === 375 ? [bar().element()] : [];
  await expect.poll(() => areApart(toast.element(), save, ...others)).toBe(true);
});
