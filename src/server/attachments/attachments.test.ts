import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  beginAttachment,
  deleteAttachment,
  fileOf,
  getAttachmentStorage,
  piecesOf,
  takeInAttachment,
} from '#contract/conversations/attachments.ts';
import {
  listConversations,
  listMessages,
  sendMessage,
  takeBackMessage,
} from '#contract/conversations/conversations.ts';
import { updateFellowship } from '#contract/fellowship/settings.ts';
import { deleteMember } from '#contract/members.ts';
import { locationInFile } from '#domain/conversations/attachment.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aClip, arrived, askOffset, aVoiceNote, sendChunk, uploaded } from '#server/testing/attachments.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';
import { sweepAttachments } from './sweep-attachments.ts';

const start = new Date('2026-03-18T12:00:00Z');
const note = aVoiceNote(2);

let testApp: TestApp;
let coach: Person;
let member: Person;
let another: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: start });
  coach = await aCoach(testApp);
  another = await aMember(testApp, coach);
});
beforeEach(async () => {
  testApp.clock.now = start;
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const begin = (bytes: number, who = member, kind: 'voice' | 'video' | 'picture' = 'voice') =>
  who.ask(beginAttachment, { body: { memberId: member.id, kind, bytes } });
const takeIn = (id: string, who = member) => who.ask(takeInAttachment, { params: { id } });
const send = (attachments: string[], who = member, text = '') =>
  who.ask(sendMessage, { params: { memberId: member.id }, body: { text, attachments } });
const listed = async (who = member) =>
  (await who.get(listMessages, { params: { memberId: member.id } })).messages;
const files = () => readdir(testApp.attachmentsFolder);
const later = (hours: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + hours * 3_600_000);
};

/** A voice note in a message of the member's. */
async function aSentNote(who = member) {
  const { id } = await uploaded(who, member.id, note);
  const { body } = await send([id], who);
  return { id, messageId: body.id };
}

describe('a message with a voice note', () => {
  it('holds it for both sides, without a word', async () => {
    const { id } = await uploaded(member, member.id, note);
    const { status, body } = await send([id]);
    expect([status, body.text, body.attachments]).toEqual([
      201,
      '',
      [{ id, kind: 'voice', bytes: note.length, seconds: 2, width: null, height: null, deletedAt: null }],
    ]);
    expect((await listed(coach))[0]?.attachments[0]?.id).toBe(id);
    const { conversations } = await coach.get(listConversations, {});
    const listedOne = conversations.find(({ memberId }) => memberId === member.id);
    expect(listedOne?.last).toMatchObject({ text: '', attached: 'voice' });
  });

  it('takes up to four, in the order they are given', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await uploaded(member, member.id, note)).id);
    const [first = '', ...rest] = ids;
    expect((await send(ids)).status).toBe(400);
    const { body } = await send(rest.toReversed());
    expect(body.attachments.map(({ id }) => id)).toEqual(rest.toReversed());
    expect((await send([first])).status).toBe(201);
  });

  it.each([
    ['one that is in a message', async () => (await aSentNote()).id],
    ['one that is not taken in', () => arrived(member, member.id, note)],
    ['one of someone else', async () => (await uploaded(coach, member.id, note)).id],
    ['one for another conversation', async () => (await uploaded(coach, another.id, note)).id],
    ['one that is not there', async () => '6f1c1a36-6c2a-4f6e-9f0e-2f4d1b3a5c7d'],
  ])('is not sent with %s', async (_, make) => {
    const before = (await listed()).length;
    const id = await make().catch(() => '');
    const answer = await send([id]);
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, 'attachments']);
    expect((await listed()).length).toBe(before + (_ === 'one that is in a message' ? 1 : 0));
  });

  it('needs words where it brings nothing', async () => {
    expect((await send([])).body.issues).toEqual([{ path: 'text', message: 'Write something first' }]);
  });
});

