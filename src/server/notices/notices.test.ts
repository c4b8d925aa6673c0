import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markRead, sendMessage, takeBackMessage } from '#contract/conversations/conversations.ts';
import { sendToMany } from '#contract/conversations/to-many.ts';
import { changeRole, deleteMember } from '#contract/members.ts';
import { listNotices, seeNotices } from '#contract/notices/notices.ts';
import { setNoticePreferences } from '#contract/notices/preferences.ts';
import { transaction } from '#server/database/database.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';
import { sweepNotices } from './queries.ts';
import { recordNotice } from './record-notice.ts';

/** A Wednesday. */
const start = new Date('2026-03-18T12:00:00Z');

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: start });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = start;
  member = await someone();
  await testApp.db.$client.query('delete from notices');
});
afterAll(() => testApp.close());

/** The notices of their arrival are not counted. */
async function someone(): Promise<Person> {
  const person = await aMember(testApp, coach);
  await testApp.db.$client.query('delete from notices where person_id = $1', [person.id]);
  return person;
}
const later = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000);
};
const write = (who: Person, text = 'Words of mine') =>
  who.get(sendMessage, { params: { memberId: member.id }, body: { text } });
const listed = (who: Person, before?: string) => who.get(listNotices, { query: before ? { before } : {} });
const texts = async (who: Person) => (await listed(who)).notices.map(({ text, seen }) => [text, seen]);

/** Something that happened to these people. */
const tell = (people: readonly Person[], key = 'a thing') =>
  transaction(testApp.db, tx =>
    recordNotice(tx, {
      topic: 'program',
      key,
      at: testApp.clock.now,
      text: `Told of ${key}`,
      link: '/member?section=workouts',
      people: people.map(({ id }) => id),
    }),
  );

describe('a message', () => {
  it('is told to the other side, without a word of it', async () => {
    await write(coach);
    expect(await listed(member)).toEqual({
      notices: [
        {
          id: expect.any(String),
          topic: 'message',
          text: 'Head Coach wrote to you',
          at: start.toISOString(),
          seen: false,
          link: '/member?section=messages',
        },
      ],
      unread: 1,
      hasOlder: false,
      isPushedHere: false,
    });
    expect((await listed(coach)).notices).toEqual([]);
    await write(member);
    expect((await listed(coach)).notices).toMatchObject([
      {
        topic: 'member-message',
        text: expect.stringMatching(/^Ada Member\d+ wrote to you$/),
        link: `/admin?section=messages&view=conversation&id=${member.id}`,
      },
    ]);
  });

  it.each([
    [[0, 4, 9], 1],
    [[0, 4, 10], 2],
    [[0, 11, 12], 2],
  ])('after those of minutes %j there are so many notices: %i', async (minutes, count) => {
    let last = 0;
    for (const minute of minutes) {
      later(minute - last);
      last = minute;
      await write(coach);
    }
    expect((await listed(member)).notices.length).toBe(count);
  });

  it('that is written to many is told to each of them', async () => {
    const another = await someone();
    const to = { memberIds: [member.id, another.id] };
    await coach.get(sendToMany, { body: { to, text: 'Sunday at six, {name}.' } });
    for (const one of [member, another]) {
      const { notices } = await listed(one);
      expect(notices.map(({ topic, link }) => [topic, link])).toEqual([
        ['message', '/member?section=messages'],
      ]);
    }
  });

  it('that is read is seen, and the next one is told again', async () => {
    const { id } = await write(coach);
    await member.get(markRead, { params: { memberId: member.id }, body: { upTo: id } });
    expect(await texts(member)).toEqual([['Head Coach wrote to you', true]]);
    later(1);
    await write(coach);
    expect((await listed(member)).unread).toBe(1);
  });

  it('that a coach has answered needs no other coach', async () => {
    const another = await aCoach(testApp);
    await write(member);
    expect((await listed(another)).unread).toBe(1);
    await write(coach);
    expect((await listed(another)).unread).toBe(0);
  });

  it('that is taken back is told of no more, unless another follows it', async () => {
    const first = await write(coach);
    await coach.get(takeBackMessage, { params: { memberId: member.id, id: first.id } });
    expect(await texts(member)).toEqual([]);
    const second = await write(coach);
    await write(coach);
    await coach.get(takeBackMessage, { params: { memberId: member.id, id: second.id } });
    expect((await listed(member)).unread).toBe(1);
  });

  it('about a session is a comment on it', async () => {
    const squat = await anExercise(coach, 'Strength', 'Squat');
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat) }]);
    const assignment = await assign(coach, member, program, '2026-03-18');
    await testApp.db.$client.query('delete from notices');
    const { rows } = await testApp.db.$client.query<{ id: string }>(
      'select id from training_days where assignment_id = $1',
      [assignment.id],
    );
    const about = { trainingDayId: rows[0]?.id ?? '' };
    await coach.get(sendMessage, { params: { memberId: member.id }, body: { text: 'Deeper', about } });
    expect((await listed(member)).notices).toMatchObject([
      {
        topic: 'comment',
        text: 'Head Coach commented on your session',
        link: '/member?section=calendar&date=2026-03-18',
      },
    ]);
  });
});

