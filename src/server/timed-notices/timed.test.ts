import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assignToAll, createAssignment, updateAssignment } from '#contract/assignments.ts';
import { listNotices } from '#contract/notices/notices.ts';
import { setNoticePreferences } from '#contract/notices/preferences.ts';
import { updateWorkout } from '#contract/programs.ts';
import { addDayExercise } from '#contract/programs/days.ts';
import { transaction } from '#server/database/database.ts';
import { notifyOfCheckIn } from '#server/notices/notify/notify-coaches.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aChallenge, submit, thisWeek } from '#server/testing/challenges.ts';
import { aCoach, aMember, type NewMember, type Person } from '#server/testing/people.ts';
import { aSessionOf, noon, on, sendBy, today } from '#server/testing/sessions.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log } from '#server/testing/training.ts';
import { remindToTrain } from './remind-to-train.ts';
import { notifyOfChallenges } from './notify-of-challenges.ts';
import { notifyOfPain } from './notify-of-pain.ts';
import { notifyOfWeek } from './weekly-summary.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
});
const someone = async (given: NewMember = {}) => {
  const person = await aMember(testApp, coach, given);
  await testApp.db.$client.query('delete from notices where person_id = $1', [person.id]);
  return person;
};
beforeEach(async () => {
  testApp.clock.now = noon;
  member = await someone();
});
afterAll(() => testApp.close());

/** Noted as told, so that only what a test makes happen is left. */
const noticesOf = async (who = member) => (await who.get(listNotices, {})).notices;
const texts = async (who = member) => (await noticesOf(who)).map(({ text }) => text);
const at = (instant: string) => {
  testApp.clock.now = new Date(instant);
  return testApp.clock.now;
};

async function twoExercises(who = member) {
  const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const program = await aProgram(coach, [
    { wednesday: fiveByFive(squat, bench) },
    { wednesday: fiveByFive(squat) },
  ]);
  const assignment = await assign(coach, who, program, today);
  await testApp.db.$client.query('delete from notices where person_id = $1', [who.id]);
  return { squat, bench, program, assignment };
}

const remind = (instant: string) => remindToTrain(testApp.db, at(instant));

describe('the training reminder', () => {
  it('comes at the own hour, on days with something left, once', async () => {
    const { squat, bench, assignment } = await twoExercises();
    await remind(`${today}T16:59:00Z`);
    expect(await texts()).toEqual([]);
    await remind(`${today}T17:00:00Z`);
    await remind(`${today}T17:05:00Z`);
    expect(await noticesOf()).toMatchObject([
      { topic: 'reminder', text: 'Ascension: 2 exercises are left today', link: '/member?section=calendar' },
    ]);
    await remind('2026-03-19T17:00:00Z');
    expect((await texts()).length).toBe(1);
    const another = await someone();
    const theirs = await twoExercises(another);
    await log(another, theirs.assignment, theirs.squat, today);
    await remind(`${today}T18:00:00Z`);
    expect(await texts(another)).toEqual(['Ascension: one exercise is left today']);
    await log(member, assignment, squat, today);
    await log(member, assignment, bench, today);
    await testApp.db.$client.query('delete from notices where person_id = $1', [member.id]);
    await remind(`${today}T18:30:00Z`);
    expect(await texts()).toEqual([]);
  });

  it('is not told hours late, nor of a program that is paused, nor to who is not let in', async () => {
    const { assignment } = await twoExercises();
    await remind(`${today}T20:00:00Z`);
    expect(await texts()).toEqual([]);
    await coach.get(updateAssignment, { params: { id: assignment.id }, body: { status: 'paused' } });
    await testApp.db.$client.query('delete from notices where person_id = $1', [member.id]);
    await remind(`${today}T17:00:00Z`);
    expect(await texts()).toEqual([]);
    const lapsed = await someone();
    await twoExercises(lapsed);
    await testApp.db.$client.query(`update users set subscription_expires_at = $2 where id = $1`, [
      lapsed.id,
      noon,
    ]);
    await remind(`${today}T17:00:00Z`);
    expect(await texts(lapsed)).toEqual([]);
  });

  it.each([
    ['Asia/Tokyo', 17, `${today}T08:00:00Z`],
    ['America/Los_Angeles', 6, `${today}T13:00:00Z`],
    ['Asia/Kathmandu', 20, `${today}T14:15:00Z`],
  ])('in %s at %i', async (timeZone, reminderHour, instant) => {
    const there = await someone({ timeZone });
    await twoExercises(there);
    await there.get(setNoticePreferences, { body: { reminderHour, quiet: null } });
    await remind(new Date(Date.parse(instant) - 60_000).toISOString());
    expect(await texts(there)).toEqual([]);
    await remind(instant);
    expect((await texts(there)).length).toBe(1);
  });
});

const ofWeek = async (who: Person) =>
  (await noticesOf(who)).filter(({ topic }) => topic === 'weekly-summary').map(({ text }) => text);

describe('the week that is over', () => {
  it('is told on Monday morning: to members of their own, to coaches who trained and how many wait', async () => {
    const { squat, assignment } = await twoExercises();
    await log(member, assignment, squat, today);
    await notifyOfWeek(testApp.db, at('2026-03-23T06:59:00Z'));
    expect([await ofWeek(member), await ofWeek(coach)]).toEqual([[], []]);
    for (const instant of ['2026-03-23T07:00:00Z', '2026-03-23T08:00:00Z'])
      await notifyOfWeek(testApp.db, at(instant));
    expect(await ofWeek(member)).toEqual(['Last week you trained on 1 of 1 planned day']);
    expect(await ofWeek(coach)).toEqual([expect.stringMatching(/^Last week \d+ of \d+ members trained, /)]);
    const { rows } = await testApp.db.$client.query<{ more: string }>(
      `select more from notices where person_id = $1 and topic = 'weekly-summary'`,
      [member.id],
    );
    expect(rows[0]?.more).toBe('One session is planned for this week.');
  });
});

