import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  beginAttachment,
  deleteAttachment,
  fileOf,
  takeInAttachment,
} from '#contract/conversations/attachments.ts';
import { listMessages, sendMessage } from '#contract/conversations/conversations.ts';
import { sendToMany } from '#contract/conversations/to-many.ts';
import { uploadPicture } from '#contract/pictures.ts';
import { updateProfile } from '#contract/profile.ts';
import { DiskRoom } from '#server/disk/disk-room.ts';
import { partsOfBytes } from '#server/files/bucket/body.ts';
import { Bucket } from '#server/files/bucket/bucket.ts';
import { putObject } from '#server/files/bucket/put-object.ts';
import { sweepUploads } from '#server/pictures/sweep-uploads.ts';
import { askOffset, aVoiceNote, sendChunk, uploaded } from '#server/testing/attachments.ts';
import { appInBucket, atServer } from '#server/testing/file-places.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';
import { attachmentFiles } from './attachment-files.ts';
import { sweepAttachments } from './sweep-attachments.ts';

const note = aVoiceNote(2);
const half = note.length >> 1;
const away = 'Files cannot be reached just now. Nothing else is affected. Please try again in a moment.';

let app: Awaited<ReturnType<typeof appInBucket>>;
let coach: Person;
let member: Person;

beforeAll(async () => {
  app = await appInBucket();
  coach = await aCoach(app.testApp);
});
beforeEach(async () => {
  member = await aMember(app.testApp, coach);
});
afterEach(async () => {
  app.store.beWell();
  // Servers find out by themselves, and a test is not to wait for another's.
  await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
});
afterAll(() => app.close());

async function isBack(): Promise<boolean> {
  const answer = await member.send('GET', '/pictures/0123456789abcdef0123456789abcdef.webp');
  return answer.status === 404;
}

const begin = async () =>
  (await member.get(beginAttachment, { body: { memberId: member.id, kind: 'voice', bytes: note.length } }))
    .id;
const takeIn = (id: string) => member.ask(takeInAttachment, { params: { id } });
const first = (id: string, who = member) => sendChunk(who, id, { at: 0, content: note.subarray(0, half) });
const rest = (id: string, who = member) => sendChunk(who, id, { at: half, content: note.subarray(half) });
const kept = (id: string) => app.files.attachmentsFolder.read(id);
const namesOf = async (id: string) => (await app.attachments()).filter(name => name.startsWith(id));
const bio = (bio: string) => member.ask(updateProfile, { body: { bio } });

async function sent(): Promise<string> {
  const { id } = await uploaded(member, member.id, note);
  await member.get(sendMessage, { params: { memberId: member.id }, body: { text: '', attachments: [id] } });
  return id;
}

async function isWhole(id: string): Promise<void> {
  expect((await takeIn(id)).status).toBe(200);
  expect((await kept(id))?.equals(note)).toBe(true);
  expect([await namesOf(id), await app.work()]).toEqual([[id], []]);
}

