import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPost,
  deletePost,
  getPost,
  listPostCards,
  listPosts,
  updatePost,
} from '#contract/health-habits.ts';
import { deleteMember } from '#contract/members.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';

const start = new Date('2026-03-18T12:00:00Z');
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const at = (minutes: number) => minutesLater(minutes).toISOString();

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: start });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const words = { content: 'Go to bed.', category: 'recovery' as const };
const aPost = (title: string, isPublished: boolean) =>
  coach.get(createPost, { body: { ...words, title, isPublished } });
const titles = async (person: Person) => (await person.get(listPosts, {})).map(({ title }) => title);

describe('the list of posts', () => {
  it('holds for a member what is published, newest first; for a coach the drafts too, before it', async () => {
    const own = await appForThisTest({ now: start });
    const writer = await aCoach(own);
    const reader = await aMember(own, writer);
    const drafted = [];
    for (const [minutes, title] of ['First', 'Second', 'Third', 'Fourth'].entries()) {
      own.clock.now = minutesLater(minutes);
      const isPublished = title === 'First' || title === 'Third';
      const post = await writer.get(createPost, { body: { ...words, title, isPublished } });
      if (!isPublished) drafted.push(post);
    }
    own.clock.now = minutesLater(9);
    await writer.get(updatePost, { params: { id: drafted[0]?.id ?? '' }, body: { content: 'Sleep in.' } });
    expect(await titles(reader)).toEqual(['Third', 'First']);
    expect(await titles(writer)).toEqual(['Second', 'Fourth', 'Third', 'First']);
  });

  it('is for members whose membership is active, and only coaches write', async () => {
    const without = await aMember(testApp, coach, { active: false });
    expect((await without.ask(listPosts, {})).status).toBe(403);
    const { id } = await aPost('Rest', true);
    const params = { id };
    expect((await member.ask(createPost, { body: { ...words, title: 'Mine' } })).status).toBe(403);
    expect((await member.ask(updatePost, { params, body: { title: 'Mine' } })).status).toBe(403);
    expect((await member.ask(deletePost, { params })).status).toBe(403);
  });
});

describe('the cards of the posts', () => {
  it('show how each published text begins and how long it is, newest first; the whole is read by its id', async () => {
    const own = await appForThisTest({ now: start });
    const writer = await aCoach(own);
    const reader = await aMember(own, writer);
    const make = (title: string, content: string, isPublished = true) =>
      writer.get(createPost, { body: { ...words, title, content, isPublished } });
    const short = await make('Short', 'Go to bed.');
    own.clock.now = minutesLater(1);
    const long = await make('Long', 'ä'.repeat(50_000));
    const draft = await make('Draft', 'Not yet.', false);
    const { id, title, category, videoUrl, publishedAt } = short;
    for (const person of [reader, writer]) {
      const cards = await person.get(listPostCards, {});
      expect(cards.map(card => card.title)).toEqual(['Long', 'Short']);
      expect(cards[0]).toMatchObject({ beginning: 'ä'.repeat(400), length: 50_000 });
      expect(cards[1]).toEqual({
        id,
        title,
        category,
        videoUrl,
        publishedAt,
        beginning: 'Go to bed.',
        length: 10,
      });
    }
    expect(await reader.get(getPost, { params: { id: long.id } })).toEqual(long);
    expect((await reader.ask(getPost, { params: { id: draft.id } })).status).toBe(404);
    expect(await writer.get(getPost, { params: { id: draft.id } })).toEqual(draft);
  });

  it('are for members whose membership is active, as the post itself', async () => {
    const without = await aMember(testApp, coach, { active: false });
    const { id } = await aPost('Rest more', true);
    expect((await without.ask(listPostCards, {})).status).toBe(403);
    expect((await without.ask(getPost, { params: { id } })).status).toBe(403);
  });
});

