import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { deleteMember } from '#contract/members.ts';
import { type PictureUse, uploadPicture } from '#contract/pictures.ts';
import { updateProfile } from '#contract/profile.ts';
import { createPromotion } from '#contract/promotions.ts';
import { createRecipe } from '#contract/recipes.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { sweepUploads } from './sweep-uploads.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;
let picture: Buffer;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
  picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'tomato' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => testApp.close());

const upload = (person: Person, use: PictureUse = 'profile', body: Uint8Array = picture) =>
  person.ask(uploadPicture, { query: { for: use }, body }, { 'content-type': 'image/jpeg' });
const uploaded = async (person: Person, use?: PictureUse) => (await upload(person, use)).body.address;
const use = (person: Person, profileImageUrl: string) =>
  person.ask(updateProfile, { body: { profileImageUrl } });
const files = () => readdir(testApp.picturesFolder);
const oats = { title: 'Oats', timeMinutes: 10, macros: { p: 1, c: 1, f: 1 }, ingredients: ['Oats'] };

describe('a picture that is uploaded as it is', () => {
  it('is stored in the size of its use, and taken by the call that puts it to use', async () => {
    const address = await uploaded(member);
    const { width, height } = await sharp(
      path.join(testApp.picturesFolder, path.basename(address)),
    ).metadata();
    expect([width, height]).toEqual([512, 512]);
    expect((await use(member, address)).body.profileImageUrl).toBe(address);

    const dish = await uploaded(coach, 'recipe');
    expect((await coach.get(createRecipe, { body: { ...oats, imageUrl: dish } })).imageUrl).toBe(dish);
    const poster = await uploaded(coach, 'promotion');
    const promotion = await coach.get(createPromotion, { body: { title: 'Autumn', imageUrl: poster } });
    expect(promotion.imageUrl).toBe(poster);
  });

  it('is put to use once, by its sender alone, for what it was made for', async () => {
    const refused = { message: 'This is not the address of your picture' };
    const address = await uploaded(member);
    expect(await use(coach, address)).toMatchObject({ status: 400, body: refused });
    expect((await use(member, address)).status).toBe(200);
    await use(member, '');
    expect(await use(member, address)).toMatchObject({ status: 400, body: refused });
    expect(await use(coach, await uploaded(coach, 'recipe'))).toMatchObject({ status: 400, body: refused });
  });

  it('can still be put to use after the call that would have done so has failed', async () => {
    const address = await uploaded(coach, 'recipe');
    const failed = await coach.ask(createRecipe, { body: { ...oats, servings: 0, imageUrl: address } });
    expect(failed.status).toBe(400);
    expect((await coach.get(createRecipe, { body: { ...oats, imageUrl: address } })).imageUrl).toBe(address);
  });

  it('of a recipe or a promotion is a coach’s', async () => {
    for (const of of ['recipe', 'promotion'] as const) {
      expect(await upload(member, of)).toMatchObject({
        status: 403,
        body: { message: 'Only a coach may do this' },
      });
    }
  });

  it.each([
    ['a page', Buffer.from('<script>alert(1)</script>'), 400],
    ['nothing', Buffer.alloc(0), 400],
    ['8 MB and more', Buffer.alloc(8 * 1024 * 1024 + 1), 413],
  ])('that is %s is refused, and leaves no file', async (_what, body, status) => {
    const before = await files();
    expect((await upload(member, 'profile', body)).status).toBe(status);
    expect(await files()).toEqual(before);
  });

  it('is removed after a day when nobody has put it to use', async () => {
    const [used, left] = [await uploaded(member), await uploaded(member)];
    await use(member, used);
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 20 * 3_600_000);
    const young = await uploaded(member);
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 5 * 3_600_000);
    await sweepUploads(testApp.db, testApp.picturesFolder, testApp.clock.now);
    const names = await files();
    expect([used, left, young].map(address => names.includes(path.basename(address)))).toEqual([
      true,
      false,
      true,
    ]);
    expect((await use(member, left)).status).toBe(400);
  });

  it('goes with the account of who has not put it to use', async () => {
    const leaving = await aMember(testApp, coach);
    const address = await uploaded(leaving);
    await coach.get(deleteMember, { params: { id: leaving.id } });
    expect(await files()).not.toContain(path.basename(address));
  });
});

/** Begins to send a picture of 7.4 MB, and waits for what the server says to that. */
function begin({ app }: TestApp, { cookie }: Person, [request, type]: readonly [string, string]) {
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const headers = [
    'host: localhost',
    `cookie: ${cookie}`,
    `content-type: ${type}`,
    'content-length: 7400000',
  ];
  socket.write(`${[`${request} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.alloc(1000));
  const heard = new Promise<Said>(resolve =>
    socket.once('data', said => resolve({ socket, said: String(said) })),
  );
  return { socket, heard };
}