describe('in the middle of an upload', () => {
  it('the store is away for a moment: nobody notices', async () => {
    const id = await begin();
    for (const step of [() => first(id), () => rest(id)]) {
      app.store.be({ answers: 503 }, undefined, 2);
      expect((await step()).status).toBe(204);
    }
    await isWhole(id);
  });

  it('the store is away for a while: what it has stays, and goes on; nothing is lost or doubled', async () => {
    const id = await begin();
    await first(id);
    app.store.be({ answers: 503 });
    expect([(await rest(id)).status, (await askOffset(member, id)).status]).toEqual([503, 503]);
    expect(await takeIn(id)).toMatchObject({ status: 503, body: { message: away } });
    expect((await bio('Runs')).status).toBe(200);
    app.store.beWell();
    await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
    expect((await askOffset(member, id)).headers['upload-offset']).toBe(String(half));
    expect((await rest(id)).status).toBe(204);
    await isWhole(id);
  });

  it('the store takes a piece, and its answer is lost: it is there once', async () => {
    const id = await begin();
    app.store.be({ does: 'in silence' }, ({ method }) => method === 'PUT', 1);
    expect((await first(id)).status).toBe(204);
    expect(await namesOf(id)).toHaveLength(1);
    await rest(id);
    await isWhole(id);
  });

  it('a server is killed that had the turn: another goes on from what the store has', async () => {
    const other = await app.another();
    const id = await begin();
    expect((await first(id, new Person(atServer(other.app, app.testApp), member.cookie))).status).toBe(204);
    await app.testApp.db.$client.query(
      `update attachments set piece_turn = $2, piece_turn_until = clock_timestamp() + interval '1 second' where id = $1`,
      [id, randomUUID()],
    );
    await other.close();
    expect((await askOffset(member, id)).headers['upload-offset']).toBe(String(half));
    expect((await rest(id)).status).toBe(204);
    await isWhole(id);
  });

  it('two servers put the same bytes: they count once', async () => {
    const id = await begin();
    // Of a server that was thought to be gone, and was slow.
    await app.files.attachmentsFolder.put(`${id}.pieces/000000000-99-0123abcd`, note.subarray(0, 99));
    await app.files.attachmentsFolder.put(`${id}.pieces/000000090-50-0123abce`, note.subarray(90, 140));
    expect((await askOffset(member, id)).headers['upload-offset']).toBe('140');
    expect((await sendChunk(member, id, { at: 140, content: note.subarray(140) })).status).toBe(204);
    await isWhole(id);
  });

  it('half of a piece is no piece: it is not taken in before the store gives all of it', async () => {
    const id = await begin();
    await first(id);
    await rest(id);
    app.store.be({ gives: 'half' }, ({ key }) => key.includes('.pieces/'));
    expect(await takeIn(id)).toMatchObject({ status: 503, body: { message: away } });
    expect(await app.work()).toEqual([]);
    app.store.beWell();
    await isWhole(id);
  });

  it('the store fails when the file is kept: it is not taken in, and is when it is asked again', async () => {
    const id = await begin();
    await first(id);
    await rest(id);
    app.store.be({ answers: 500 }, ({ method, key }) => method === 'PUT' && key.endsWith(id));
    expect((await takeIn(id)).status).toBe(503);
    app.store.beWell();
    await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
    await isWhole(id);
  });
});

it('a disk that is almost full takes in what goes to the bucket, and none of it to be looked at', async () => {
  const disk = new DiskRoom('/somewhere', {
    reserveMegabytes: 1,
    look: async () => ({ free: 2 ** 20 + half, total: 2 ** 30 }),
  });
  const files = attachmentFiles(app.files.attachmentsFolder, { disk });
  const id = await begin();
  await files.create(id, 10 ** 9);
  await sendChunk(member, id, { at: 0, content: note });
  await expect(files.arrived(id, note.length)).rejects.toMatchObject({ status: 503, retryAfter: 3600 });
  await isWhole(id);
});

describe('a file that is asked for', () => {
  it('comes whole, though the line to the store breaks', async () => {
    const id = await sent();
    app.store.be({ gives: 'a cut' }, undefined, 2);
    const { statusCode, rawPayload } = await app.testApp.app.inject({
      url: fileOf(id),
      headers: { cookie: member.cookie },
    });
    expect([statusCode, rawPayload.equals(note)]).toEqual([200, true]);
  });

  it('is refused where the store gives half of it, or nothing at all', async () => {
    const id = await sent();
    for (const trouble of [{ gives: 'half' }, { answers: 503 }] as const) {
      app.store.be(trouble);
      expect(await member.send('GET', fileOf(id))).toMatchObject({ status: 503, body: { message: away } });
      app.store.beWell();
      await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
    }
  });

  it('is refused where the store has another one in its place', async () => {
    const id = await sent();
    const { sha256 } = partsOfBytes(note, note.length);
    const other = partsOfBytes(Buffer.from(note).fill(1, 100), note.length);
    await putObject(new Bucket(app.store.address), `ours/attachments/${id}`, { ...other, sha256 });
    const given = await member.send('GET', fileOf(id));
    expect(given).toMatchObject({ status: 503, body: { message: away } });
  });

  it('holds nobody up who does something else', async () => {
    const id = await sent();
    app.store.be({ hangs: true });
    let answered = 0;
    const input = Array.from({ length: 20 }, async () => {
      const { status } = await member.send('GET', fileOf(id));
      answered += 1;
      return status;
    });
    await expect
      .poll(() => app.store.asked.filter(({ key }) => key.endsWith(id)).length, { timeout: 20_000 })
      .toBeGreaterThan(19);
    expect((await bio('Swims')).status).toBe(200);
    expect(answered).toBe(0);
    app.store.beWell();
    for (const status of await Promise.all(input)) expect([200, 503]).toContain(status);
  });
});

