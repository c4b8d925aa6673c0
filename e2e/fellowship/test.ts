import { test as base } from '@playwright/test';
import { Fellowship } from './fellowship.ts';
import { stopNext } from './member-in-training.ts';
import { endHost } from './server-process.ts';

type Fixtures = { fellowship: Fellowship; pagesClosed: void };

/** The test every file here is written with. */
export const test = base.extend<Fixtures, { nextStopped: void }>({
  /** A fellowship of its own, empty and without a coach, on the PostgreSQL it brings along; it ends with the test, however that ends. */
  fellowship: async ({ baseURL: _baseURL }, provide) => {
    const fellowship = await Fellowship.start({ embedded: true });
    await provide(fellowship);
    await fellowship.stop();
  },
  /** Pages that a test opened close with it: pages that stay work on, and the tests after it get slower and slower. */
  pagesClosed: [
    async ({ browser }, provide) => {
      await provide();
      await Promise.all(browser.contexts().map(context => context.close()));
    },
    { auto: true },
  ],
  nextStopped: [
    async ({ browserName: _browserName }, provide) => {
      await provide();
      await stopNext();
      endHost();
    },
    { auto: true, scope: 'worker' },
  ],
});