describe('publishing', () => {
  it('is dated when a draft becomes published; then the date stays, whatever is saved later', async () => {
    testApp.clock.now = minutesLater(0);
    const draft = await aPost('Sleep', false);
    expect(draft).toMatchObject({ isPublished: 'false', publishedAt: null, authorId: coach.id });
    const params = { id: draft.id };
    const saved = async (minutes: number, body: object) => {
      testApp.clock.now = minutesLater(minutes);
      return coach.get(updatePost, { params, body });
    };
    expect(await saved(1, { title: 'Sleep more' })).toMatchObject({ publishedAt: null, updatedAt: at(1) });
    expect(await saved(2, { isPublished: 'true' })).toMatchObject({
      isPublished: 'true',
      publishedAt: at(2),
    });
    expect(await saved(3, { content: 'Nap.', isPublished: true })).toMatchObject({ publishedAt: at(2) });
    const hidden = await saved(4, { isPublished: false });
    expect(hidden).toMatchObject({ isPublished: 'false', publishedAt: at(2) });
    expect(await titles(member)).not.toContain('Sleep more');
    expect(await saved(5, { isPublished: true })).toMatchObject({ publishedAt: at(2), updatedAt: at(5) });
    expect(await titles(member)).toContain('Sleep more');
  });

  it('takes no date from outside', async () => {
    testApp.clock.now = minutesLater(20);
    const publishedAt = '1999-01-01T00:00:00.000Z';
    const body = { ...words, title: 'Backdated', isPublished: 'true' as const, publishedAt };
    const made = await coach.get(createPost, { body });
    expect(made.publishedAt).toBe(at(20));
    const changed = await coach.get(updatePost, {
      params: { id: made.id },
      body: { ...body, title: 'Dated' },
    });
    expect(changed).toEqual({ ...made, title: 'Dated', updatedAt: at(20) });
  });
});

describe('the post form', () => {
  it.each([
    ['title', { title: '  ' }, 'Title is required'],
    ['content', { content: ' \n ' }, 'Content is required'],
    ['videoUrl', { videoUrl: 'javascript:alert(1)' }, 'Enter a link that starts with http:// or https://'],
  ])('refuses a bad %s', async (path, given, message) => {
    const answer = await coach.ask(createPost, { body: { ...words, title: 'Sleep', ...given } });
    expect([answer.status, answer.body.issues]).toEqual([400, [{ path, message }]]);
  });

  it('takes one of the five categories, and up to 50,000 characters', async () => {
    const body = { ...words, title: 'Long', content: 'a'.repeat(50_000) };
    expect((await coach.get(createPost, { body })).content).toHaveLength(50_000);
    const tooLong = await coach.ask(createPost, { body: { ...body, content: 'a'.repeat(50_001) } });
    expect([tooLong.status, tooLong.body.issues]).toEqual([
      400,
      [{ path: 'content', message: 'Use at most 50,000 characters' }],
    ]);
    const category = 'gossip' as 'diet';
    const unknown = await coach.ask(createPost, { body: { ...body, category } });
    expect([unknown.status, unknown.body.issues?.map(({ path }) => path)]).toEqual([400, ['category']]);
  });

  it('keeps what was written as it was written, script and all', async () => {
    const content = '# Hi\n\n<script>alert(1)</script> **[x](javascript:alert(1))**';
    const made = await coach.get(createPost, { body: { ...words, title: '<b>Sleep</b>', content } });
    expect(made).toMatchObject({ title: '<b>Sleep</b>', content });
  });
});

it('a post that was deleted is gone, and can be neither changed nor deleted again', async () => {
  const { id } = await aPost('Passing', true);
  expect(await coach.get(deletePost, { params: { id } })).toEqual({ ok: true });
  expect(await titles(member)).not.toContain('Passing');
  expect((await coach.ask(deletePost, { params: { id } })).status).toBe(404);
  expect((await coach.ask(updatePost, { params: { id }, body: { title: 'Back' } })).status).toBe(404);
});

it('a post outlives the coach who wrote it', async () => {
  const other = await aCoach(testApp);
  const { id } = await other.get(createPost, { body: { ...words, title: 'Legacy', isPublished: true } });
  await coach.get(deleteMember, { params: { id: other.id } });
  const kept = (await member.get(listPosts, {})).find(post => post.id === id);
  expect(kept).toMatchObject({ title: 'Legacy', authorId: null });
});