const aPicture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: 'tomato' } })
    .jpeg()
    .toBuffer();

const upload = async () => member.ask(uploadPicture, { query: { for: 'profile' }, body: await aPicture() });
const use = (profileImageUrl: string | null) => member.ask(updateProfile, { body: { profileImageUrl } });

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe('what is removed while the store is away', () => {
  it('is gone for everyone at once; the sweep takes the file', async () => {
    const id = await sent();
    app.store.be({ answers: 503 }, ({ method }) => method === 'DELETE');
    expect((await member.ask(deleteAttachment, { params: { id } })).status).toBe(200);
    expect((await member.send('GET', fileOf(id))).status).toBe(404);
    expect(await namesOf(id)).toEqual([id]);
    const { db } = app.testApp;
    await expect(sweepAttachments(db, app.files.attachmentsFolder, later(25))).rejects.toThrow(away);
    app.store.beWell();
    await expect
      .poll(() => sweepAttachments(db, app.files.attachmentsFolder, later(25)).catch(() => 'not yet'), {
        timeout: 20_000,
      })
      .toBeUndefined();
    expect(await namesOf(id)).toEqual([]);
  });

  it('pieces of a file that was taken in go with the sweep, and it stays', async () => {
    const id = await begin();
    await sendChunk(member, id, { at: 0, content: note });
    app.store.be({ answers: 503 }, ({ method }) => method === 'DELETE');
    expect((await takeIn(id)).status).toBe(200);
    await member.get(sendMessage, { params: { memberId: member.id }, body: { text: '', attachments: [id] } });
    app.store.beWell();
    await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
    expect(await namesOf(id)).toHaveLength(2);
    await sweepAttachments(app.testApp.db, app.files.attachmentsFolder, later(23));
    expect(await namesOf(id)).toHaveLength(2);
    await sweepAttachments(app.testApp.db, app.files.attachmentsFolder, later(25));
    expect(await namesOf(id)).toEqual([id]);
  });

  it('a picture too', async () => {
    const { address } = (await upload()).body;
    await use(address);
    app.store.be({ answers: 503 }, ({ method }) => method === 'DELETE');
    expect((await use(null)).status).toBe(200);
    const isThere = async () => (await app.pictures()).some(name => address.endsWith(name));
    expect(await isThere()).toBe(true);
    const sweep = () => sweepUploads(app.testApp.db, app.files.picturesFolder, app.testApp.clock.now);
    await expect(sweep()).rejects.toThrow(away);
    app.store.beWell();
    await expect.poll(() => sweep().catch(() => 'not yet'), { timeout: 20_000 }).toBeUndefined();
    expect(await isThere()).toBe(false);
  });
});

it.each([
  ['503', { answers: 503 }],
  ['nothing, though it is put', { does: 'in silence' }],
] as const)(
  'a picture whose storing is answered with %s is not acknowledged, and is not left behind',
  async (_, trouble) => {
    const before = await app.pictures();
    app.store.be(trouble, ({ method }) => method === 'PUT');
    expect(await upload()).toMatchObject({ status: 503, body: { message: away } });
    app.store.beWell();
    await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
    await sweepUploads(app.testApp.db, app.files.picturesFolder, app.testApp.clock.now);
    expect(await app.pictures()).toEqual(before);
    expect((await upload()).status).toBe(201);
  },
);

it('a message to many with a file is sent to all or to none', async () => {
  const ada = await aMember(app.testApp, coach);
  const { id } = await uploaded(coach, member.id, note);
  const body = { to: { memberIds: [ada.id, member.id] }, text: 'Listen', attachments: [id] };
  app.store.be({ answers: 503 }, ({ method }) => method === 'PUT');
  expect((await coach.ask(sendToMany, { body })).status).toBe(503);
  const { messages } = await ada.get(listMessages, { params: { memberId: ada.id } });
  expect(messages).toEqual([]);
  app.store.beWell();
  await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
  expect((await coach.ask(sendToMany, { body })).status).toBe(201);
});