describe('a file that comes in pieces', () => {
  it.each([0, 1, 2, 43, 44, 45, note.length >> 1, note.length - 1, note.length])(
    'is the same, cut after %d bytes and taken up again',
    async cut => {
      const { id } = (await begin(note.length)).body;
      expect((await sendChunk(member, id, { at: 0, content: note.subarray(0, cut) })).status).toBe(204);
      const { headers } = await askOffset(member, id);
      expect([headers['upload-offset'], headers['upload-length']]).toEqual([String(cut), `${note.length}`]);
      const again = await sendChunk(member, id, { at: cut, content: note.subarray(cut) });
      expect([again.status, again.headers['upload-offset']]).toEqual([204, String(note.length)]);
      expect((await takeIn(id)).body).toMatchObject({ kind: 'voice', seconds: 2 });
      expect(await readFile(path.join(testApp.attachmentsFolder, id))).toEqual(note);
    },
  );

  it('is not taken in before it is whole, and then once, however often it is asked', async () => {
    const { id } = (await begin(note.length)).body;
    await sendChunk(member, id, { at: 0, content: note.subarray(0, 100) });
    expect((await takeIn(id)).status).toBe(409);
    await sendChunk(member, id, { at: 100, content: note.subarray(100) });
    const answers = await Promise.all([takeIn(id), takeIn(id), takeIn(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await takeIn(id)).toMatchObject({ status: 200, body: { id } });
  });

  it('takes no piece at another place, nor more than was said, nor after it was taken in', async () => {
    const { id } = (await begin(note.length)).body;
    expect((await sendChunk(member, id, { at: 5, content: note.subarray(5) })).status).toBe(409);
    const more = await sendChunk(member, id, { at: 0, content: Buffer.concat([note, note]) });
    expect(more.status).toBe(413);
    expect((await askOffset(member, id)).headers['upload-offset']).toBe('0');
    await sendChunk(member, id, { at: 0, content: note });
    await takeIn(id);
    expect((await sendChunk(member, id, { at: 0, content: note })).status).toBe(404);
  });

  it('two pieces at once leave it whole', async () => {
    const { id } = (await begin(note.length)).body;
    const both = await Promise.all([1, 2].map(() => sendChunk(member, id, { at: 0, content: note })));
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([204, 409]));
    expect((await takeIn(id)).body).toMatchObject({ kind: 'voice', bytes: note.length });
  });

  it('is nobody else’s to go on with, a coach’s neither', async () => {
    const { id } = (await begin(note.length)).body;
    for (const who of [another, coach]) {
      expect((await sendChunk(who, id, { at: 0, content: note })).status).toBe(404);
      expect((await askOffset(who, id)).status).toBe(404);
      expect((await takeIn(id, who)).status).toBe(404);
      expect((await who.ask(deleteAttachment, { params: { id } })).status).toBe(404);
    }
    expect((await sendChunk(new Person(testApp), id, { at: 0, content: note })).status).toBe(401);
    expect((await member.send('HEAD', piecesOf('no-id'))).status).toBe(404);
  });

  it('is begun for one’s own conversation alone', async () => {
    const body = { memberId: another.id, kind: 'voice', bytes: 100 } as const;
    expect((await member.ask(beginAttachment, { body })).status).toBe(404);
    expect((await coach.ask(beginAttachment, { body })).status).toBe(201);
    const ofCoach = { ...body, memberId: coach.id };
    expect((await coach.ask(beginAttachment, { body: ofCoach })).status).toBe(404);
  });
});

const jpeg = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } }).jpeg();

const withPlace = () =>
  jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();

