import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppOptions } from '#server/app.ts';
import { diskFolder } from '#server/files/folder/disk-folder.ts';
import { type FilePlace, filesInBucket } from '#server/files/places/files-of.ts';
import { appForTests, type TestApp } from './app-for-tests.ts';
import { secondServer } from './second-server.ts';
import { type FileStore, fileStore } from './services/file-store.ts';

/** Where files can be, for what holds in both. */
export const filePlaces = ['in folders', 'in a bucket'] as const;

/** Pauses take a moment; only what hangs is given up by the clock, as a machine can be ten times slower than another. */
const patience = { answerWithin: 60_000, silence: 60_000, pause: 5 };

/** An app whose files are in one of the two, and more servers of the same fellowship. */
export async function appWithFiles(place: (typeof filePlaces)[number], options: { now?: Date } = {}) {
  const store = place === 'in a bucket' ? await fileStore() : null;
  const workFolder = await mkdtemp(path.join(tmpdir(), 'work-'));
  const optionsOf = (): Partial<Omit<AppOptions, 'now' | 'db'>> =>
    store ? { ...filesInBucket(store.address, { patience }), workFolder } : {};
  const testApp = await appForTests({ ...optionsOf(), ...options });
  const files: FilePlace = store
    ? filesInBucket(store.address)
    : {
        picturesFolder: diskFolder(testApp.picturesFolder),
        attachmentsFolder: diskFolder(testApp.attachmentsFolder),
      };
  return {
    testApp,
    files,
    store,
    /** What is in the folder of attachments, whatever it is. */
    attachments: () => files.attachmentsFolder.names(() => true),
    pictures: () => files.picturesFolder.names(() => true),
    /** What is being looked at. */
    work: () => readdir(workFolder),
    another: () => secondServer(testApp, optionsOf()),
    async close() {
      await testApp.close();
      await store?.close();
      await rm(workFolder, { recursive: true });
    },
  };
}

export type AppWithFiles = Awaited<ReturnType<typeof appWithFiles>>;

/** The same app in a bucket, where trouble is to be. */
export async function appInBucket(options?: { now?: Date }): Promise<AppWithFiles & { store: FileStore }> {
  const app = await appWithFiles('in a bucket', options);
  if (!app.store) throw new Error('There is no store');
  return { ...app, store: app.store };
}

/** The person, at another server. */
export const atServer = (app: TestApp['app'], testApp: TestApp): TestApp => ({ ...testApp, app });
