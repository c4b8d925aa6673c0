import { beforeEach, describe, expect, it } from 'vitest';
import {
  getUnread,
  listConversations,
  listMessages,
  markRead,
  sendMessage,
  takeBackMessage,
} from '#contract/conversations/conversations.ts';
import { changeRole, deleteMember } from '#contract/members.ts';
import { appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';

const start = new Date('2026-03-18T12:00:00Z');

let testApp: TestApp;
let coach: Person;

beforeEach(async () => {
  testApp = await appForThisTest({ now: start });
  coach = await aCoach(testApp);
});

/** Writes messages a minute apart. */
async function write(author: Person, member: Person, text = 'Hello') {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000);
  return author.get(sendMessage, { params: { memberId: member.id }, body: { text } });
}
const read = (reader: Person, member: Person, upTo: string) =>
  reader.get(markRead, { params: { memberId: member.id }, body: { upTo } });
const listed = async (query: { after?: string; search?: string } = {}, who = coach) =>
  who.get(listConversations, { query });
const names = async () => (await listed()).conversations.map(({ name }) => name);
const unreadOf = async (person: Person) => (await person.get(getUnread, {})).unread;
const member = (firstName: string) => aMember(testApp, coach, { firstName, lastName: 'Moab' });

describe('the list of conversations', () => {
  it('has those whose last word is the member first, then the newest; none that nobody has begun', async () => {
    const [ada, ben, cora] = [await member('Ada'), await member('Ben'), await member('Cora')];
    await member('Dan');
    await write(ada, ada, 'My knee hurts');
    await write(ben, ben);
    await write(coach, ben, 'Rest');
    await write(coach, cora, 'Welcome');
    expect(await listed()).toEqual({
      conversations: [
        expect.objectContaining({
          memberId: ada.id,
          name: 'Ada Moab',
          unread: 1,
          unanswered: true,
          last: expect.objectContaining({ text: 'My knee hurts', isFromCoach: false, authorId: ada.id }),
        }),
        expect.objectContaining({ name: 'Cora Moab', unread: 0, unanswered: false }),
        expect.objectContaining({ name: 'Ben Moab', unread: 0, unanswered: false }),
      ],
      next: null,
    });
    await write(ben, ben, 'Thank you');
    await write(coach, ada, 'Ice');
    expect(await names()).toEqual(['Ben Moab', 'Ada Moab', 'Cora Moab']);
  });

  it('goes by what is left where the last word is taken back', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    await write(coach, ada, 'Welcome');
    const { id } = await write(ada, ada, 'Wrong window');
    const only = await write(ben, ben);
    await ada.get(takeBackMessage, { params: { memberId: ada.id, id } });
    await ben.get(takeBackMessage, { params: { memberId: ben.id, id: only.id } });
    const { conversations } = await listed();
    expect(conversations).toMatchObject([
      { name: 'Ada Moab', unread: 0, unanswered: false, last: { text: 'Welcome' } },
    ]);
  });

  it('is taken in pages of 50, whatever is written meanwhile', async () => {
    await testApp.db.$client.query(
      `with people as (
         insert into users (email, first_name, last_name, role)
         select n || '@many.example', lpad(n::text, 3, '0'), 'Many', 'member' from generate_series(1, 120) n returning id, first_name)
       insert into messages (member_id, author_id, is_from_coach, text, created_at, is_newest)
       select id, id, first_name::int > 60, 'Hello', $1::timestamptz - first_name::int * interval '1 minute', true from people`,
      [start],
    );
    const first = await listed();
    expect(first.conversations.map(({ name }) => name).slice(0, 2)).toEqual(['001 Many', '002 Many']);
    // The conversation goes to the top, and the next page is still what comes after the first one.
    const last = first.conversations.at(-1)?.memberId ?? '';
    await write(coach, { id: last } as Person, 'Answered');
    const second = await listed({ after: first.next ?? '' });
    const third = await listed({ after: second.next ?? '' });
    expect([first, second, third].map(({ conversations }) => conversations.length)).toEqual([50, 50, 21]);
    expect(third.next).toBeNull();
    const seen = [first, second, third].flatMap(({ conversations }) =>
      conversations.map(({ memberId }) => memberId),
    );
    expect(new Set(seen).size).toBe(120);
    expect(second.conversations.slice(0, 11).map(({ unanswered }) => unanswered)).toEqual([
      ...Array.from({ length: 10 }, () => true),
      false,
    ]);
  });

  it('finds members by name, also those without a conversation', async () => {
    const [ada] = [await member('Ada'), await member('Adam'), await member('Ben')];
    await write(ada, ada);
    const { conversations, next } = await listed({ search: 'ADA' });
    expect(conversations.map(({ name, last }) => [name, last?.text])).toEqual([
      ['Ada Moab', 'Hello'],
      ['Adam Moab', undefined],
    ]);
    expect(next).toBeNull();
    expect((await listed({ search: '%' })).conversations).toEqual([]);
  });

  it.each(['jose', 'JOSÉ', 'omoab jose', 'moab', 'o’moab', 'omoab'])(
    'finds José O’Moab by %j',
    async search => {
      const jose = await aMember(testApp, coach, { firstName: 'José', lastName: 'O’Moab' });
      const { conversations } = await listed({ search });
      expect(conversations.map(({ memberId }) => memberId)).toContain(jose.id);
    },
  );

  it('holds no coach, also none who was a member before', async () => {
    const ada = await member('Ada');
    await write(ada, ada);
    await coach.get(changeRole, { params: { id: ada.id }, body: { role: 'admin' } });
    expect(await names()).toEqual([]);
    expect(await unreadOf(coach)).toBe(0);
    expect((await coach.ask(listMessages, { params: { memberId: ada.id } })).status).toBe(404);
    expect(
      (await coach.ask(sendMessage, { params: { memberId: coach.id }, body: { text: 'Me' } })).status,
    ).toBe(404);
  });
});

