import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getClock } from '#contract/clock.ts';
import { beginAttachment } from '#contract/conversations/attachments.ts';
import { getReadiness } from '#contract/health.ts';
import { updateProfile } from '#contract/profile.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aVoiceNote, sendChunk } from '#server/testing/attachments.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { DiskRoom } from './disk-room.ts';

const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;
const full =
  'The disk of the server is almost full, so no pictures, clips or files can be accepted right now. Nothing else is affected. Please try again later.';

const roomOn = (free: number, total: number, reserveMegabytes?: number) =>
  new DiskRoom('/somewhere', { reserveMegabytes, look: async () => ({ free, total }) });

describe('the reserve', () => {
  it.each([
    ['a gigabyte of a small disk', roomOn(2 * gigabyte, 4 * gigabyte), gigabyte],
    ['a twentieth of a large one', roomOn(200 * gigabyte, 1000 * gigabyte), 50 * gigabyte],
    ['what is set', roomOn(2 * gigabyte, 1000 * gigabyte, 100), 100 * megabyte],
    ['none', roomOn(5, 1000 * gigabyte, 0), 0],
  ])('is %s', async (_what, room, reserve) => {
    expect((await room.state()).reserve).toBe(reserve);
  });

  it('is not touched, whatever comes between two looks at the disk', async () => {
    let looks = 0;
    const look = async () => {
      looks += 1;
      return { free: 10 * megabyte, total: gigabyte };
    };
    const room = new DiskRoom('/somewhere', { reserveMegabytes: 4, look });
    const input = await Promise.allSettled(Array.from({ length: 40 }, () => room.take(megabyte)));
    expect(input.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(looks).toBe(1);
    await expect(room.take(1)).rejects.toMatchObject({ status: 503, message: full, retryAfter: 3600 });
  });

  it('of a folder that cannot be looked at is no hindrance', async () => {
    await new DiskRoom('/nowhere/at/all').take(gigabyte);
  });
});

describe('with a disk that is almost full', () => {
  let testApp: TestApp;
  let coach: Person;
  let member: Person;
  let free = 0;

  beforeAll(async () => {
    const disk = new DiskRoom('/somewhere', {
      reserveMegabytes: 100,
      look: async () => ({ free, total: gigabyte }),
      believedFor: -1,
    });
    testApp = await appForTests({ disk });
    coach = await aCoach(testApp);
    member = await aMember(testApp, coach);
  });
  beforeEach(() => {
    free = 101 * megabyte;
  });
  afterAll(() => testApp.close());

  const begin = (bytes: number) =>
    member.ask(beginAttachment, { body: { memberId: member.id, kind: 'voice', bytes } });

  it('what would take of the reserve is refused in a sentence, before and while it is sent', async () => {
    const note = aVoiceNote(2);
    const begun = await begin(note.length);
    expect(begun.status).toBe(201);
    const large = await begin(3 * megabyte);
    expect([large.status, large.body, large.headers['retry-after']]).toEqual([
      503,
      { message: full },
      '3600',
    ]);
    free = 100 * megabyte;
    expect((await sendChunk(member, begun.body.id, { at: 0, content: note })).status).toBe(503);
    free = 101 * megabyte;
    expect((await sendChunk(member, begun.body.id, { at: 0, content: note })).status).toBe(204);
  });

  it('a picture too, and all else goes on; the coach is told', async () => {
    const picture = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#333' },
    })
      .png()
      .toBuffer();
    const set = () =>
      member.ask(updateProfile, {
        body: { profileImageUrl: `data:image/png;base64,${picture.toString('base64')}` },
      });
    expect((await coach.get(getClock, {})).disk).toEqual({ isLow: false, freeMegabytes: 101 });
    free = 99 * megabyte;
    const refused = await set();
    expect([refused.status, refused.body]).toEqual([503, { message: full }]);
    expect((await member.ask(updateProfile, { body: { bio: 'Runs' } })).status).toBe(200);
    expect((await coach.ask(getReadiness, {})).status).toBe(200);
    expect((await coach.get(getClock, {})).disk).toEqual({ isLow: true, freeMegabytes: 99 });
    free = 101 * megabyte;
    expect((await set()).status).toBe(200);
  });

  it('a piece that the disk has no room for is a 503, and goes on later', async () => {
    const note = aVoiceNote(2);
    const { body } = await begin(note.length);
    const file = path.join(testApp.attachmentsFolder, body.id);
    await rm(file);
    await symlink('/dev/full', file);
    expect((await sendChunk(member, body.id, { at: 0, content: note })).status).toBe(503);
  });
});
