import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteMember } from '#contract/members.ts';
import { updateProfile } from '#contract/profile.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const dataUrl = (picture: Buffer, type = 'jpeg') => `data:image/${type};base64,${picture.toString('base64')}`;
const plain = (width: number, height: number, background = 'tomato') =>
  sharp({ create: { width, height, channels: 3, background } });

const send = (profileImageUrl: string | null, person = member) =>
  person.ask(updateProfile, { body: { profileImageUrl } });

/** Pictures of one person are processed one at a time. */
async function sendUntilTaken(picture: string) {
  let answer = await send(picture);
  for (; answer.status === 503; answer = await send(picture))
    await new Promise(resolve => setTimeout(resolve, 200));
  return answer;
}

async function addressAfter(profileImageUrl: string): Promise<string> {
  const { status, body } = await send(profileImageUrl);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.profileImageUrl ?? '';
}

const fileOf = (address: string) => path.join(testApp.picturesFolder, path.basename(address));
const files = async () => (await readdir(testApp.picturesFolder)).toSorted();

/** The colour of one pixel, given by its place from 0 to 1. */
async function colourAt(file: string, x: number, y: number): Promise<'red' | 'blue' | 'neither'> {
  const { data, info } = await sharp(await readFile(file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  return red > blue + 100 ? 'red' : blue > red + 100 ? 'blue' : 'neither';
}

describe('a picture', () => {
  it.each([
    ['jpeg', () => plain(900, 600).jpeg()],
    ['png', () => plain(600, 900).png()],
    ['webp', () => plain(300, 300).webp()],
    ['avif', () => plain(700, 500).avif({ effort: 0 })],
  ])('as %s becomes a square file of our own, under an address nobody can guess', async (type, made) => {
    const address = await addressAfter(dataUrl(await made().toBuffer(), type));
    expect(address).toMatch(/^\/pictures\/[\da-f]{32}\.webp$/);
    const stored = await sharp(await readFile(fileOf(address))).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 512, height: 512 });
  });

  it('is what its first bytes say, whatever it is called', async () => {
    expect(await addressAfter(dataUrl(await plain(50, 50).png().toBuffer(), 'jpeg'))).toMatch(/\.webp$/);
  });

  it('is served to whoever has its address, to be kept for long, as nothing but a picture', async () => {
    const address = await addressAfter(dataUrl(await plain(50, 50).png().toBuffer()));
    const { status, headers } = await new Person(testApp).send('GET', address);
    expect([
      status,
      headers['content-type'],
      headers['cache-control'],
      headers['x-content-type-options'],
    ]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable', 'nosniff']);
  });

  it('stands upright, and does not tell where it was taken', async () => {
    const [red, blue] = [await plain(200, 200, 'red').png().toBuffer(), plain(200, 400, 'blue')];
    const onItsSide = await blue
      .composite([{ input: red, top: 0, left: 0 }])
      .withExif({ IFD0: { Copyright: 'Someone Private' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const file = fileOf(await addressAfter(dataUrl(onItsSide)));
    // Turned a quarter to the right, what was at the top is on the right.
    expect([await colourAt(file, 0.1, 0.5), await colourAt(file, 0.9, 0.5)]).toEqual(['blue', 'red']);
    const { exif, xmp, orientation } = await sharp(await readFile(file)).metadata();
    expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);
    expect((await readFile(file)).includes('Someone Private')).toBe(false);
  });

  it('that moves is kept as its first frame', async () => {
    const frames = [
      await plain(60, 60, 'red').png().toBuffer(),
      await plain(60, 60, 'blue').png().toBuffer(),
    ];
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    const file = fileOf(await addressAfter(dataUrl(moving, 'webp')));
    expect((await sharp(await readFile(file), { animated: true }).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(file, 0.5, 0.5)).toBe('red');
  });

  it('that takes the place of another leaves no file of that one', async () => {
    const before = await addressAfter(dataUrl(await plain(50, 50).png().toBuffer()));
    const after = await addressAfter(dataUrl(await plain(60, 60).png().toBuffer()));
    expect(after).not.toBe(before);
    const names = await files();
    expect(names).toContain(path.basename(after));
    expect(names).not.toContain(path.basename(before));
    expect(names.filter(name => !name.endsWith('.webp'))).toEqual([]);
  });

  it('stays as it is when its address is sent back, and goes with nothing or null', async () => {
    for (const nothing of ['', null]) {
      const address = await addressAfter(dataUrl(await plain(50, 50).png().toBuffer()));
      expect(await addressAfter(address)).toBe(address);
      expect(await files()).toContain(path.basename(address));
      expect((await send(nothing)).body.profileImageUrl).toBeNull();
      expect(await files()).not.toContain(path.basename(address));
    }
  });

  it('of several sent at once leaves the last alone', async () => {
    const before = await files();
    const pictures = await Promise.all([30, 40, 50, 60].map(side => plain(side, side).png().toBuffer()));
    const answers = await Promise.all(pictures.map(picture => sendUntilTaken(dataUrl(picture))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await member.ask(updateProfile, { body: {} });
    const added = (await files()).filter(name => !before.includes(name));
    expect(added).toEqual([path.basename(body.profileImageUrl ?? '')]);
  });

  it('goes with the account when a coach deletes it', async () => {
    const address = await addressAfter(dataUrl(await plain(50, 50).png().toBuffer()));
    await coach.get(deleteMember, { params: { id: member.id } });
    expect(await files()).not.toContain(path.basename(address));
  });
});

const unreadable = {
  status: 400,
  issues: [
    {
      path: 'profileImageUrl',
      message: 'This file is not a picture we can read. Choose a JPEG, PNG, WebP or AVIF.',
    },
  ],
};

async function refused(given: string) {
  const { status, body } = await send(given);
  return { status, issues: body.issues };
}

describe('what is no picture we can read', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  it.each<[string, () => Promise<string> | string]>([
    ['an SVG that calls itself PNG', () => dataUrl(svg, 'png')],
    ['an SVG', () => dataUrl(svg, 'svg+xml')],
    ['a GIF that calls itself PNG', async () => dataUrl(await plain(9, 9).gif().toBuffer(), 'png')],
    ['a TIFF that calls itself JPEG', async () => dataUrl(await plain(9, 9).tiff().toBuffer())],
    ['text', () => dataUrl(Buffer.from('<script>alert(1)</script>'))],
    [
      'half a picture',
      async () => dataUrl((await plain(900, 900).png().toBuffer()).subarray(0, 1200), 'png'),
    ],
    ['nothing after the comma', () => 'data:image/png;base64,'],
    ['no base64', () => 'data:image/png;base64,<b>'],
    ['a page', () => 'data:text/html;base64,PGI+'],
    ["another site's picture", () => 'https://example.com/picture.png'],
  ])('%s', async (_what, given) => {
    expect(await refused(await given())).toEqual(unreadable);
  });

  it('leaves everything as it was, names too', async () => {
    const before = await files();
    const { status } = await member.ask(updateProfile, {
      body: { firstName: 'Changed', profileImageUrl: dataUrl(svg, 'png') },
    });
    expect(status).toBe(400);
    const { body } = await member.ask(updateProfile, { body: {} });
    expect([body.firstName, await files()]).toEqual(['Ada', before]);
  });

  it.each(['/pictures/0123456789abcdef0123456789abcdef.webp', '/pictures/..', '/pictures/x'])(
    'the address %s, which is not that of their picture',
    async address => {
      expect(await refused(address)).toEqual({
        status: 400,
        issues: [{ path: 'profileImageUrl', message: 'This is not the address of your picture' }],
      });
    },
  );
});

describe('a picture that would fill the memory', () => {
  const tooWide = 'This picture takes too much memory to read. Choose a smaller one, or save it as a JPEG.';

  it('is refused by its size in pixels, however small the file', async () => {
    const bomb = await plain(8000, 8000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const { status, body } = await send(dataUrl(bomb, 'png'));
    expect([status, body.message]).toEqual([400, 'Choose a picture of at most 40 megapixels']);
  });

  it('is refused by what reading it takes: an AVIF of 1 kB, with alpha', async () => {
    const wide = await readFile(new URL('./wide.avif', import.meta.url));
    expect(wide.length).toBeLessThan(2_000);
    expect(await sharp(wide).metadata()).toMatchObject({ width: 6300, height: 6300, hasAlpha: true });
    const { status, body } = await send(dataUrl(wide, 'avif'));
    expect([status, body.message]).toEqual([400, tooWide]);
  });

  it('is refused by what reading it takes: a PNG of 16 bits, interlaced', async () => {
    const made = sharp({ create: { width: 4200, height: 4200, channels: 4, background: 'tomato' } });
    const png = await made.toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 }).toBuffer();
    const { status, body } = await send(dataUrl(png, 'png'));
    expect([status, body.message]).toEqual([400, tooWide]);
  });

  it('is refused by its size in bytes', async () => {
    const { status, body } = await send(`data:image/png;base64,${'A'.repeat(11_600_000)}`);
    expect([status, body.message]).toEqual([400, 'Choose a picture of at most 8 MB']);
    expect((await send(`data:image/png;base64,${'A'.repeat(12_100_000)}`)).status).toBe(413);
  });

  it('from a stranger is not even read', async () => {
    expect((await send('A'.repeat(20_000_000), new Person(testApp))).status).toBe(401);
  });
});
