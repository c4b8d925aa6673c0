import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'build/**/*.test.ts', 'demo/**/*.test.ts'],
    globalSetup: ['src/server/testing/postgres-for-tests.ts'],
    // Only what hangs is to be ended by the clock: a machine can be ten times slower than another.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    maxWorkers: 2,
    // What a file imports is there for the next one too: to load the server takes longer than most of its tests.
    isolate: false,
  },
});