describe('what is no good is refused in a sentence, and gone', () => {
  it.each([
    [
      'a text that is called a picture',
      'picture',
      async () => Buffer.from('no picture'),
      /could not be read as a picture/,
    ],
    [
      'a page',
      'video',
      async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      /could not be read as a picture/,
    ],
    [
      'a playlist of other files',
      'video',
      async () => Buffer.from('#EXTM3U\n/etc/passwd\n'),
      /could not be read as a picture/,
    ],
    [
      'half a voice note',
      'voice',
      async () => aVoiceNote(1).subarray(0, 20),
      /could not be read as a picture/,
    ],
    ['a voice note of more than 3 minutes', 'voice', async () => aVoiceNote(182), /at most 3 minutes long/],
    ['a picture with a place', 'picture', withPlace, locationInFile],
    [
      'a voice note with a place',
      'voice',
      async () => aVoiceNote(1, 'ICMT+48.8577+002.295/'),
      locationInFile,
    ],
    [
      'a clip with Apple’s place',
      'video',
      async () => aClip('\u00a9xyz', '+48.8577+002.295/'),
      locationInFile,
    ],
    [
      'a clip with QuickTime’s place',
      'video',
      async () => aClip('meta', 'com.apple.quicktime.location.ISO6709'),
      locationInFile,
    ],
    ['a clip with 3GPP’s place', 'video', async () => aClip('loci', '\0\0\0\0'), locationInFile],
  ] as const)('%s', async (_, kind, make, sentence) => {
    const before = await files();
    const id = await arrived(member, member.id, await make(), kind);
    const { status, body } = await takeIn(id);
    expect([status, body.message]).toEqual([400, expect.stringMatching(sentence)]);
    expect(await files()).toEqual(before);
    expect((await takeIn(id)).status).toBe(404);
  });

  it.each([
    ['video', 100_000_001, 'A file can be at most 100 MB, and must not be empty'],
    ['voice', 40_000_001, 'A voice note can be at most 40 MB'],
    ['picture', 8_000_001, 'Choose a picture of at most 8 MB'],
    ['voice', 0, 'A file can be at most 100 MB, and must not be empty'],
  ] as const)('a %s of %d bytes, before anything is sent', async (kind, bytes, message) => {
    const before = await files();
    const answer = await begin(bytes, member, kind);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(await files()).toEqual(before);
  });

  it('what a name or a header says counts for nothing: a picture sent as a video is a picture', async () => {
    const sent = await jpeg()
      .withExif({ IFD0: { Make: 'Camera' } })
      .toBuffer();
    const taken = await uploaded(member, member.id, sent, 'video');
    expect(taken).toMatchObject({ kind: 'picture', width: 40, height: 30, seconds: null });
    const kept = await readFile(path.join(testApp.attachmentsFolder, taken.id));
    expect(kept.toString('latin1')).not.toContain('Camera');
    const { headers } = await member.send('GET', fileOf(taken.id));
    expect(headers['content-type']).toBe('image/webp');
  });
});

it('a clip that tells no place is taken in', async () => {
  expect(await uploaded(member, member.id, aClip('name', 'Squat'), 'video')).toMatchObject({
    kind: 'voice',
    seconds: 1,
  });
});

const range = (id: string, bytes: string, headers = {}) =>
  member.send('GET', fileOf(id), undefined, { range: bytes, ...headers });

