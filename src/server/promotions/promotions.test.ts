import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  activatePromotion,
  createPromotion,
  deletePromotion,
  listActivePromotions,
  listPromotions,
  updatePromotion,
} from '#contract/promotions.ts';
import { promotionTypes } from '#domain/promotion.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, Person } from '#server/testing/people.ts';

let testApp: TestApp;
let coach: Person;
let stranger: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  stranger = new Person(testApp);
});
afterAll(() => testApp.close());
beforeEach(() => testApp.db.$client.query('delete from promotional_content'));

const make = (body: Partial<BodyOf<typeof createPromotion>> = {}) =>
  coach.get(createPromotion, { body: { title: 'Autumn Intake', ...body } });
const change = (id: string, body: BodyOf<typeof updatePromotion>, who = coach) =>
  who.ask(updatePromotion, { params: { id }, body });
const activate = (id: string, who = coach) => who.ask(activatePromotion, { params: { id } });
const activeTitles = async () => (await stranger.get(listActivePromotions, {})).map(({ title }) => title);

const notAPicture = 'Choose a picture: JPEG, PNG, WebP or AVIF';
const notALink = 'Enter a link that starts with http:// or https://, or a page like /subscribe';
const nobody = '11111111-1111-4111-8111-111111111111';
const files = () => readdir(testApp.picturesFolder);
const picture = async () => {
  const image = sharp({ create: { width: 900, height: 700, channels: 3, background: '#8a5a2b' } });
  return `data:image/png;base64,${(await image.png().toBuffer()).toString('base64')}`;
};

describe('a new promotion', () => {
  it('has a title, and for the rest what the specification says of an empty form', async () => {
    expect(await make()).toMatchObject({
      title: 'Autumn Intake',
      description: '',
      type: 'general',
      buttonText: '',
      buttonUrl: '',
      imageUrl: '',
      isActive: 'false',
    });
  });

  it.each([true, 'true'])('is inactive, even where isActive %j is sent along', async isActive => {
    const body = { title: 'Pushy', isActive } as BodyOf<typeof createPromotion>;
    expect(await coach.get(createPromotion, { body })).toMatchObject({ isActive: 'false' });
    expect(await activeTitles()).toEqual([]);
  });

  it.each(promotionTypes)('may be of type %s', async type => {
    expect((await make({ type })).type).toBe(type);
  });

  it.each<[string, object, unknown]>([
    ['title', { title: ' ' }, 'Title is required'],
    ['type', { type: 'rumour' }, `Type must be one of: ${promotionTypes.join(', ')}`],
    ['imageUrl', { imageUrl: 'javascript:alert(1)' }, notAPicture],
    ['imageUrl', { imageUrl: 'data:image/svg+xml;base64,AAAA' }, notAPicture],
    [
      'imageUrl',
      { imageUrl: `/pictures/${'a'.repeat(32)}.webp` },
      'This is not the address of the promotion’s picture',
    ],
    ['buttonUrl', { buttonUrl: 'javascript:alert(1)' }, notALink],
    ['buttonUrl', { buttonUrl: 'data:text/html,x' }, notALink],
    ['buttonUrl', { buttonUrl: '//evil.example' }, notALink],
    ['buttonUrl', { buttonUrl: '/\\evil.example' }, notALink],
    ['buttonUrl', { buttonUrl: 'subscribe' }, notALink],
    ['buttonUrl', { buttonUrl: 'ftp://x.org' }, notALink],
  ])('is refused for a bad %s: %j', async (path, given, message) => {
    const { status, body } = await coach.ask(createPromotion, { body: { title: 'A', ...given } });
    expect([status, body.issues]).toEqual([400, [{ path, message }]]);
  });

  it.each(['', '/subscribe', 'https://shop.example/shirt?size=l', 'HTTP://shop.example'])(
    'leads to %j',
    async buttonUrl => {
      expect((await make({ buttonUrl })).buttonUrl).toBe(buttonUrl);
    },
  );

  it('keeps what was written as it was written, script and all', async () => {
    const script = '<script>alert(1)</script>';
    const made = await make({ title: script, description: script, buttonText: script });
    expect(made).toMatchObject({ title: script, description: script, buttonText: script });
  });
});

