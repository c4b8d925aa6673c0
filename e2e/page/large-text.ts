import type { Page } from '@playwright/test';

/** As someone has it who reads text of another size: 100 is as it is. What was built in rem follows. */
export const setText = (page: Page, percent: number): Promise<void> =>
  page.evaluate(wanted => {
    document.documentElement.style.fontSize = wanted === 100 ? '' : `${wanted}%`;
  }, percent);