describe('what is unread', () => {
  it('for a coach: what the member wrote after what they have seen; what any coach has answered is read by all', async () => {
    const another = await aCoach(testApp);
    const ada = await member('Ada');
    const first = await write(ada, ada);
    await write(ada, ada);
    const counts = async (who: Person) => (await listed({}, who)).conversations[0]?.unread;
    expect([await counts(coach), await counts(another), await unreadOf(coach)]).toEqual([2, 2, 1]);
    await read(coach, ada, first.id);
    expect([await counts(coach), await counts(another), await unreadOf(coach)]).toEqual([1, 2, 1]);
    await write(coach, ada, 'Rest');
    expect([await counts(coach), await counts(another), await unreadOf(another)]).toEqual([0, 0, 0]);
    const next = await write(ada, ada);
    expect([await counts(coach), await counts(another), await unreadOf(another)]).toEqual([1, 1, 1]);
    await read(coach, ada, next.id);
    expect((await listed()).conversations).toMatchObject([{ unread: 0, unanswered: true }]);
    expect([await unreadOf(coach), await unreadOf(another)]).toEqual([0, 1]);
  });

  it('for a member: what coaches wrote after what they have seen, without what was taken back', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    await write(coach, ben);
    const first = await write(coach, ada);
    const second = await write(coach, ada);
    await write(ada, ada);
    expect(await unreadOf(ada)).toBe(2);
    await read(ada, ada, second.id);
    // An older one read later, as by a second window, takes nothing back.
    await read(ada, ada, first.id);
    expect(await unreadOf(ada)).toBe(0);
    const { id } = await write(coach, ada);
    expect(await unreadOf(ada)).toBe(1);
    await coach.get(takeBackMessage, { params: { memberId: ada.id, id } });
    expect(await unreadOf(ada)).toBe(0);
  });

  it('is counted up to a hundred', async () => {
    const ada = await member('Ada');
    await testApp.db.$client.query(
      `insert into messages (member_id, author_id, is_from_coach, text, created_at, is_newest)
       select $1, $1, false, 'Again', $2::timestamptz + n * interval '1 s', n = 150 from generate_series(1, 150) n`,
      [ada.id, start],
    );
    expect((await listed()).conversations).toMatchObject([{ unread: 100 }]);
  });

  it('is read up to a message of that conversation alone', async () => {
    const [ada, ben] = [await member('Ada'), await member('Ben')];
    const { id } = await write(coach, ben);
    for (const upTo of [id, ada.id])
      expect((await ada.ask(markRead, { params: { memberId: ada.id }, body: { upTo } })).status).toBe(404);
  });
});

it('a member who goes takes the conversation along; a coach who goes leaves what they said', async () => {
  const another = await aCoach(testApp);
  const [ada, ben] = [await member('Ada'), await member('Ben')];
  for (const one of [ada, ben]) {
    const { id } = await write(another, one, 'Welcome');
    await read(one, one, id);
    await read(coach, one, id);
  }
  await coach.get(deleteMember, { params: { id: ada.id } });
  await coach.get(deleteMember, { params: { id: another.id } });
  const { rows } = await testApp.db.$client.query(
    `select (select count(*) from messages) as messages, (select count(*) from message_reads) as reads`,
  );
  expect(rows).toEqual([{ messages: 1, reads: 2 }]);
  const { messages } = await ben.get(listMessages, { params: { memberId: ben.id } });
  expect(messages).toMatchObject([{ text: 'Welcome', isFromCoach: true, authorId: null, authorName: null }]);
});
