import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { toastCard } from './toast.ts';

/** With PICTURES set, each screen is left in test-results/screens for somebody to look at. */
const withPictures = Boolean(process.env.PICTURES);

/**
 * Looks at a screen in both themes: nothing for axe to find, and no wider than the window. The themes differ in colours
 * alone: in the other one, which stays on, it is looked at for contrast.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  // A frame that comes or goes can keep a page from ever being called idle: then it is looked at as it is.
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
  await animationsEnd(page);
  const isHeld = await holdToast(page);
  const worn = (await page.evaluate(() => document.documentElement.classList.contains('light')))
    ? (['light', 'dark'] as const)
    : (['dark', 'light'] as const);
  for (const theme of worn) {
    await wear(page, theme);
    if (withPictures) await keepPicture(page, `${name}-${width}-${theme}`);
    const rules = theme === worn[0] ? null : ['color-contrast'];
    // A screen that is still coming, or a dialog that still goes, is looked at again.
    const look = () => violations(page, rules, isHeld ? [] : [toastCard]);
    // The last look counts only when it is through.
    await expect.poll(look, { timeout: 120_000 }).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
  }
  await page.mouse.move(0, 0);
}

/** In one window after the other; the last one stays. */
export async function lookAtWidths(page: Page, name: string, widths = [375, 768, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, name);
  }
}

async function keepPicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/screens/${name}.png`, fullPage: true });
  // A picture of a long page can leave the window in the background, where nothing counts as focused.
  if (!(await page.evaluate(() => document.hasFocus()))) await page.bringToFront();
}

/** What turns for ever, and a toast, is not waited for. */
async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(async toast => {
    const ends = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return Number.isFinite(effect?.getComputedTiming().endTime) && !target?.closest(toast);
    });
    await Promise.allSettled(ends.map(one => one.finished));
  }, toastCard);
}

/** Colours fade over; half-way they have the contrast of neither theme. */
async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(wanted => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(wanted);
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  }, theme);
}

/** A toast that fades while it is looked at has the contrast of nothing; under the pointer one that is open stays. */
async function holdToast(page: Page): Promise<boolean> {
  const toast = page.locator(`${toastCard}[data-state=open]`);
  if (!(await toast.isVisible())) return false;
  const isHovered = await toast.hover({ timeout: 1_000 }).then(
    () => true,
    () => false,
  );
  return isHovered && (await toast.isVisible());
}

/**
 * What axe finds, a line each. The script is put into a page once, and works out where something is for what is wrong
 * alone: both take longer than the looking.
 */
async function violations(page: Page, rules: string[] | null, excluded: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ exclude, rules }) => {
      const run = { resultTypes: ['violations' as const], iframes: false, ...(rules && { runOnly: rules }) };
      const found = await window.axe.run({ exclude }, run);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`);
    },
    { exclude: excluded, rules },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
