import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { beginAttachment, piecesOf, takeInAttachment } from '#contract/conversations/attachments.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { askOffset, aVoiceNote, sendChunk } from '#server/testing/attachments.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { type SecondServer, secondServer } from '#server/testing/second-server.ts';
import { chunkMediaType } from './receive-chunks.ts';

const note = aVoiceNote(2);
const half = note.length >> 1;

/** Two servers on one database and one folder. */
let testApp: TestApp;
let other: SecondServer;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests();
  other = await secondServer(testApp);
  member = await aMember(testApp, await aCoach(testApp));
});
afterAll(async () => {
  await other.close();
  await testApp.close();
});

async function begun(): Promise<string> {
  const body = { memberId: member.id, kind: 'voice', bytes: note.length } as const;
  return (await member.get(beginAttachment, { body })).id;
}

/** Half of a file on its way to the other server, over a line that says nothing more and does not break. */
async function halfOnItsWay(id: string): Promise<http.ClientRequest> {
  const { port } = other.app.server.address() as AddressInfo;
  const headers = {
    cookie: member.cookie,
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'content-type': chunkMediaType,
    'content-length': note.length,
  };
  const request = http.request({ host: '127.0.0.1', port, path: piecesOf(id), method: 'PATCH', headers });
  request.on('error', () => undefined).write(note.subarray(0, half));
  const file = path.join(testApp.attachmentsFolder, id);
  await vi.waitFor(async () => expect((await stat(file)).size).toBe(half), { timeout: 20_000 });
  return request;
}

type LockClaim = { turn: string | null; until: Date | null };

async function turnOf(id: string): Promise<LockClaim | undefined> {
  const { rows } = await testApp.db.$client.query<LockClaim>(
    'select piece_turn as turn, piece_turn_until as until from attachments where id = $1',
    [id],
  );
  return rows[0];
}

describe('a file that comes to one server', () => {
  it('goes on at another one: the first is asked to leave it', async () => {
    const id = await begun();
    const first = await halfOnItsWay(id);
    expect((await askOffset(member, id)).headers['upload-offset']).toBe(String(half));
    expect((await sendChunk(member, id, { at: half, content: note.subarray(half) })).status).toBe(204);
    first.destroy();
    expect((await member.ask(takeInAttachment, { params: { id } })).status).toBe(200);
    expect(await readFile(path.join(testApp.attachmentsFolder, id))).toEqual(note);
  });

  it('is let go of when its line breaks', async () => {
    const id = await begun();
    const first = await halfOnItsWay(id);
    expect((await turnOf(id))?.turn).not.toBeNull();
    first.destroy();
    await vi.waitFor(async () => expect((await turnOf(id))?.turn).toBeNull(), { timeout: 20_000 });
  });

  it('is kept for as long as it comes', async () => {
    const id = await begun();
    const first = await halfOnItsWay(id);
    const before = await turnOf(id);
    await vi.waitFor(
      async () => {
        const { turn, until } = (await turnOf(id)) ?? {};
        expect(turn).toBe(before?.turn);
        expect(Number(until)).toBeGreaterThan(Number(before?.until));
      },
      { timeout: 20_000 },
    );
    first.destroy();
  });

  it('is free a while after its server is gone', async () => {
    const id = await begun();
    await testApp.db.$client.query(
      `update attachments set piece_turn = $2, piece_turn_until = clock_timestamp() + interval '1 second' where id = $1`,
      [id, randomUUID()],
    );
    expect((await sendChunk(member, id, { at: 0, content: note })).status).toBe(204);
  });
});
