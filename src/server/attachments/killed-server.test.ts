import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { beginAttachment, piecesOf, takeInAttachment } from '#contract/conversations/attachments.ts';
import { projectRoot } from '#server/settings/project-root.ts';
import { askOffset, aVoiceNote, sendChunk } from '#server/testing/attachments.ts';
import { urlOf } from '#server/testing/backups.ts';
import { appInBucket } from '#server/testing/file-places.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { chunkMediaType } from './receive-chunks.ts';

const programs = path.join(projectRoot, 'node_modules/.cache/killed-server-test');
const note = aVoiceNote(60);
const third = Math.floor(note.length / 3);

let app: Awaited<ReturnType<typeof appInBucket>>;
let member: Person;
let dataDir: string;

beforeAll(async () => {
  // The other server has no other clock than the machine's.
  app = await appInBucket({ now: new Date() });
  member = await aMember(app.testApp, await aCoach(app.testApp));
  dataDir = await mkdtemp(path.join(tmpdir(), 'killed-'));
  await build({
    configFile: false,
    logLevel: 'silent',
    root: projectRoot,
    publicDir: false,
    build: {
      ssr: path.join(projectRoot, 'src/server/testing/api-server-main.ts'),
      outDir: programs,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: '[name].js' } },
    },
  });
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
  await rm(programs, { recursive: true });
});

async function aServer(): Promise<{ child: ChildProcess; address: string }> {
  const { rows } = await app.testApp.db.$client.query<{ name: string }>('select current_database() as name');
  const child = fork(path.join(programs, 'api-server-main.js'), [], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: urlOf({ ...inject('postgres'), database: rows[0]?.name ?? '' }),
      FILES_URL: app.store.url,
      DATA_DIR: dataDir,
      PORT: '0',
      BACKUP_KEEP: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [address] = (await once(child, 'message')) as [string];
  return { child, address };
}

/** A chunk on its way: `sent` bytes of it have been, no more come. Answers when it is whole and taken. */
function chunkTo(
  address: string,
  id: string,
  { at, bytes, sent }: { at: number; bytes: number; sent: number },
) {
  const headers = {
    cookie: member.cookie,
    'tus-resumable': '1.0.0',
    'upload-offset': at,
    'content-type': chunkMediaType,
    'content-length': bytes,
  };
  const request = http.request(address + piecesOf(id), { method: 'PATCH', headers });
  const answer = new Promise<number | undefined>(resolve => {
    request.on('response', response => resolve(response.statusCode)).on('error', () => resolve(undefined));
  });
  request.write(note.subarray(at, at + sent));
  if (sent === bytes) request.end();
  return answer;
}

it('a server is killed with kill -9 while chunks come to it: another goes on, nothing acknowledged is lost, nothing is doubled', async () => {
  const { child, address } = await aServer();
  const body = { memberId: member.id, kind: 'voice', bytes: note.length } as const;
  const ids: string[] = [];
  for (let nth = 0; nth < 4; nth += 1) ids.push((await member.get(beginAttachment, { body })).id);
  const first = ids.map(id => chunkTo(address, id, { at: 0, bytes: third, sent: third }));
  expect(await Promise.all(first)).toEqual([204, 204, 204, 204]);
  const second = ids.map((id, nth) =>
    chunkTo(address, id, { at: third, bytes: third, sent: Math.floor((third * nth) / 4) }),
  );
  // All four have their turn, and some have bytes that only this server has seen.
  await expect
    .poll(
      async () => {
        const { rows } = await app.testApp.db.$client.query(
          'select from attachments where piece_turn is not null and id = any($1)',
          [ids],
        );
        return rows.length;
      },
      { timeout: 60_000 },
    )
    .toBe(4);
  child.kill('SIGKILL');
  expect(await Promise.all(second)).toEqual([undefined, undefined, undefined, undefined]);
  await Promise.all(
    ids.map(async id => {
      const offset = Number((await askOffset(member, id)).headers['upload-offset']);
      expect(offset).toBe(third);
      expect((await sendChunk(member, id, { at: offset, content: note.subarray(offset) })).status).toBe(204);
      expect((await member.get(takeInAttachment, { params: { id } })).bytes).toBe(note.length);
      expect((await app.files.attachmentsFolder.read(id))?.equals(note)).toBe(true);
    }),
  );
  expect((await app.attachments()).toSorted()).toEqual(ids.toSorted());
});
