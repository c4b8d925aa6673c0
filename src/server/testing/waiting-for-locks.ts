import { expect, vi } from 'vitest';
import type { TestApp } from './app-for-tests.ts';

const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;

/** Until so many requests have come to a lock that somebody else holds, however slow the machine. */
export async function untilWaiting({ db }: TestApp, requests: number): Promise<void> {
  await vi.waitFor(
    async () => {
      expect((await db.$client.query(waiting)).rowCount).toBe(requests);
    },
    { timeout: 120_000, interval: 20 },
  );
}

/** The same for no fewer than so many. */
export async function untilSomeWait({ db }: TestApp, requests: number): Promise<void> {
  await vi.waitFor(
    async () => {
      expect((await db.$client.query(waiting)).rowCount).toBeGreaterThanOrEqual(requests);
    },
    { timeout: 120_000, interval: 20 },
  );
}