const tellPain = () => notifyOfPain(testApp.db, testApp.clock.now);
const ofPain = async () =>
  (await noticesOf(coach)).filter(({ topic, link }) => topic === 'pain' && link.includes(member.id));

describe('pain that is told of in a session', () => {
  it('calls the coaches, once a session, without a word of it', async () => {
    const { trainingDayId, first, second } = await aSessionOf(coach, member);
    await sendBy(member, trainingDayId ?? '', [on(1, 'pain', first, { where: 'left knee', level: 2 })]);
    await tellPain();
    expect(await ofPain()).toEqual([]);
    await sendBy(member, trainingDayId ?? '', [on(2, 'pain', first, { where: 'left knee', level: 6 })]);
    await tellPain();
    await sendBy(member, trainingDayId ?? '', [on(3, 'skip', second, { reason: 'pain' })]);
    await tellPain();
    const told = await ofPain();
    expect(told).toMatchObject([
      {
        text: expect.stringMatching(/^Ada Member\d+ needs your attention$/),
        link: `/admin?section=command-center&view=review&id=${member.id}&day=${trainingDayId}`,
      },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/knee|hurt/i);
  });
});

const tell = (instant: string) => notifyOfChallenges(testApp.db, at(instant));

describe('a challenge', () => {
  it('is told of when it opens, and on its last day to who has handed nothing in', async () => {
    const squat = await anExercise(coach);
    const challenge = await aChallenge(coach, squat, { name: 'Most Squats' });
    await tell('2026-03-16T07:59:00Z');
    expect(await texts()).toEqual([]);
    await tell('2026-03-16T08:00:00Z');
    await tell('2026-03-16T09:00:00Z');
    await tell('2026-03-18T09:00:00Z');
    expect(await texts()).toEqual(['The challenge Most Squats is open']);
    at(noon.toISOString());
    const another = await someone();
    await submit(another, challenge, { reps: 12 });
    await tell(`${thisWeek.endDate}T09:00:00Z`);
    expect(await texts()).toEqual([
      'The challenge Most Squats closes today',
      'The challenge Most Squats is open',
    ]);
    expect(await texts(another)).toEqual([]);
  });
});

describe('a program', () => {
  it('that is given is told of; of edits that reach members they hear once an hour', async () => {
    const squat = await anExercise(coach);
    const program = await aProgram(
      coach,
      [{ wednesday: fiveByFive(squat), friday: fiveByFive(squat) }],
      'Iron',
    );
    await coach.get(createAssignment, {
      body: { memberId: member.id, workoutId: program.id, startDate: today },
    });
    expect(await noticesOf()).toMatchObject([{ topic: 'program', text: 'You have a new program: Iron' }]);
    const { id: dayId } = await dayOf(coach, program, 1, 'friday');
    const edit = async (instant: string) => {
      at(instant);
      const other = await anExercise(coach);
      await coach.get(addDayExercise, {
        params: { dayId },
        body: { exerciseId: other.id, sets: '3', reps: '8' },
      });
    };
    await edit(`${today}T12:30:00Z`);
    expect((await texts()).length).toBe(1);
    for (const instant of ['14:00', '14:20', '14:59']) await edit(`${today}T${instant}:00Z`);
    expect(await texts()).toEqual(['Your program Iron has changed', 'You have a new program: Iron']);
    await coach.get(updateWorkout, { params: { id: program.id }, body: { description: 'For the patient' } });
    expect((await texts()).length).toBe(2);
  });

  it('that pauses and goes on is told of, for all who are given one at once too', async () => {
    const another = await someone();
    const squat = await anExercise(coach);
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat) }], 'Iron');
    const memberIds = [member.id, another.id];
    await coach.get(assignToAll, {
      body: { workoutId: program.id, status: 'active', startDate: today, memberIds },
    });
    for (const who of [member, another]) expect(await texts(who)).toEqual(['You have a new program: Iron']);
    const { rows } = await testApp.db.$client.query<{ id: string }>(
      'select id from assignments where member_id = $1',
      [member.id],
    );
    const params = { id: rows[0]?.id ?? '' };
    at(`${today}T12:01:00Z`);
    await coach.get(updateAssignment, { params, body: { status: 'paused' } });
    at(`${today}T12:02:00Z`);
    await coach.get(updateAssignment, { params, body: { status: 'active' } });
    expect((await texts()).slice(0, 2)).toEqual([
      'Your program Iron has resumed',
      'Your program Iron is paused',
    ]);
    expect((await texts(another)).length).toBe(1);
  });
});

it('an answered check-in is told to the coaches once', async () => {
  const given = { memberId: member.id, checkInId: 'one', now: noon };
  for (let n = 0; n < 2; n += 1) await transaction(testApp.db, tx => notifyOfCheckIn(tx, given));
  const told = (await noticesOf(coach)).filter(({ topic }) => topic === 'check-in');
  expect(told).toMatchObject([
    { text: expect.stringMatching(/answered a check-in$/), link: expect.stringContaining(member.id) },
  ]);
});