describe('a happening', () => {
  it('is one notice a person, whatever is told twice or at once', async () => {
    const another = await someone();
    await Promise.all([1, 2, 3, 4].map(() => tell([member, another])));
    await tell([member]);
    for (const who of [member, another]) expect(await texts(who)).toEqual([['Told of a thing', false]]);
  });

  it('is not told where its transaction fails', async () => {
    const undone = transaction(testApp.db, async tx => {
      await recordNotice(tx, {
        topic: 'program',
        key: 'undone',
        at: start,
        text: 'Undone',
        link: '/member',
        people: [member.id],
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await texts(member)).toEqual([]);
  });

  it('is told to the others where someone has been deleted in between', async () => {
    const another = await someone();
    await coach.get(deleteMember, { params: { id: another.id } });
    await tell([member, another]);
    expect((await listed(member)).unread).toBe(1);
  });

  it('is a coach’s no more who coaches no more', async () => {
    const fallen = await aCoach(testApp);
    await write(member);
    expect((await listed(fallen)).unread).toBe(1);
    await coach.get(changeRole, { params: { id: fallen.id }, body: { role: 'member' } });
    expect((await listed(fallen)).notices).toEqual([]);
    await tell([fallen]);
    expect((await listed(fallen)).unread).toBe(1);
  });

  it('does not show in the app for who wants it otherwise, nor of any channel at all for who wants none', async () => {
    const none = { topic: 'program' as const, push: false, mail: false, inApp: false };
    await member.get(setNoticePreferences, { body: { topics: [{ ...none, mail: true }] } });
    await tell([member]);
    expect(await listed(member)).toMatchObject({ notices: [], unread: 0 });
    await member.get(setNoticePreferences, { body: { topics: [none] } });
    await tell([member], 'another');
    const { rows } = await testApp.db.$client.query(
      'select key from notices where person_id = $1 and (is_in_app or push_due_at is not null or mail_due_at is not null)',
      [member.id],
    );
    expect(rows).toEqual([{ key: 'a thing' }]);
  });
});

describe('the list', () => {
  it('comes in pages of 30, and is gone after 90 days', async () => {
    await testApp.db.$client.query(
      `insert into notices (person_id, topic, key, about, text, link, at, is_in_app)
       select $1, 'program', n, n, n, '/member', $2::timestamptz - n * interval '1 h', true from generate_series(1, 70) n`,
      [member.id, start],
    );
    const first = await listed(member);
    const second = await listed(member, first.notices.at(-1)?.id);
    const third = await listed(member, second.notices.at(-1)?.id);
    expect(
      [first, second, third].map(({ notices, hasOlder }) => [notices[0]?.text, notices.length, hasOlder]),
    ).toEqual([
      ['1', 30, true],
      ['31', 30, true],
      ['61', 10, false],
    ]);
    await sweepNotices(testApp.db, new Date(start.getTime() + 90 * 86_400_000 - 30.5 * 3_600_000));
    expect(await testApp.db.$client.query('select 1 from notices').then(({ rowCount }) => rowCount)).toBe(30);
  });

  it('is seen one by one or as a whole, by whose it is alone', async () => {
    const another = await someone();
    await tell([member, another]);
    await tell([member, another], 'more');
    const [newest] = (await listed(member)).notices;
    await another.get(seeNotices, { body: { ids: [newest?.id ?? ''] } });
    expect((await listed(member)).unread).toBe(2);
    await member.get(seeNotices, { body: { ids: [newest?.id ?? ''] } });
    expect((await listed(member)).unread).toBe(1);
    await member.get(seeNotices, { body: {} });
    expect((await listed(member)).unread).toBe(0);
    expect((await listed(another)).unread).toBe(2);
  });
});
