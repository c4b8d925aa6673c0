import type { Page } from '@playwright/test';

/** Does something, and is through when what it reads there is answered and drawn. */
export async function untilAnswered(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(response => new URL(response.url()).pathname === path);
  await act();
  await (await answer).finished();
  await drawn(page);
}

/** From here on no section asks for all it shows at once: each of its reads asks for itself, and can be played false. */
export const eachReadAlone = (page: Page) =>
  page.route('**/*?section=*', route =>
    route.request().isNavigationRequest() ? route.fallback() : route.abort(),
  );

/** All that the page has asked for so far has been seen: something asked for later is answered. */
export const allSeen = (page: Page) => page.evaluate(async () => (await fetch('/api/health')).text());

/** Through when what is known by now can be seen. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );
