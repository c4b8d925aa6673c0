import { test as base } from '@playwright/test';
import { Fellowship } from './fellowship.ts';

/** A test with a fellowship of its own, empty and without a coach; it ends with the test, however that ends. */
export const test = base.extend<{ fellowship: Fellowship }>({
  fellowship: async ({ baseURL: _baseURL }, provide) => {
    const fellowship = await Fellowship.start();
    await provide(fellowship);
    await fellowship.stop();
  },
});
