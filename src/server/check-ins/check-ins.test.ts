import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAttention, reviewMember } from '#contract/coaching/attention.ts';
import * as contract from '#contract/coaching/check-ins.ts';
import { getDueCheckIn } from '#contract/coaching/due-check-in.ts';
import { createGroup, deleteGroup } from '#contract/members/groups.ts';
import { deleteMember } from '#contract/members.ts';
import { updateProfile } from '#contract/profile.ts';
import { liveChannel } from '#server/live/publish-live.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';

/** A Wednesday. The check-in is due from Sunday, the 15th. */
const noon = new Date('2026-03-18T12:00:00Z');
const day = 86_400_000;

let testApp: TestApp;
let coach: Person;
let member: Person;

const sleep = {
  id: randomUUID(),
  part: 'body' as const,
  kind: 'scale' as const,
  text: 'How did you sleep?',
  high: 'Deeply',
};
const calm = { ...sleep, id: randomUUID(), text: 'How calm were you?', top: 5 };
const weight = {
  id: randomUUID(),
  part: 'body' as const,
  kind: 'number' as const,
  text: 'Your weight',
  measure: 'weight' as const,
};
const word = {
  id: randomUUID(),
  part: 'spirit' as const,
  kind: 'text' as const,
  text: 'For what are you grateful?',
  isRequired: false,
};

type Written = Parameters<typeof coach.ask<typeof contract.writeCheckIn>>[1]['body'];

const tryToWrite = (changes: Partial<Written> = {}, who = coach) =>
  who.ask(contract.writeCheckIn, {
    body: { questions: [sleep, weight, word], weekday: 'sunday', ...changes },
  });
async function write(changes: Partial<Written> = {}) {
  const { status, body } = await tryToWrite(changes);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}
const given = (value = 7) => [
  { questionId: sleep.id, value },
  { questionId: weight.id, value: 82.5, unit: 'kg' as const },
];
const answer = (who = member, body: object = {}, headers = {}) =>
  who.ask(contract.answerCheckIn, { body: { answers: given(), ...body } }, headers);
const due = (who = member) => who.get(getDueCheckIn, {});
const own = (who = member) => who.get(contract.listCheckInAnswers, {});
const ofMember = (who = coach, query = {}) =>
  who.ask(contract.listCheckInAnswers, { query: { memberId: member.id, ...query } });
const wait = (days: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + days * day);
};

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = noon;
  await testApp.db.$client.query('delete from check_in_answers; delete from check_ins');
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

describe('the check-in that coaches write', () => {
  it('is none at first, and says then what is asked, when and of whom', async () => {
    expect(await coach.get(contract.getCheckIn, {})).toMatchObject({
      questions: [],
      isOn: false,
      version: 0,
      updatedAt: null,
    });
    expect(await due()).toBeNull();
    expect(await write()).toMatchObject({
      questions: [
        { ...sleep, isRequired: true, top: 10, low: '', options: [] },
        { measure: 'weight' },
        { isRequired: false },
      ],
      weekday: 'sunday',
      groupIds: [],
      isOn: true,
      version: 1,
      updatedAt: noon.toISOString(),
    });
  });

  it.each([
    [
      'a thirteenth question',
      { questions: Array.from({ length: 13 }, () => ({ ...sleep, id: randomUUID() })) },
    ],
    ['a question twice', { questions: [sleep, sleep] }],
    ['none, switched on', { questions: [] }],
    ['a choice of one', { questions: [{ ...sleep, kind: 'choice' as const, options: ['Yes'] }] }],
    ['a scale to 7', { questions: [{ ...sleep, top: 7 }] }],
    ['a question without words', { questions: [{ ...sleep, text: ' ' }] }],
    ['a group that is not there', { groupIds: [randomUUID()] }],
    ['a day that is none', { weekday: 'someday' as 'sunday' }],
  ])('is refused with %s', async (_what, changes) => {
    expect((await tryToWrite(changes)).status).toBe(400);
  });

  it('is not overwritten by a coach who has not seen what another wrote', async () => {
    const { version } = await write();
    await write({ version });
    expect((await tryToWrite({ version })).status).toBe(409);
  });

  it('for groups is due for their members alone; when they are deleted for nobody', async () => {
    const other = await aMember(testApp, coach);
    const group = await coach.get(createGroup, {
      body: { name: `Dawn ${member.id}`, colour: 'amber', memberIds: [member.id] },
    });
    await write({ groupIds: [group.id] });
    expect([(await due())?.version, await due(other)]).toEqual([1, null]);
    expect((await answer(other)).status).toBe(404);
    const listed = await coach.get(contract.listCheckedIn, {});
    expect(listed.map(one => one.memberId)).toEqual([member.id]);
    await coach.get(deleteGroup, { params: { id: group.id } });
    expect([await due(), await coach.get(contract.listCheckedIn, {})]).toEqual([null, []]);
    await write({ groupIds: [group.id], version: 1 });
  });
});