describe('a file is given', () => {
  it('whole or in ranges, so that it can be scrubbed', async () => {
    const { id } = await aSentNote();
    const whole = await member.send('GET', fileOf(id));
    expect([whole.status, whole.headers['content-length'], whole.headers['accept-ranges']]).toEqual([
      200,
      String(note.length),
      'bytes',
    ]);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/wav',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const part = await range(id, 'bytes=100-199');
    expect([part.status, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      `bytes 100-199/${note.length}`,
      '100',
    ]);
    expect((await range(id, 'bytes=-4')).headers['content-range']).toBe(
      `bytes ${note.length - 4}-${note.length - 1}/${note.length}`,
    );
    const beyond = await range(id, `bytes=${note.length}-`);
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${note.length}`]);
    const { etag } = whole.headers;
    expect((await range(id, 'bytes=0-9', { 'if-range': String(etag) })).status).toBe(206);
    expect((await range(id, 'bytes=0-9', { 'if-range': '"of another"' })).status).toBe(200);
    expect((await member.send('GET', fileOf(id), undefined, { 'if-none-match': String(etag) })).status).toBe(
      304,
    );
  });

  it('to its member and to coaches, by a session, and to nobody else', async () => {
    const { id } = await aSentNote();
    const { id: unsent } = await uploaded(member, member.id, note);
    const statuses = async (address: string) =>
      Promise.all(
        [member, coach, another, new Person(testApp)].map(
          async who => (await who.send('GET', address)).status,
        ),
      );
    expect(await statuses(fileOf(id))).toEqual([200, 200, 404, 401]);
    // A file not sent yet is for its uploader alone.
    expect(await statuses(fileOf(unsent))).toEqual([200, 404, 404, 401]);
    expect(await statuses(fileOf('..%2f..%2fetc%2fpasswd'))).toEqual([404, 404, 404, 401]);
    expect(await statuses(`/pictures/${id}`)).toEqual([404, 404, 404, 404]);
  });
});

describe('a clip goes', () => {
  it('when who sent it deletes it; the message says so', async () => {
    const { id } = await aSentNote();
    expect((await coach.ask(deleteAttachment, { params: { id } })).status).toBe(404);
    for (let time = 0; time < 2; time += 1)
      expect((await member.ask(deleteAttachment, { params: { id } })).status).toBe(200);
    expect((await listed(coach))[0]?.attachments).toMatchObject([{ id, deletedAt: start.toISOString() }]);
    expect((await coach.send('GET', fileOf(id))).status).toBe(404);
    expect(await files()).not.toContain(id);
  });

  it('when its message is taken back', async () => {
    const { id, messageId } = await aSentNote();
    await member.get(takeBackMessage, { params: { memberId: member.id, id: messageId } });
    expect((await listed())[0]).toMatchObject({ attachments: [], text: '' });
    expect(await files()).not.toContain(id);
  });

  it('with the member, whoever sent it', async () => {
    const sent = [(await aSentNote()).id, (await aSentNote(coach)).id];
    const unsent = await arrived(member, member.id, note);
    await coach.get(deleteMember, { params: { id: member.id } });
    const left = await files();
    for (const id of [...sent, unsent]) expect(left).not.toContain(id);
  });

  it('after a day when it was not sent; what was sent stays', async () => {
    const { id: sent } = await aSentNote();
    const unsent = await arrived(member, member.id, note);
    later(23);
    await sweepAttachments(testApp.db, testApp.attachmentsFolder, testApp.clock.now);
    expect(await files()).toEqual(expect.arrayContaining([sent, unsent]));
    later(2);
    await sweepAttachments(testApp.db, testApp.attachmentsFolder, testApp.clock.now);
    expect(await files()).toContain(sent);
    expect(await files()).not.toContain(unsent);
    expect((await askOffset(member, unsent)).status).toBe(404);
  });

  it('what a crash left beside a file is removed after a day, and nothing that is not ours', async () => {
    const { id: sent } = await aSentNote();
    const left = [`${sent}.made`, `${randomUUID()}.made`];
    const others = ['notes.made', `${sent}.kept`];
    for (const name of [...left, ...others]) await writeFile(path.join(testApp.attachmentsFolder, name), '');
    await sweepAttachments(testApp.db, testApp.attachmentsFolder, new Date(Date.now() + 23 * 3_600_000));
    expect(await files()).toEqual(expect.arrayContaining(left));
    await sweepAttachments(testApp.db, testApp.attachmentsFolder, new Date(Date.now() + 25 * 3_600_000));
    expect(await files()).not.toEqual(expect.arrayContaining(left.slice(0, 1)));
    expect(await files()).not.toEqual(expect.arrayContaining(left.slice(1)));
    expect(await files()).toEqual(expect.arrayContaining([sent, ...others]));
  });
});

const storage = (who = member) =>
  who.ask(getAttachmentStorage, who === coach ? { query: { memberId: member.id } } : {});

describe('what a member keeps', () => {
  it('is counted, shown, and given back', async () => {
    const { id } = await aSentNote();
    await aSentNote(coach);
    expect((await storage()).body).toEqual({ used: note.length, most: 2_000_000_000 });
    expect((await storage(coach)).body.used).toBe(note.length);
    await member.get(deleteAttachment, { params: { id } });
    expect((await storage()).body.used).toBe(0);
    expect((await member.ask(getAttachmentStorage, { query: { memberId: another.id } })).status).toBe(404);
  });

  it('has a limit that the coach sets; a coach’s own does not count', async () => {
    await coach.get(updateFellowship, { body: { storageMegabytes: 1 } });
    expect((await begin(999_999)).status).toBe(201);
    const { status, body } = await begin(2);
    expect([status, body.message]).toEqual([409, expect.stringContaining('more than the 1.0 MB')]);
    expect((await begin(2_000_000, coach)).status).toBe(201);
    await coach.get(updateFellowship, { body: { storageMegabytes: 2000 } });
  });
});
