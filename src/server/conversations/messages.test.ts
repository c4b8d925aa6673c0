import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import { listMessages, sendMessage, takeBackMessage } from '#contract/conversations/conversations.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';

/** A Wednesday. */
const today = '2026-03-18';
const start = new Date(`${today}T12:00:00Z`);

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: start });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = start;
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

type About = BodyOf<typeof sendMessage>['about'];

const ask = (text: string, about?: About, who = member) =>
  who.ask(sendMessage, { params: { memberId: member.id }, body: { text, ...(about && { about }) } });
const send = async (text: string, about?: About, who = member) => (await ask(text, about, who)).body;
const listed = (query: { before?: string; trainingDayId?: string } = {}, who = member) =>
  who.get(listMessages, { params: { memberId: member.id }, query });
const texts = async (...given: Parameters<typeof listed>) =>
  (await listed(...given)).messages.map(({ text }) => text);
const takeBack = (id: string, who = member) =>
  who.ask(takeBackMessage, { params: { memberId: member.id, id } });
const later = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000);
};

/** A day with squats. */
async function aDay(who = member) {
  const squat = await anExercise(coach, 'Strength', 'Squat');
  const program = await aProgram(coach, [{ wednesday: fiveByFive(squat) }]);
  const assignment = await assign(coach, who, program, today);
  const day = await who.get(getExercisesForDate, { params: { id: assignment.id }, query: { date: today } });
  return { trainingDayId: day.trainingDayId ?? '', prescriptionId: day.exercises[0]?.id ?? '' };
}

describe('a message', () => {
  it('is answered bare, with its id, and is there for both sides, newest first', async () => {
    const { status, body } = await ask('  <b>My</b> knee\nhurts  ');
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(String),
        memberId: member.id,
        authorId: member.id,
        authorName: expect.stringContaining('Ada'),
        isFromCoach: false,
        text: '<b>My</b> knee\nhurts',
        about: null,
        attachments: [],
        createdAt: start.toISOString(),
        takenBackAt: null,
      },
    ]);
    const answer = await send('Rest', undefined, coach);
    expect(answer).toMatchObject({ isFromCoach: true, authorId: coach.id, authorName: 'Head Coach' });
    for (const who of [member, coach]) {
      const { messages, hasOlder, member: party } = await listed({}, who);
      expect(messages).toEqual([answer, body]);
      expect([hasOlder, party.id]).toEqual([false, member.id]);
    }
  });

  it('comes after all that was written before it, also by a clock that is behind', async () => {
    await send('First');
    later(-5);
    await send('Second', undefined, coach);
    await send('Third');
    expect(await texts()).toEqual(['Third', 'Second', 'First']);
  });

  it('is sent once, however often the request comes', async () => {
    const request = { params: { memberId: member.id }, body: { text: 'Once' } };
    const headers = { 'Idempotency-Key': 'message once' };
    const answers = await Promise.all([1, 2].map(() => member.ask(sendMessage, request, headers)));
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await texts()).toEqual(['Once']);
  });

  it('of many at once each is written, and one is the newest', async () => {
    const numbers = Array.from({ length: 12 }, (_, index) => index);
    const answers = await Promise.all(numbers.map(n => ask(`${n}`, undefined, n % 2 ? coach : member)));
    expect(answers.map(({ status }) => status)).toEqual(numbers.map(() => 201));
    const { messages } = await listed();
    expect(new Set(messages.map(({ createdAt }) => createdAt)).size).toBe(12);
    const { rows } = await testApp.db.$client.query(
      'select text from messages where member_id = $1 and is_newest',
      [member.id],
    );
    expect(rows).toEqual([{ text: messages[0]?.text }]);
  });

  it.each([
    ['nothing', '', 400],
    ['blanks', ' \n ', 400],
    ['5,000 characters', 'ä'.repeat(5000), 201],
    ['5,001 characters', 'a'.repeat(5001), 400],
    ['a character that cannot be stored', 'a\u0000b', 400],
  ])('with %s as its text is answered', async (_, text, status) => {
    expect((await ask(text)).status).toBe(status);
  });

  it('is read in pages of 50, by the oldest that is known', async () => {
    await testApp.db.$client.query(
      `insert into messages (member_id, author_id, is_from_coach, text, created_at, is_newest)
       select $1, $1, false, n::text, $2::timestamptz + n * interval '1 s', n = 120 from generate_series(1, 120) n`,
      [member.id, start],
    );
    const first = await listed();
    const second = await listed({ before: first.messages.at(-1)?.id ?? '' });
    const third = await listed({ before: second.messages.at(-1)?.id ?? '' });
    const all = [first, second, third];
    expect(all.map(({ messages, hasOlder }) => [messages[0]?.text, messages.length, hasOlder])).toEqual([
      ['120', 50, true],
      ['70', 50, true],
      ['20', 20, false],
    ]);
  });
});

