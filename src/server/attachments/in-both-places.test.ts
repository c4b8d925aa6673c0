import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  beginAttachment,
  deleteAttachment,
  fileOf,
  takeInAttachment,
} from '#contract/conversations/attachments.ts';
import { listMessages, sendMessage, takeBackMessage } from '#contract/conversations/conversations.ts';
import { sendToMany } from '#contract/conversations/to-many.ts';
import { deleteMember } from '#contract/members.ts';
import { locationInFile } from '#domain/conversations/attachment.ts';
import { arrived, askOffset, aVoiceNote, sendChunk, uploaded } from '#server/testing/attachments.ts';
import { type AppWithFiles, appWithFiles, atServer, filePlaces } from '#server/testing/file-places.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';
import type { SecondServer } from '#server/testing/second-server.ts';
import { sweepAttachments } from './sweep-attachments.ts';

const note = aVoiceNote(2);

const teal = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } }).jpeg();

/** Of the files in the member's conversation. */
async function idsOf(who: Person): Promise<string[]> {
  const { messages } = await who.get(listMessages, { params: { memberId: who.id } });
  return messages.flatMap(({ attachments }) => attachments.map(one => one.id));
}

describe.each(filePlaces)('%s', place => {
  let app: AppWithFiles;
  let other: SecondServer;
  let coach: Person;
  let member: Person;
  let elsewhere: Person;

  beforeAll(async () => {
    app = await appWithFiles(place);
    other = await app.another();
    coach = await aCoach(app.testApp);
  });
  beforeEach(async () => {
    member = await aMember(app.testApp, coach);
    elsewhere = new Person(atServer(other.app, app.testApp), member.cookie);
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const begin = (bytes: number) =>
    member.get(beginAttachment, { body: { memberId: member.id, kind: 'voice', bytes } });
  const takeIn = (id: string, who = member) => who.ask(takeInAttachment, { params: { id } });
  const kept = (id: string) => app.files.attachmentsFolder.read(id);
  const sent = async () => {
    const { id } = await uploaded(member, member.id, note);
    const body = { text: '', attachments: [id] };
    const message = await member.get(sendMessage, { params: { memberId: member.id }, body });
    return { id, messageId: message.id };
  };

  it.each([0, 1, 45, note.length >> 1, note.length])(
    'a file that is cut after %d bytes goes on at another server, and nothing but it is left',
    async cut => {
      const { id } = await begin(note.length);
      expect((await sendChunk(member, id, { at: 0, content: note.subarray(0, cut) })).status).toBe(204);
      const { headers } = await askOffset(elsewhere, id);
      expect([headers['upload-offset'], headers['upload-length']]).toEqual([String(cut), `${note.length}`]);
      expect((await takeIn(id)).status).toBe(cut === note.length ? 200 : 409);
      if (cut < note.length)
        expect((await sendChunk(elsewhere, id, { at: cut, content: note.subarray(cut) })).status).toBe(204);
      const answers = await Promise.all([takeIn(id), takeIn(id, elsewhere), takeIn(id)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect((await kept(id))?.equals(note)).toBe(true);
      expect((await app.attachments()).filter(name => name.startsWith(id))).toEqual([id]);
      expect(await app.work()).toEqual([]);
    },
  );

  it('a file takes no piece at another place, nor more than was said, nor after it was taken in', async () => {
    const { id } = await begin(note.length);
    expect((await sendChunk(member, id, { at: 5, content: note.subarray(5) })).status).toBe(409);
    const more = await sendChunk(member, id, { at: 0, content: Buffer.concat([note, note]) });
    expect(more.status).toBe(413);
    expect((await askOffset(member, id)).headers['upload-offset']).toBe('0');
    const both = [member, elsewhere].map(who => sendChunk(who, id, { at: 0, content: note }));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual(expect.arrayContaining([204, 409]));
    await takeIn(id);
    expect((await sendChunk(member, id, { at: 0, content: note })).status).toBe(404);
    expect((await kept(id))?.equals(note)).toBe(true);
  });

  it('a picture is kept as we make it, without what else it held', async () => {
    const content = await teal()
      .withExif({ IFD0: { Make: 'Camera' } })
      .toBuffer();
    const { id } = await uploaded(member, member.id, content, 'picture');
    const made = await kept(id);
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 40 });
    expect(made?.toString('latin1')).not.toContain('Camera');
    expect((await member.send('GET', fileOf(id))).headers['content-length']).toBe(String(made?.length));
  });

  it.each([
    ['no file of ours', async () => Buffer.from('#EXTM3U\n/etc/passwd\n'), /could not be read/],
    [
      'a picture with a place',
      () =>
        teal()
          .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
          .toBuffer(),
      locationInFile,
    ],
  ] as const)('%s is refused in a sentence, and gone', async (_, make, sentence) => {
    const before = await app.attachments();
    const id = await arrived(member, member.id, await make());
    const { status, body } = await takeIn(id);
    expect([status, body.message]).toEqual([400, expect.stringMatching(sentence)]);
    expect([await app.attachments(), await app.work()]).toEqual([before, []]);
  });

  it('a file is given whole or in ranges, or not again, to whom it is for', async () => {
    const { id } = await sent();
    const get = (headers = {}, who = coach, method = 'GET') =>
      who.send(method, fileOf(id), undefined, headers);
    const whole = await get();
    const { etag, 'last-modified': changed } = whole.headers;
    expect(whole.status).toBe(200);
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-length': String(note.length),
      'content-type': 'audio/wav',
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(new Date(String(changed)).getTime()).toBeGreaterThan(0);
    const last = note.length - 1;
    for (const [range, said] of [
      ['bytes=100-199', `100-199`],
      ['bytes=0-1', '0-1'],
      ['bytes=-4', `${last - 3}-${last}`],
      ['bytes=44-', `44-${last}`],
      [`bytes=100-${last + 99}`, `100-${last}`],
    ]) {
      const part = await get({ range });
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes ${said}/${note.length}`]);
    }
    const beyond = await get({ range: `bytes=${note.length}-` });
    expect([beyond.status, beyond.headers['content-range']]).toEqual([416, `bytes */${note.length}`]);
    expect((await get({ range: 'bytes=0-9', 'if-range': String(etag) })).status).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': '"of another"' })).status).toBe(200);
    expect((await get({ range: 'bytes=0-1, 4-5' })).status).toBe(200);
    expect((await get({ 'if-none-match': String(etag) })).status).toBe(304);
    expect((await get({ 'if-none-match': '"of another"' })).status).toBe(200);
    const head = await get({}, coach, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, `${note.length}`, '']);
    const another = await aMember(app.testApp, coach);
    expect((await get({}, another)).status).toBe(404);
    expect((await get({}, new Person(app.testApp))).status).toBe(401);
  });

  it('the bytes that are given are those that came', async () => {
    const { id } = await sent();
    const inject = (headers = {}) =>
      other.app.inject({ url: fileOf(id), headers: { cookie: coach.cookie, ...headers } });
    expect((await inject()).rawPayload.equals(note)).toBe(true);
    expect((await inject({ range: 'bytes=40-59' })).rawPayload.equals(note.subarray(40, 60))).toBe(true);
  });

  it('a file goes when it is deleted, with its message, and with the member', async () => {
    const [one, two, three] = [await sent(), await sent(), await sent()];
    const unsent = await arrived(member, member.id, note);
    const left = async () => {
      const names = await app.attachments();
      return [one.id, two.id, three.id, unsent].filter(id => names.some(name => name.startsWith(id)));
    };
    await member.get(deleteAttachment, { params: { id: one.id } });
    expect((await coach.send('GET', fileOf(one.id))).status).toBe(404);
    expect(await left()).toEqual([two.id, three.id, unsent]);
    await member.get(takeBackMessage, { params: { memberId: member.id, id: two.messageId } });
    expect(await left()).toEqual([three.id, unsent]);
    await coach.get(deleteMember, { params: { id: member.id } });
    expect(await left()).toEqual([]);
  });

  it('of a message to many each has its own', async () => {
    const ada = await aMember(app.testApp, coach);
    const { id } = await uploaded(coach, member.id, note);
    const body = { to: { memberIds: [ada.id, member.id] }, text: 'Listen', attachments: [id] };
    expect((await coach.ask(sendToMany, { body })).status).toBe(201);
    const [[hers = ''], [his = '']] = [await idsOf(ada), await idsOf(member)];
    await coach.get(deleteMember, { params: { id: ada.id } });
    expect([await kept(id), await kept(hers)]).toEqual([undefined, undefined]);
    expect((await kept(his))?.equals(note)).toBe(true);
  });

  it('the sweep takes what was not sent within a day, and what nothing speaks of; what was sent stays', async () => {
    const { id } = await sent();
    const unsent = await arrived(member, member.id, note);
    const lost = '6f1c1a36-6c2a-4f6e-9f0e-2f4d1b3a5c7d';
    await app.files.attachmentsFolder.put(lost, note);
    const clock = app.testApp.clock.now;
    const sweep = (now: Date) => sweepAttachments(app.testApp.db, app.files.attachmentsFolder, now);
    await sweep(clock);
    const isThere = async () => {
      const names = await app.attachments();
      return [id, unsent, lost].map(one => names.some(name => name.startsWith(one)));
    };
    expect(await isThere()).toEqual([true, true, true]);
    await sweep(new Date(Date.now() + 25 * 3_600_000));
    expect(await isThere()).toEqual([true, false, false]);
  });
});
