import { type AppOptions, createApp } from '#server/app.ts';
import { connectDatabase } from '#server/database/database.ts';
import type { TestApp } from './app-for-tests.ts';

/** A second server on the same database and the same files, listening; closed before the first. */
export async function secondServer(testApp: TestApp, options: Partial<AppOptions> = {}) {
  const { picturesFolder, attachmentsFolder, clock } = testApp;
  const connection = testApp.db.$client.options;
  const db = connectDatabase({ ...connection, password: connection.password }, () => undefined);
  const app = await createApp({ now: () => clock.now, picturesFolder, attachmentsFolder, ...options, db });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await db.end();
  };
  return { app, db, close };
}

export type SecondServer = Awaited<ReturnType<typeof secondServer>>;
