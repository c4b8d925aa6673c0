import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Looks at a screen in both themes: a picture of each in test-results/screens, and nothing for axe to find. */
export async function lookAt(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await page.waitForLoadState('networkidle');
  const isHeld = await holdToast(page);
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate(wanted => {
      document.documentElement.classList.remove('light', 'dark');
      document.documentElement.classList.add(wanted);
    }, theme);
    // Colours fade over; half-way they have the contrast of neither theme.
    await page.waitForTimeout(350);
    await page.screenshot({ path: `test-results/screens/${name}-${width}-${theme}.png`, fullPage: true });
    const axe = axeFor(page, theme);
    const { violations } = await (isHeld ? axe : axe.exclude(toastCard)).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)).toEqual(
      [],
    );
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
  }
  await page.mouse.move(0, 0);
  // A picture of a long page can leave the window in the background, where nothing counts as focused.
  if (!(await page.evaluate(() => document.hasFocus()))) await page.bringToFront();
}

const toastCard = '[data-swipe-direction]';

/** A toast that fades while it is looked at has the contrast of nothing; under the pointer one that is open stays. */
async function holdToast(page: Page): Promise<boolean> {
  const toast = page.locator(`${toastCard}[data-state=open]`);
  if (!(await toast.isVisible())) return false;
  await toast.hover({ timeout: 1_000 }).catch(() => undefined);
  return toast.isVisible();
}

/** The themes differ in colours alone: the second one is looked at for contrast. No frame of another site has to be read. */
function axeFor(page: Page, theme: 'light' | 'dark'): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  return theme === 'light' ? axe : axe.withRules('color-contrast');
}
