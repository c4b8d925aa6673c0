import { defineConfig } from '@playwright/test';
import { zone } from './e2e/fellowship/zone.ts';
import { chromium } from './e2e/page/chromium.ts';

/** Paths a person would describe, in a real Chromium, against the built app; each file starts its own server. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/fellowship/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // Each step has an end of its own: the sum of them is none of what a test says.
  timeout: 900_000,
  // A machine shared with others can be ten times slower for a while: waits are long, as only what fails waits them out,
  // and a test is tried once more. What passes only then is listed as flaky.
  retries: 1,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...chromium,
      // A page lives for seconds here: code is compiled for speed in vain.
      args: [...chromium.args, '--js-flags=--no-opt,--no-maglev'],
    },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    timezoneId: zone,
    // A worker answers and sends behind the back of what a test plays to the page; its own tests let it.
    serviceWorkers: 'block',
  },
});
