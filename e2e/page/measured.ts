import type { Page } from '@playwright/test';
import { drawn } from './calls.ts';

type Entry = PerformanceEntry & { value?: number; element?: Element | null };

/** The browser's measurements of the page so far: when, how far something moved, and whether it is in an aside. */
export async function measured(page: Page, type: 'paint' | 'layout-shift' | 'largest-contentful-paint') {
  await drawn(page);
  return page.evaluate(wanted => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: wanted, buffered: true });
    const entries = observer.takeRecords() as Entry[];
    return entries.map(({ startTime, value = 0, element }) => ({
      startTime,
      value,
      isInAside: Boolean(element?.closest('aside')),
    }));
  }, type);
}
