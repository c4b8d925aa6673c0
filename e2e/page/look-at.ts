import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { inColours } from './in-colours.ts';
import { toastCard } from './toast.ts';

/**
 * What another window can change: what is there only in it has to be named, and reached. How large what is pressed is, in
 * which window, `e2e/shell/crawl.spec.ts` asks.
 */
const ofLayout = ['scrollable-region-focusable', 'button-name', 'link-name', 'label', 'aria-hidden-focus'];

/** With PICTURES set, each screen is left in test-results/screens for somebody to look at. */
const withPictures = Boolean(process.env.PICTURES);

/**
 * Looks at a screen: nothing for axe to find. Contrast is proved over all classes in both themes, which differ in colours
 * alone (testing/contrast.test.ts); that what is seen is what the classes say, axe tells of some screens. Looked at once
 * more in another window, a screen may be laid out otherwise: then only what that can change is looked for.
 */
export async function lookAt(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  // A frame that comes or goes can keep a page from ever being called idle: then it is looked at as it is.
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
  const wasLight = await animationsEnd(page);
  const isHeld = !toastSeen.has(page) && (await holdToast(page));
  if (isHeld) toastSeen.add(page);
  const exclude = isHeld ? [] : [toastCard];
  if (isElsewhereToo(page, name, width)) {
    await lookBy({ runOnly: ofLayout });
  } else if (inColours.has(name)) {
    await lookBy({});
    await wear(page, wasLight ? 'dark' : 'light');
    await lookBy({ runOnly: ['color-contrast'] });
  } else {
    await lookBy({ rules: { 'color-contrast': { enabled: false } } });
    if (withPictures) {
      await wear(page, wasLight ? 'dark' : 'light');
      await keepPicture(page, `${name}-${width}-${wasLight ? 'dark' : 'light'}`);
    }
  }
  await page.mouse.move(0, 0);

  async function lookBy(options: axe.RunOptions): Promise<void> {
    if (withPictures) await keepPicture(page, `${name}-${width}-${(await isLight(page)) ? 'light' : 'dark'}`);
    // A screen that is still coming, or a dialog that still goes, is looked at again: the last look counts only when it is through.
    await expect.poll(() => faults(page, options, exclude), { timeout: 120_000, message: name }).toEqual([]);
  }
}

/** The windows in which each screen of a page was first looked at. */
const windows = new WeakMap<Page, Map<string, number>>();

function isElsewhereToo(page: Page, name: string, width: number): boolean {
  const first = windows.get(page) ?? new Map<string, number>();
  windows.set(page, first);
  if (!first.has(name)) first.set(name, width);
  return first.get(name) !== width;
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

/** Waits for animations, but not for endless ones or a toast. Says whether the page is light. */
async function animationsEnd(page: Page): Promise<boolean> {
  return page.evaluate(async toast => {
    const ends = document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return Number.isFinite(effect?.getComputedTiming().endTime) && !target?.closest(toast);
    });
    await Promise.allSettled(ends.map(one => one.finished));
    return document.documentElement.classList.contains('light');
  }, toastCard);
}

const isLight = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('light'));

/** Colours fade over; half-way they have the contrast of neither theme. */
export async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(wanted => {
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(wanted);
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  }, theme);
}

/** A toast looks the same on every screen of a page. */
const toastSeen = new WeakSet<Page>();

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
 * The faults axe finds, a line each, and parts wider than the screen. The script is put into a page once, and works out
 * positions for faults alone: both take longer than the looking.
 */
async function faults(page: Page, options: axe.RunOptions, exclude: string[]): Promise<string[]> {
  const look = () =>
    page.evaluate(
      async given => {
        if (!('axe' in window)) return null;
        const run = { resultTypes: ['violations' as const], iframes: false, ...given.options };
        const found = await window.axe.run({ exclude: given.exclude }, run);
        const overflow = document.documentElement.scrollWidth - window.innerWidth;
        return [
          ...found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`),
          ...(overflow > 0 ? [`${overflow} px wider than the screen`] : []),
        ];
      },
      { exclude, options },
    );
  const found = await look();
  if (found !== null) return found;
  await page.evaluate(axe.source);
  return (await look()) ?? ['axe is not there'];
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
