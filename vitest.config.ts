import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { zone } from './e2e/fellowship/zone.ts';
import { chromium } from './e2e/page/chromium.ts';

/** Only what hangs is to be ended by the clock: a machine can be ten times slower than another. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          include: ['src/**/*.test.ts', 'build/**/*.test.ts', 'demo/**/*.test.ts'],
          globalSetup: ['src/server/testing/postgres-for-tests.ts'],
          maxWorkers: 2,
          // What a file imports is there for the next one too: to load the server takes longer than most of its tests.
          isolate: false,
        },
      },
      {
        // What of the screens needs a browser and no server: in its real layout, with real keys and a real pointer.
        plugins: [react(), tailwindcss()],
        test: {
          ...patience,
          name: 'components',
          include: ['src/web/**/*.browser.test.tsx'],
          setupFiles: ['src/web/testing/fresh-page.ts'],
          isolate: false,
          fileParallelism: false,
          expect: { poll: { timeout: 20_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: chromium,
              contextOptions: {
                timezoneId: zone,
                // Colours that fade over have the contrast of neither end.
                reducedMotion: 'reduce',
                permissions: ['clipboard-read', 'clipboard-write'],
              },
              actionTimeout: 30_000,
            }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 812 },
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
