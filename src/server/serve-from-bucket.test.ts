import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { beginAttachment, fileOf, takeInAttachment } from '#contract/conversations/attachments.ts';
import { filesInBucket } from '#server/files/places/files-of.ts';
import { type Running, serve } from '#server/serve.ts';
import { readSettings } from '#server/settings/settings.ts';
import { aVoiceNote, sendChunk } from '#server/testing/attachments.ts';
import { urlOf } from '#server/testing/backups.ts';
import { createDatabaseForTests, dropDatabaseForTests } from '#server/testing/database-for-tests.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';
import { type FileStore, fileStore } from '#server/testing/services/file-store.ts';
import type { TestApp } from '#server/testing/app-for-tests.ts';

const note = aVoiceNote(2);
const half = note.length >> 1;
let store: FileStore;
let database: string;

beforeAll(async () => {
  store = await fileStore();
  database = await createDatabaseForTests(inject('postgres'));
});
afterAll(async () => {
  await store.close();
  await dropDatabaseForTests(inject('postgres'), database);
});

/** A server as it is started, with a data folder of its own. */
async function aServer(
  env: Record<string, string> = {},
): Promise<Running & { dataDir: string; said: string[] }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'serve-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const said: string[] = [];
  const settings = readSettings({
    DATABASE_URL: urlOf({ ...inject('postgres'), database }),
    DATA_DIR: dataDir,
    FILES_URL: store.url,
    PORT: '0',
    BACKUP_KEEP: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const running = await serve(settings, line => said.push(line), { webFolder: null });
  running.lifecycle.hasStarted();
  return { ...running, dataDir, said };
}

const at = (running: Running) =>
  ({ app: running.app, db: running.db, clock: { now: new Date() } }) as unknown as TestApp;

it('two servers without a folder in common: what comes to one goes on at the other, and is given by both', async () => {
  const [one, two] = [await aServer(), await aServer()];
  const coach = await aCoach(at(one));
  const member = await aMember(at(one), coach);
  const there = new Person(at(two), member.cookie);
  const { id } = await member.get(beginAttachment, {
    body: { memberId: member.id, kind: 'voice', bytes: note.length },
  });
  expect((await sendChunk(member, id, { at: 0, content: note.subarray(0, half) })).status).toBe(204);
  await one.stop();
  expect((await sendChunk(there, id, { at: half, content: note.subarray(half) })).status).toBe(204);
  expect((await there.get(takeInAttachment, { params: { id } })).bytes).toBe(note.length);
  const three = await aServer();
  const given = await three.app.inject({ url: fileOf(id), headers: { cookie: member.cookie } });
  expect(given.rawPayload.equals(note)).toBe(true);
  expect(await filesInBucket(store.address).attachmentsFolder.names(() => true)).toEqual([id]);
  for (const { dataDir } of [one, two, three]) {
    expect(await readdir(dataDir)).not.toContain('attachments');
    expect(await readdir(path.join(dataDir, 'work'))).toEqual([]);
  }
  for (const running of [two, three]) await running.stop();
});

it('a server starts while the store is away, and not with a wrong secret', async () => {
  store.be({ answers: 503 });
  const running = await aServer();
  expect(running.said).toContainEqual(expect.stringMatching(/^The store of files cannot be reached: /));
  await running.stop();
  store.beWell();
  await expect(aServer({ FILES_URL: store.url.replace(':of', ':if') })).rejects.toThrow(
    /^The store of files refuses what FILES_URL says: GET was answered with 403/,
  );
});
