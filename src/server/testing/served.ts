import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type Running, serve } from '#server/serve.ts';
import { readSettings } from '#server/settings/settings.ts';
import { createDatabaseForTests, dropDatabaseForTests } from './database-for-tests.ts';

/** A whole server as it is started, with such settings, listening on a free port. */
export async function servedForTests(env: Record<string, string>): Promise<Running & { origin: string }> {
  const postgres = inject('postgres');
  const database = await createDatabaseForTests(postgres);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'served-'));
  const { host, port, user, password } = postgres;
  const connection = new URLSearchParams({ host, port: String(port), user, password: password ?? '' });
  const settings = readSettings({
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: `postgresql:///${database}?${connection.toString()}`,
    ...env,
  });
  const running = await serve(settings, () => undefined, { webFolder: null });
  running.lifecycle.hasStarted();
  const stop = async () => {
    await running.stop();
    await rm(dataDir, { recursive: true });
    await dropDatabaseForTests(postgres, database);
  };
  return { ...running, origin: running.address, stop };
}

export const freePort = () =>
  new Promise<number>(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