describe('a member', () => {
  it('answers once a week, from its weekday until the day before the next', async () => {
    await write();
    expect(await due()).toMatchObject({
      week: '2026-03-15T00:00:00.000Z',
      until: '2026-03-21T00:00:00.000Z',
      questions: [{ text: sleep.text }, {}, {}],
      before: [],
    });
    const { status, body } = await answer();
    expect([status, body]).toMatchObject([
      201,
      {
        week: '2026-03-15T00:00:00.000Z',
        answeredAt: noon.toISOString(),
        answers: [
          { text: 'How did you sleep?', value: 7 },
          { value: 82.5, unit: 'kg' },
        ],
      },
    ]);
    expect(await due()).toBeNull();
    const again = await answer();
    expect([again.status, again.body.message]).toEqual([
      409,
      'You have answered this week’s check-in already',
    ]);
    wait(3);
    expect(await due()).toBeNull();
    wait(1);
    expect(await due()).toMatchObject({
      week: '2026-03-22T00:00:00.000Z',
      before: [{ value: 7 }, { value: 82.5 }],
    });
  });

  it('who sends it again after a lost answer has the same one, and of two at once one is taken', async () => {
    await write();
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await answer(member, {}, key), await answer(member, {}, key)];
    expect([second.status, second.body]).toEqual([201, first.body]);
    const other = await aMember(testApp, coach);
    const both = await Promise.all([answer(other), answer(other)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('who had no signal sends last week’s, but none of older or coming weeks', async () => {
    await write();
    expect((await answer(member, { week: '2026-03-08' })).body).toMatchObject({
      week: '2026-03-08T00:00:00.000Z',
    });
    expect((await answer(member, { week: '2026-03-08' })).status).toBe(409);
    expect((await answer(member, { week: '2026-03-01' })).status).toBe(409);
    expect((await answer(member, { week: '2026-03-22' })).status).toBe(400);
    expect(await due()).not.toBeNull();
  });

  it('lives in weeks of their own', async () => {
    await write();
    await member.get(updateProfile, { body: { timeZone: 'Pacific/Auckland' } });
    testApp.clock.now = new Date('2026-03-21T12:00:00Z');
    expect((await due())?.week).toBe('2026-03-22T00:00:00.000Z');
    await member.get(updateProfile, { body: { timeZone: 'America/Los_Angeles' } });
    expect((await due())?.week).toBe('2026-03-15T00:00:00.000Z');
  });

  it('is not asked twice because the coach has chosen the next weekday', async () => {
    await write();
    await answer();
    await write({ weekday: 'monday' });
    expect(await due()).toBeNull();
    wait(5);
    expect((await due())?.week).toBe('2026-03-23T00:00:00.000Z');
  });

  it('whose answers no longer fit is told to look again; one that never did, what is wrong', async () => {
    const { version } = await write();
    await write({ questions: [{ ...sleep, top: 5 }] });
    expect((await answer(member, { version })).status).toBe(409);
    const wrong = await answer(member, { answers: [{ questionId: sleep.id, value: 7 }] });
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Choose a number from 1 to 5']);
    expect((await answer(member, { version, answers: [{ questionId: sleep.id, value: 4 }] })).status).toBe(
      201,
    );
  });

  it('has none when it is switched off; a coach never has', async () => {
    await write();
    expect([await due(coach), (await answer(coach)).status]).toEqual([null, 404]);
    await write({ isOn: false });
    expect([await due(), (await answer()).status]).toEqual([null, 404]);
  });
});

describe('what was answered', () => {
  it('stays readable in the words of then, and its trend goes on in those of now', async () => {
    await write();
    await answer(member, { answers: [...given(6), { questionId: word.id, value: 'My wife.' }] });
    await write({ questions: [{ ...sleep, text: 'Sleep' }, weight] });
    wait(7);
    await answer(member, { answers: given(8) });
    const { weeks, trends } = await own();
    expect(weeks.map(({ answers }) => answers.map(one => one.text))).toEqual([
      ['Sleep', 'Your weight'],
      ['How did you sleep?', 'Your weight', 'For what are you grateful?'],
    ]);
    expect(trends).toMatchObject([
      { text: 'Sleep', points: [{ value: 6 }, { value: 8 }] },
      { text: 'Your weight', unit: 'lb', points: [{ value: 181.9 }, { value: 181.9 }] },
    ]);
    expect((await ofMember()).body.weeks).toEqual(weeks);
  });

  it('comes 12 weeks at a time', async () => {
    await write();
    await testApp.db.$client.query(
      `insert into check_in_answers (member_id, week, version, answers, answered_at)
       select $1, date '2026-03-15' - 7 * n, 1, '[]', now() from generate_series(0, 13) n`,
      [member.id],
    );
    const { weeks, hasOlder } = await own();
    expect([weeks.length, hasOlder]).toEqual([12, true]);
    const older = await ofMember(member, { before: weeks.at(-1)?.week });
    expect(older.body).toMatchObject({ weeks: [{}, {}], hasOlder: false, trends: [] });
  });

  it('is the member’s and the coaches’ alone', async () => {
    await write();
    await answer();
    const other = await aMember(testApp, coach);
    expect((await ofMember(other)).status).toBe(404);
    expect((await own(other)).weeks).toEqual([]);
    expect((await coach.ask(contract.listCheckInAnswers, { query: { memberId: randomUUID() } })).status).toBe(
      404,
    );
  });

  it('goes with the member, and into the file of their data', async () => {
    await write();
    await answer();
    const file = (await member.send('GET', '/api/my-data.json')).body as unknown as { checkIns: unknown };
    expect(file.checkIns).toMatchObject([
      { week: '2026-03-15', answers: [{ text: sleep.text, value: 7 }, {}] },
    ]);
    await coach.get(deleteMember, { params: { id: member.id } });
    const { rowCount } = await testApp.db.$client.query('select from check_in_answers');
    expect(rowCount).toBe(0);
  });
});

describe('coaches', () => {
  it('see who has answered this week, and who has not', async () => {
    await write();
    const other = await aMember(testApp, coach);
    await answer(other);
    const rows = await coach.get(contract.listCheckedIn, { query: { limit: 200 } });
    const at = (id: string) => rows.findIndex(row => row.memberId === id);
    expect(rows[at(other.id)]).toMatchObject({
      answeredAt: noon.toISOString(),
      answered: 1,
      due: rows.length,
    });
    expect(rows[at(member.id)]).toMatchObject({ answeredAt: null, week: '2026-03-15T00:00:00.000Z' });
    expect(at(other.id)).toBe(0);
    const [second] = await coach.get(contract.listCheckedIn, { query: { from: 1, limit: 1 } });
    expect(second).toEqual(rows[1]);
  });

  it('see in each row the lowest answer and the one that fell most, and order the rows by either', async () => {
    await write({ questions: [sleep, calm] });
    const people = [member, await aMember(testApp, coach), await aMember(testApp, coach)];
    const weeks = [
      // Before and now, of sleep to 10 and of calm to 5.
      [8, 5, 7, 3],
      [9, 4, 4, 4],
      [2, 2, 3, 2],
    ];
    const scales = (sleeping = 0, calmness = 0) => [
      { questionId: sleep.id, value: sleeping },
      { questionId: calm.id, value: calmness },
    ];
    for (const [index, person] of people.entries())
      await answer(person, { answers: scales(...weeks[index]!.slice(0, 2)) });
    wait(7);
    for (const [index, person] of people.entries())
      expect((await answer(person, { answers: scales(...weeks[index]!.slice(2)) })).status).toBe(201);
    const ordered = async (order: 'newest' | 'lowest' | 'fallen') => {
      const rows = await coach.get(contract.listCheckedIn, { query: { limit: 200, order } });
      expect(rows.filter(({ answeredAt }) => answeredAt === null)).toEqual(rows.slice(3));
      return rows.slice(0, 3);
    };
    const lowest = await ordered('lowest');
    expect(lowest.map(row => [people.findIndex(({ id }) => id === row.memberId), row.lowest?.value])).toEqual(
      [
        [2, 3],
        [1, 4],
        [0, 3],
      ],
    );
    const fallen = await ordered('fallen');
    expect(fallen.map(row => [people.findIndex(({ id }) => id === row.memberId), row.fallen])).toEqual([
      [
        1,
        {
          questionId: sleep.id,
          text: sleep.text,
          value: 4,
          top: 10,
          by: 5,
          since: '2026-03-15T00:00:00.000Z',
        },
      ],
      [
        0,
        { questionId: calm.id, text: calm.text, value: 3, top: 5, by: 2, since: '2026-03-15T00:00:00.000Z' },
      ],
      [2, null],
    ]);
    expect((await ordered('newest')).map(({ memberId }) => memberId).toSorted()).toEqual(
      people.map(({ id }) => id).toSorted(),
    );
  });

  it('find one that came in in the round until it is reviewed, and hear of it at once', async () => {
    await write();
    const heard: string[] = [];
    const listener = await testApp.db.$client.connect();
    listener.on('notification', ({ payload = '' }) => heard.push(payload));
    await listener.query(`listen ${liveChannel}`);
    const reasons = async () => {
      const { members } = await coach.get(getAttention, { query: { limit: 200 } });
      return members.find(one => one.memberId === member.id)?.reasons.map(({ kind }) => kind);
    };
    expect(await reasons()).not.toContain('check-in');
    await answer();
    expect(await reasons()).toContain('check-in');
    const told = { people: [member.id], coaches: true, subjects: ['check-ins'] };
    await expect.poll(() => heard).toContain(JSON.stringify(told));
    listener.release(true);
    wait(1 / 24);
    await coach.get(reviewMember, { params: { memberId: member.id } });
    expect(await reasons()).not.toContain('check-in');
    wait(7);
    await answer();
    expect(await reasons()).toContain('check-in');
  });
});