type Said = { socket: Socket; said: string };

const raw = [`POST ${uploadPicture.path}?for=profile`, 'image/jpeg'] as const;
const inJson = [`PATCH ${updateProfile.path}`, 'application/json'] as const;

it('of five pictures at once one is turned away before its body is there; when one has left, there is room', async () => {
  const busy = await appForThisTest();
  const coach = await aCoach(busy);
  await busy.app.listen({ port: 0, host: '127.0.0.1' });
  const members = await Promise.all([1, 2, 3, 4, 5].map(() => aMember(busy, coach)));
  const five = members.map((person, nth) => begin(busy, person, nth % 2 ? inJson : raw));
  // The others are waited for, as their bodies have not come: they have nothing to hear.
  const { socket: turnedAway, said } = await Promise.race(five.map(({ heard }) => heard));
  expect(said).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: \d+[\s\S]*Several pictures are being taken in/i);
  expect((await upload(coach)).status).toBe(503);
  five.find(({ socket }) => socket !== turnedAway)?.socket.destroy();
  let { status } = await upload(coach);
  while (status === 503) {
    await new Promise(resolve => setTimeout(resolve, 100));
    ({ status } = await upload(coach));
  }
  expect(status).toBe(201);
});

it('of one person one picture is taken in at a time, however small, and there is room for others', async () => {
  const busy = await appForThisTest();
  const coach = await aCoach(busy);
  const member = await aMember(busy, coach);
  await busy.app.listen({ port: 0, host: '127.0.0.1' });
  const three = [1, 2, 3].map(() => begin(busy, member, raw));
  const { said } = await Promise.race(three.map(({ heard }) => heard));
  expect(said).toMatch(/^HTTP\/1\.1 503/);
  expect((await upload(member)).status).toBe(503);
  expect((await upload(coach)).status).toBe(201);
});

it('who hangs up while it is looked who they are takes no place', async () => {
  const busy = await appForThisTest({ connections: { laneTimeout: 60_000 } });
  const coach = await aCoach(busy);
  const members = await Promise.all([1, 2, 3, 4].map(() => aMember(busy, coach)));
  await busy.app.listen({ port: 0, host: '127.0.0.1' });
  const client = await busy.db.$client.connect();
  await client.query('begin; lock table sessions');
  const { server } = busy.app;
  let input = 0;
  server.on('request', () => {
    input += 1;
  });
  const sockets = members.map(member => begin(busy, member, raw).socket);
  const connected = () =>
    new Promise<number>((resolve, reject) => {
      server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });
  await expect.poll(() => input, { timeout: 20_000 }).toBe(4);
  for (const socket of sockets) socket.destroy();
  await expect.poll(connected, { timeout: 20_000 }).toBe(0);
  await client.query('rollback');
  client.release();
  await busy.db.$client.query('select 1');
  for (const person of [coach, ...members]) expect((await upload(person)).status).toBe(201);
});

const createIn = async (within: TestApp, by: Person, key: string) => {
  const imageUrl = `data:image/jpeg;base64,${picture.toString('base64')}`;
  const answer = await by.ask(createRecipe, { body: { ...oats, imageUrl } }, { 'idempotency-key': key });
  return { ...answer, files: await readdir(within.picturesFolder) };
};

describe('a picture of a call with an Idempotency-Key', () => {
  it('is read and stored before the call has a connection', async () => {
    const narrow = await appForThisTest({ connections: { max: 1, connectionTimeoutMillis: 60_000 } });
    const coach = await aCoach(narrow);
    const client = await narrow.db.$client.connect();
    const created = createIn(narrow, coach, 'narrow');
    await expect.poll(() => readdir(narrow.picturesFolder), { timeout: 20_000 }).toHaveLength(1);
    client.release();
    expect((await created).status).toBe(201);
  });

  it('leaves no file when the call was answered before, or fails at its very end', async () => {
    const app = await appForThisTest();
    const coach = await aCoach(app);
    const first = await createIn(app, coach, 'first');
    const again = await createIn(app, coach, 'first');
    expect([again.status, again.body, again.files]).toEqual([201, first.body, first.files]);

    await app.db.$client.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create constraint trigger refuse after insert on recipes deferrable initially deferred
      for each row execute function refuse()`);
    const failed = await createIn(app, coach, 'second');
    expect([failed.status, failed.files]).toEqual([500, first.files]);
    expect(first.files).toHaveLength(1);
  });
});
