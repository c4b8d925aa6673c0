import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listConversations, listMessages, sendMessage } from '#contract/conversations/conversations.ts';
import { sendToMany } from '#contract/conversations/to-many.ts';
import { getAttention } from '#contract/coaching/attention.ts';
import { createGroup } from '#contract/members/groups.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';

let testApp: TestApp;
let coach: Person;
let ada: Person;
let ruth: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  ada = await aMember(testApp, coach, { firstName: 'Ada' });
  ruth = await aMember(testApp, coach, { firstName: 'Ruth' });
});
afterAll(() => testApp.close());

const send = (to: BodyOf<typeof sendToMany>['to'], text = 'Rest, {firstName}', headers = {}) =>
  coach.ask(sendToMany, { body: { to, text } }, headers);
const textsOf = async (who: Person) =>
  (await who.get(listMessages, { params: { memberId: who.id } })).messages.map(({ text }) => text);

describe('a message to many', () => {
  it('is in each one’s own conversation, after all before it, with their own name', async () => {
    await ada.get(sendMessage, { params: { memberId: ada.id }, body: { text: 'Tired' } });
    const { status, body } = await send({ memberIds: [ada.id, ruth.id, ada.id] });
    expect([status, body]).toEqual([201, { count: 2, scheduledId: null }]);
    expect(await textsOf(ada)).toEqual(['Rest, Ada', 'Tired']);
    expect(await textsOf(ruth)).toEqual(['Rest, Ruth']);
    const { conversations } = await coach.get(listConversations, {});
    const mine = conversations.filter(({ memberId }) => [ada.id, ruth.id].includes(memberId));
    expect(mine.map(({ unanswered, last }) => [unanswered, last?.isFromCoach])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('answers nobody: whoever asked something still waits', async () => {
    await ruth.get(sendMessage, { params: { memberId: ruth.id }, body: { text: 'Does my knee need rest?' } });
    await send({ memberIds: [ada.id, ruth.id] });
    const { conversations } = await coach.get(listConversations, {});
    const of = (id: string) => conversations.find(({ memberId }) => memberId === id);
    expect([of(ruth.id)?.unanswered, of(ruth.id)?.unread, of(ruth.id)?.last?.text]).toEqual([
      true,
      1,
      'Does my knee need rest?',
    ]);
    const { members } = await coach.get(getAttention, { query: { limit: 500 } });
    const reasons = members.find(({ memberId }) => memberId === ruth.id)?.reasons ?? [];
    expect(reasons.map(({ kind }) => kind)).toContain('message');
  });

  it('goes to all of a group', async () => {
    const name = randomUUID();
    const body = { name, colour: 'amber' as const, memberIds: [ada.id, ruth.id] };
    const { id: groupId } = await coach.get(createGroup, { body });
    expect((await send({ groupId })).body.count).toBe(2);
    expect(await textsOf(ruth)).toEqual(['Rest, Ruth']);
  });

  it('is sent once, however often it arrives', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2].map(() => send({ memberIds: [ada.id] }, 'Once', key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await textsOf(ada)).toEqual(['Once']);
  });

  it('that two coaches send at once arrives twice, in one order', async () => {
    const other = await aCoach(testApp);
    const to = { memberIds: [ada.id, ruth.id] };
    await Promise.all([coach, other].map(who => who.get(sendToMany, { body: { to, text: 'Both' } })));
    expect(await textsOf(ada)).toEqual(['Both', 'Both']);
    expect(await textsOf(ruth)).toEqual(['Both', 'Both']);
  });

  it.each([
    ['someone who is not there', () => ({ memberIds: [ada.id, randomUUID()] }), 404],
    ['a coach', () => ({ memberIds: [ada.id, coach.id] }), 404],
    ['a group that is gone', () => ({ groupId: randomUUID() }), 404],
    ['nobody', () => ({ memberIds: [] }), 400],
  ])('to %s goes to nobody', async (_, to, expected) => {
    expect((await send(to())).status).toBe(expected);
    expect(await textsOf(ada)).toEqual([]);
  });

  it('to a group without members says so', async () => {
    const body = { name: randomUUID(), colour: 'amber' as const, memberIds: [] };
    const { id: groupId } = await coach.get(createGroup, { body });
    expect(await send({ groupId })).toMatchObject({
      status: 409,
      body: { message: 'There is nobody in this group' },
    });
  });

  it('that names would make too long, or leave empty, is refused', async () => {
    expect((await send({ memberIds: [ada.id] }, `{firstName}${'x'.repeat(4989)}`)).status).toBe(201);
    const long = await aMember(testApp, coach, { firstName: 'Nebuchadnezzar' });
    expect((await send({ memberIds: [ada.id, long.id] }, `{firstName}${'x'.repeat(4989)}`)).status).toBe(400);
    expect(await textsOf(ada)).toHaveLength(1);
  });
});
