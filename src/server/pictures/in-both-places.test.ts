import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteMember } from '#contract/members.ts';
import { uploadPicture } from '#contract/pictures.ts';
import { updateProfile } from '#contract/profile.ts';
import { type AppWithFiles, appWithFiles, filePlaces } from '#server/testing/file-places.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';
import { sweepUploads } from './sweep-uploads.ts';

describe.each(filePlaces)('%s', place => {
  let app: AppWithFiles;
  let coach: Person;
  let member: Person;
  let picture: Buffer;

  beforeAll(async () => {
    app = await appWithFiles(place);
    coach = await aCoach(app.testApp);
    picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'tomato' } })
      .jpeg()
      .toBuffer();
  });
  beforeEach(async () => {
    member = await aMember(app.testApp, coach);
  });
  afterAll(() => app.close());

  const upload = async (who = member) =>
    (await who.get(uploadPicture, { query: { for: 'profile' }, body: picture })).address;
  const use = (profileImageUrl: string | null) => member.ask(updateProfile, { body: { profileImageUrl } });
  const isThere = async (address: string) => (await app.pictures()).includes(path.basename(address));

  it('a picture is served to whoever has its address, to be kept for long', async () => {
    const address = await upload();
    const stranger = new Person(app.testApp);
    const { status, headers } = await stranger.send('GET', address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
    expect(new Date(String(headers['last-modified'])).getTime()).toBeGreaterThan(0);
    const { rawPayload } = await app.testApp.app.inject({ url: address });
    expect(rawPayload.equals((await app.files.picturesFolder.read(path.basename(address))) ?? picture)).toBe(
      true,
    );
    const again = await stranger.send('GET', address, undefined, { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    const part = await stranger.send('GET', address, undefined, { range: 'bytes=2-5' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 2-5/${rawPayload.length}`]);
    const head = await stranger.send('HEAD', address);
    expect([head.status, head.headers['content-length']]).toEqual([200, String(rawPayload.length)]);
  });

  it.each([
    '/pictures/0123456789abcdef0123456789abcdef.webp',
    '/pictures/..%2fsecret',
    '/pictures/x',
    '/pictures/',
  ])('there is nothing at %s', async address => {
    expect((await member.send('GET', address)).status).toBe(404);
  });

  it('one takes the place of another, whose file goes; the last goes with the account', async () => {
    const before = await upload();
    await use(before);
    const after = await upload();
    expect((await use(after)).body.profileImageUrl).toBe(after);
    expect([await isThere(before), await isThere(after)]).toEqual([false, true]);
    await coach.get(deleteMember, { params: { id: member.id } });
    expect(await isThere(after)).toBe(false);
  });

  it('is removed after a day when nobody has put it to use', async () => {
    const [used, left] = [await upload(), await upload()];
    await use(used);
    const later = new Date(app.testApp.clock.now.getTime() + 25 * 3_600_000);
    await sweepUploads(app.testApp.db, app.files.picturesFolder, later);
    expect([await isThere(used), await isThere(left)]).toEqual([true, false]);
  });

  it('nothing is kept of what is no picture', async () => {
    const before = await app.pictures();
    const body = Buffer.from('<script>alert(1)</script>');
    expect((await member.ask(uploadPicture, { query: { for: 'profile' }, body })).status).toBe(400);
    expect(await app.pictures()).toEqual(before);
  });
});
