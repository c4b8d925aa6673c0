import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  updateSavedReply,
} from '#contract/conversations/saved-replies.ts';
import { maxSavedReplies } from '#domain/conversations/saved-reply.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests();
});
beforeEach(async () => {
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

const save = (text: string, title = '', who = coach) => who.ask(createSavedReply, { body: { title, text } });
const listed = async (who = coach) =>
  (await who.get(listSavedReplies, {})).map(({ title, text }) => [title, text]);

it('are kept as they were written, by title or how they begin', async () => {
  await save('Sleep first.');
  await save('Hi {firstName}', 'Welcome');
  expect((await save('  Again ', ' next ')).body).toMatchObject({ title: 'next', text: 'Again' });
  expect(await listed()).toEqual([
    ['next', 'Again'],
    ['', 'Sleep first.'],
    ['Welcome', 'Hi {firstName}'],
  ]);
});

it('are changed and deleted by their coach, and no other sees them', async () => {
  const { body: saved } = await save('Hi', 'Welcome');
  const params = { id: saved.id };
  const others = [await aCoach(testApp), await aMember(testApp, coach)];
  for (const [index, other] of others.entries()) {
    const refused = index === 0 ? 404 : 403;
    expect((await other.ask(updateSavedReply, { params, body: { text: 'No' } })).status).toBe(refused);
    expect((await other.ask(deleteSavedReply, { params })).status).toBe(refused);
  }
  expect(await listed(others[0])).toEqual([]);
  const changed = await coach.get(updateSavedReply, { params, body: { text: 'Hello' } });
  expect(changed).toMatchObject({ id: saved.id, title: 'Welcome', text: 'Hello' });
  expect((await coach.ask(deleteSavedReply, { params })).status).toBe(200);
  expect((await coach.ask(deleteSavedReply, { params })).status).toBe(404);
  expect(await listed()).toEqual([]);
});

it.each([
  ['no text', { text: ' ' }],
  ['too long a text', { text: 'a'.repeat(5001) }],
  ['too long a title', { text: 'Hi', title: 'a'.repeat(101) }],
  ['a title of two lines', { text: 'Hi', title: 'a\nb' }],
])('are refused with %s', async (_, body) => {
  expect((await coach.ask(createSavedReply, { body })).status).toBe(400);
});

it(`are at most ${maxSavedReplies} of a coach`, async () => {
  await testApp.db.$client.query(
    `insert into saved_replies (coach_id, text, created_at, updated_at)
     select $1, n::text, now(), now() from generate_series(1, $2) n`,
    [coach.id, maxSavedReplies],
  );
  expect((await save('One more')).status).toBe(409);
  expect((await save('Hi', '', await aCoach(testApp))).status).toBe(201);
});