describe('what a message is about', () => {
  it('is a training day, one of its exercises, or one set, and shows by name', async () => {
    const { trainingDayId, prescriptionId } = await aDay();
    const day = { trainingDayId, date: `${today}T00:00:00.000Z`, programName: 'Ascension' };
    expect((await send('The day', { trainingDayId })).about).toMatchObject({
      ...day,
      prescriptionId: null,
      exerciseName: null,
      setNum: null,
    });
    const one = { trainingDayId, prescriptionId };
    expect((await send('Squats', one, coach)).about).toMatchObject({ ...day, exerciseName: 'Squat' });
    expect((await send('Set 3', { ...one, setNum: 3 })).about).toMatchObject({ prescriptionId, setNum: 3 });
    await send('Something else');
    expect(await texts({ trainingDayId })).toEqual(['Set 3', 'Squats', 'The day']);
    expect(await texts({ trainingDayId }, coach)).toEqual(['Set 3', 'Squats', 'The day']);
  });

  it("is the member's own: another's day is a 404 for them and for a coach, another day's exercise a 400", async () => {
    const own = await aDay();
    const foreign = await aDay(await aMember(testApp, coach));
    for (const who of [member, coach]) {
      const { trainingDayId } = foreign;
      expect((await ask('Theirs', { trainingDayId }, who)).status).toBe(404);
      const mixed = { trainingDayId: own.trainingDayId, prescriptionId: foreign.prescriptionId };
      expect((await ask('Mixed', mixed, who)).status).toBe(400);
    }
    const { trainingDayId } = own;
    expect((await ask('A set of nothing', { trainingDayId, setNum: 1 })).status).toBe(400);
    for (const setNum of [0, 101, 1.5]) expect((await ask('No set', { ...own, setNum })).status).toBe(400);
    expect(await texts()).toEqual([]);
  });
});

describe('a message is taken back', () => {
  it('within 15 minutes, and leaves no word', async () => {
    const day = await aDay();
    const { id } = await send('Secret words', day);
    await send('Rest', undefined, coach);
    later(15);
    expect((await takeBack(id)).status).toBe(200);
    // Twice is no harm.
    expect((await takeBack(id)).status).toBe(200);
    const { messages } = await listed({}, coach);
    expect(messages[1]).toMatchObject({
      id,
      text: '',
      about: null,
      takenBackAt: testApp.clock.now.toISOString(),
    });
    const { rows } = await testApp.db.$client.query(`select m::text as row from messages m where id = $1`, [
      id,
    ]);
    expect(rows[0]?.row).not.toContain('Secret');
  });

  it('not later', async () => {
    const { id } = await send('Hasty');
    later(15.1);
    const { status, body } = await takeBack(id);
    expect([status, body.message]).toEqual([
      409,
      'A message can only be unsent within 15 minutes of being sent',
    ]);
    expect(await texts()).toEqual(['Hasty']);
  });

  it('by its author alone: not by the other side, another coach, another member, or in another conversation', async () => {
    const another = await aMember(testApp, coach);
    const { id: own } = await send('Mine');
    const { id: coachs } = await send('Yours', undefined, coach);
    const tries = [
      takeBack(own, coach),
      takeBack(coachs),
      takeBack(coachs, await aCoach(testApp)),
      takeBack(own, another),
    ];
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
    const elsewhere = { params: { memberId: another.id, id: coachs } };
    expect((await coach.ask(takeBackMessage, elsewhere)).status).toBe(404);
    expect(await texts()).toEqual(['Yours', 'Mine']);
  });
});