describe('one promotion at a time', () => {
  it('is active: setting another one active takes the first off the landing page', async () => {
    const [first, second] = [await make({ title: 'First' }), await make({ title: 'Second' })];
    expect(await activeTitles()).toEqual([]);
    expect((await activate(first.id)).body).toMatchObject({ title: 'First', isActive: 'true' });
    expect(await activeTitles()).toEqual(['First']);
    expect((await activate(second.id)).body).toMatchObject({ isActive: 'true' });
    expect(await activeTitles()).toEqual(['Second']);
    expect((await activate(second.id)).status).toBe(200);
    expect(await activeTitles()).toEqual(['Second']);
  });

  it('is active also where it is set by a change, and none once that is taken back', async () => {
    const [first, second] = [await make({ title: 'First' }), await make({ title: 'Second' })];
    await activate(first.id);
    expect((await change(second.id, { isActive: 'true' })).body).toMatchObject({ isActive: 'true' });
    expect(await activeTitles()).toEqual(['Second']);
    expect((await change(second.id, { title: 'Third' })).body).toMatchObject({ isActive: 'true' });
    expect(await activeTitles()).toEqual(['Third']);
    await change(second.id, { isActive: false });
    expect(await activeTitles()).toEqual([]);
  });

  it('is active when coaches set theirs at the same instant, and nobody is refused; the next one takes its place', async () => {
    const other = await aCoach(testApp);
    const made = await Promise.all(Array.from({ length: 6 }, (_, n) => make({ title: `Promotion ${n}` })));
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(
        made.flatMap(({ id }) => [
          activate(id),
          change(id, { isActive: true }, other),
          activate(id, other),
          change(id, { description: `Round ${round}` }, other),
        ]),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(await activeTitles()).toHaveLength(1);
      await activate(made[round]?.id ?? nobody);
      expect(await activeTitles()).toEqual([`Promotion ${round}`]);
    }
  });

  it('stays active when one that is not there, or was just deleted, is to take its place', async () => {
    const [first, second] = [await make({ title: 'First' }), await make({ title: 'Second' })];
    await activate(first.id);
    await coach.get(deletePromotion, { params: { id: second.id } });
    for (const id of [nobody, second.id]) {
      expect((await activate(id)).status).toBe(404);
      expect((await change(id, { isActive: true })).status).toBe(404);
    }
    expect(await activeTitles()).toEqual(['First']);
  });
});

describe('the lists', () => {
  it('show the coach the active one first, then the newest', async () => {
    const made = [];
    for (const title of ['First', 'Second', 'Third']) {
      testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
      made.push(await make({ title }));
    }
    await activate(made[0]?.id ?? '');
    const titles = (await coach.get(listPromotions, {})).map(({ title }) => title);
    expect(titles).toEqual(['First', 'Third', 'Second']);
  });

  it('give a stranger the active one, to be kept for a minute; nothing is kept of an answer to a session', async () => {
    const { id } = await make({ title: 'First' });
    await activate(id);
    const { headers, body } = await stranger.ask(listActivePromotions, {});
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(body).toMatchObject([{ id, title: 'First', isActive: 'true' }]);
    const signedIn = await coach.ask(listActivePromotions, {});
    expect(signedIn.headers['cache-control']).toBe('no-store');
    expect((await coach.ask(listPromotions, {})).headers['cache-control']).toBe('no-store');
  });

  it('are the coach’s: a member and a stranger read the active one and change nothing', async () => {
    const member = await aMember(testApp, coach);
    const { id } = await make();
    for (const [person, status] of [[member, 403] as const, [stranger, 401] as const]) {
      const answers = [
        await person.ask(listPromotions, {}),
        await person.ask(createPromotion, { body: { title: 'Mine' } }),
        await change(id, { title: 'Mine' }, person),
        await activate(id, person),
        await person.ask(deletePromotion, { params: { id } }),
      ];
      expect(answers.map(answer => answer.status)).toEqual(answers.map(() => status));
      expect((await person.ask(listActivePromotions, {})).status).toBe(200);
    }
  });
});

describe('a promotion’s picture', () => {
  it('is stored as a file of ours, stays with it, and goes with it', async () => {
    const { id, imageUrl } = await make({ imageUrl: await picture() });
    expect(imageUrl).toMatch(/^\/pictures\/[\da-f]{32}\.webp$/);
    expect(await files()).toHaveLength(1);
    expect((await change(id, { title: 'Renamed', imageUrl })).body).toMatchObject({ imageUrl });
    const { body } = await change(id, { imageUrl: await picture() });
    expect(body.imageUrl).not.toBe(imageUrl);
    expect(await files()).toHaveLength(1);
    await change(id, { imageUrl: '' });
    expect(await files()).toEqual([]);
    await change(id, { imageUrl: await picture() });
    await coach.get(deletePromotion, { params: { id } });
    expect(await files()).toEqual([]);
  });

  it('leaves nothing behind where there is no such promotion', async () => {
    expect((await change(nobody, { imageUrl: await picture() })).status).toBe(404);
    expect(await files()).toEqual([]);
  });

  it('of another promotion is refused', async () => {
    const [one, other] = [await make({ imageUrl: await picture() }), await make()];
    expect((await change(other.id, { imageUrl: one.imageUrl })).status).toBe(400);
    expect(await files()).toHaveLength(1);
  });
});

it('a promotion that was deleted is gone, and can be neither changed nor deleted again', async () => {
  const { id } = await make();
  await activate(id);
  expect(await coach.get(deletePromotion, { params: { id } })).toEqual({ ok: true });
  expect(await activeTitles()).toEqual([]);
  expect((await coach.ask(deletePromotion, { params: { id } })).status).toBe(404);
  expect((await change(id, { title: 'Back' })).status).toBe(404);
});
