import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/coaching/attention.ts';
import { getAttentionSettings, setAttentionSettings } from '#contract/coaching/attention-settings.ts';
import { listConversations, sendMessage } from '#contract/conversations/conversations.ts';
import { createGroup } from '#contract/members/groups.ts';
import { addDailyWorkout } from '#contract/daily-workouts.ts';
import { listTrainingDaysOfDate } from '#contract/training/training-days.ts';
import { updateProfile } from '#contract/profile.ts';
import { correctProgress } from '#contract/progress.ts';
import { updateAssignment } from '#contract/assignments.ts';
import { weekdays } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { aSessionOf, aSet, event, noon, on, sendBy, threeSets, today } from '#server/testing/sessions.ts';
import { anExercise, aProgram, assign, fiveByFive, fiveSets, log } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;
let memberId: string;

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = noon;
  member = await aMember(testApp, coach);
  memberId = member.id;
  // In the test's own time, not the machine's.
  await set('created_at', new Date(noon.getTime() - day));
});
afterAll(() => testApp.close());

const day = 86_400_000;
const after = (ms: number) => new Date(noon.getTime() + ms);

const set = (column: string, value: Date | null) =>
  testApp.db.$client.query(`update users set ${column} = $2 where id = $1`, [memberId, value]);

/** As far as any page goes. */
async function everyone() {
  const found: Standing[] = [];
  for (let next: string | null | undefined; next !== null; ) {
    const query: { limit: number; after?: string } = { limit: 200, ...(next && { after: next }) };
    const page = await coach.get(contract.getAttention, { query });
    found.push(...page.members);
    next = page.next;
  }
  return found;
}
type Standing = Awaited<ReturnType<typeof reviewed>>['member'];

async function standing(id = memberId): Promise<Standing> {
  const found = (await everyone()).filter(one => one.memberId === id);
  expect(found).toHaveLength(1);
  return found[0] as Standing;
}
/** The reasons that call; `stillTrue` has all, seen or not. */
const kinds = async () => (await standing()).reasons.flatMap(({ kind, seen }) => (seen ? [] : [kind]));
const stillTrue = async () => (await standing()).reasons.map(({ kind }) => kind);
const texts = async () => (await standing()).reasons.map(({ text }) => text);
const recordText = async () => (await standing()).reasons.find(({ kind }) => kind === 'record')?.text;
const reviewed = (id = memberId) => coach.get(contract.reviewMember, { params: { memberId: id } });
const snoozed = (until: Date, id = memberId) =>
  coach.get(contract.snoozeMember, { params: { memberId: id }, body: { until: until.toISOString() } });
const undone = (act: string) => coach.ask(contract.undoAttention, { params: { memberId, act } });

async function aDaily(weeks: number, start: string) {
  const squat = await anExercise(coach, 'Strength', `Squat ${randomUUID()}`);
  const week = Object.fromEntries(weekdays.map(weekday => [weekday, fiveByFive(squat)]));
  const program = await aProgram(
    coach,
    Array.from({ length: weeks }, () => week),
    'Iron',
  );
  return { squat, assignment: await assign(coach, member, program, start) };
}

describe('pain', () => {
  it('is told when it is 3 or more, by its last word, until it is reviewed', async () => {
    const { trainingDayId, first } = await aSessionOf(coach, member);
    await sendBy(member, trainingDayId, [on(1, 'pain', first, { where: 'left knee', level: 6 })]);
    expect((await texts())[0]).toMatch(/^Pain 6 of 10, left knee, at Strength \d+$/);
    await sendBy(member, trainingDayId, [on(2, 'pain', first, { where: 'left knee', level: 2 })]);
    expect(await kinds()).not.toContain('pain');
    await sendBy(member, trainingDayId, [on(3, 'pain', first, { where: 'hip', level: 3 })]);
    expect(await standing()).toMatchObject({
      urgency: 100,
      reasons: [{ kind: 'pain', since: noon.toISOString() }, {}],
    });
    await reviewed();
    expect(await stillTrue()).toEqual(['ends-soon']);
  });

  it('is what was skipped or swapped for it, unless that was taken back', async () => {
    const { trainingDayId, first, second } = await aSessionOf(coach, member);
    const other = await anExercise(coach);
    await sendBy(member, trainingDayId, [
      on(1, 'skip', first, { reason: 'pain' }),
      on(1, 'swap', second, { reason: 'pain', exerciseId: other.id }),
    ]);
    expect((await texts())[0]).toMatch(/(skipped|swapped) for pain, and 1 more$/);
    await sendBy(member, trainingDayId, [on(2, 'back', second)]);
    expect((await texts())[0]).toMatch(/skipped for pain$/);
    await sendBy(member, trainingDayId, [aSet(3, first, 1)]);
    expect(await kinds()).not.toContain('pain');
  });

  it('is what the round is asked for by reason, a page at a time', async () => {
    const hurt: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const other = await aMember(testApp, coach);
      const { trainingDayId, first } = await aSessionOf(coach, other);
      await sendBy(other, trainingDayId, [on(1, 'pain', first, { where: 'hip', level: 4 })]);
      hurt.push(other.id);
    }
    const page = { reason: 'pain', limit: 2 } as const;
    const one = await coach.get(contract.getAttention, { query: page });
    expect(one.members.every(({ reasons }) => reasons.some(({ kind }) => kind === 'pain'))).toBe(true);
    const rest = { ...page, limit: 200, after: one.next ?? '' };
    const two = await coach.get(contract.getAttention, { query: rest });
    const listed = [...one.members, ...two.members].map(({ memberId: id }) => id);
    expect(listed).toHaveLength(one.total);
    expect(listed).toEqual(expect.arrayContaining(hurt));
    expect(listed).not.toContain(memberId);
  });

  it('that comes after a snooze ends it', async () => {
    const { trainingDayId, first } = await aSessionOf(coach, member);
    await snoozed(after(3 * day));
    expect((await everyone()).at(-1)).toMatchObject({ snoozedUntil: after(3 * day).toISOString() });
    testApp.clock.now = after(60_000);
    await sendBy(member, trainingDayId, [on(1, 'pain', first, { where: 'hip', level: 4 })]);
    expect(await standing()).toMatchObject({ snoozedUntil: null, urgency: 100 });
  });
});

const write = (who: Person, text: string) => who.get(sendMessage, { params: { memberId }, body: { text } });

describe('a conversation', () => {
  it('waits for an answer, which a word of a coach is, and no review', async () => {
    await write(member, 'May I run tomorrow?');
    testApp.clock.now = after(60_000);
    await write(member, 'Or the day after?');
    expect(await standing()).toMatchObject({
      urgency: 90,
      reasons: [{ text: 'A message is waiting for an answer', since: noon.toISOString() }, {}],
    });
    testApp.clock.now = after(120_000);
    await write(coach, 'Tomorrow is fine.');
    expect(await standing()).toMatchObject({
      lastContactAt: after(120_000).toISOString(),
      reasons: [{ kind: 'no-program' }],
    });
    testApp.clock.now = after(180_000);
    await write(member, 'Thank you!');
    expect(await kinds()).toContain('message');
    const { member: now } = await reviewed();
    expect(now).toMatchObject({ state: 'calls', urgency: 90 });
    expect(await kinds()).toEqual(['message']);
  });

  it('needs no answer once a coach says so, until the next word, and again when that is taken back', async () => {
    await write(member, 'Thank you!');
    const { act, member: now } = await coach.get(contract.needNoAnswer, { params: { memberId } });
    expect(now.reasons.map(({ kind }) => kind)).not.toContain('message');
    const listed = async () =>
      (await coach.get(listConversations, { query: {} })).conversations.find(
        one => one.memberId === memberId,
      );
    expect(await listed()).toMatchObject({ unanswered: false, unread: 1 });
    expect(await coach.get(contract.getAttentionOf, { params: { memberId } })).toEqual(await standing());
    await undone(act);
    expect(await kinds()).toContain('message');
    expect(await listed()).toMatchObject({ unanswered: true });
    await coach.get(contract.needNoAnswer, { params: { memberId } });
    testApp.clock.now = after(60_000);
    await write(member, 'One more thing');
    expect(await kinds()).toContain('message');
    expect(await listed()).toMatchObject({ unanswered: true });
  });

  it('that needs no answer stands behind those that wait', async () => {
    const other = await aMember(testApp, coach);
    await write(member, 'Thank you!');
    await other.get(sendMessage, { params: { memberId: other.id }, body: { text: 'May I?' } });
    testApp.clock.now = after(60_000);
    await write(member, 'See you');
    const order = async () =>
      (await coach.get(listConversations, { query: {} })).conversations
        .map(one => one.memberId)
        .filter(id => id === memberId || id === other.id);
    expect(await order()).toEqual([memberId, other.id]);
    await coach.get(contract.needNoAnswer, { params: { memberId } });
    expect(await order()).toEqual([other.id, memberId]);
  });

  it('without a word of a coach for 14 days is quiet', async () => {
    await aDaily(6, today);
    await write(coach, 'Welcome!');
    testApp.clock.now = after(14 * day - 1);
    expect(await kinds()).not.toContain('quiet');
    testApp.clock.now = after(14 * day);
    expect(await texts()).toContain('No word from you for 14 days');
  });
});

it('is narrowed to one of the members’ groups', async () => {
  const group = await coach.get(createGroup, {
    body: { name: `Dawn ${memberId}`, colour: 'amber', memberIds: [memberId] },
  });
  const { members, total } = await coach.get(contract.getAttention, { query: { group: group.id } });
  expect([members.map(one => one.memberId), total]).toEqual([[memberId], 1]);
  expect(await coach.get(contract.getAttention, { query: { group: randomUUID() } })).toMatchObject({
    members: [],
    total: 0,
  });
});

it('two days missed are told until they are none: seen after a review, and calling again with the next one', async () => {
  await aDaily(4, '2026-03-16');
  await reviewed();
  expect(await standing()).toMatchObject({
    state: 'seen',
    urgency: 0,
    reasons: [{ text: '2 training days missed in the last 7 days', seen: true }],
  });
  testApp.clock.now = after(1 * day);
  expect(await standing()).toMatchObject({
    state: 'calls',
    reasons: [{ text: '3 training days missed in the last 7 days', seen: false }],
  });
});

it('a failed payment, and an end that nothing renews', async () => {
  await aDaily(4, '2026-03-18');
  await set('subscription_expires_at', after(7 * day));
  expect(await texts()).toEqual(['Membership ends on Mar 25, 2026, and nothing renews it']);
  await set('subscription_renews_at', after(7 * day));
  expect(await kinds()).toEqual([]);
  await set('subscription_past_due_at', after(2 * day));
  await set('payment_failed_at', after(-5 * day));
  expect(await standing()).toMatchObject({
    urgency: 80,
    reasons: [{ text: 'Payment failed, open until Mar 20, 2026', since: after(-5 * day).toISOString() }],
  });
});

it('nothing planned, a program that ends, and one that is paused', async () => {
  expect(await texts()).toEqual(['No training is planned']);
  const { assignment } = await aDaily(1, '2026-03-18');
  expect(await texts()).toEqual([
    'The last session of Iron is in 6 days, on Mar 24, 2026, and nothing follows',
  ]);
  await coach.get(updateAssignment, { params: { id: assignment.id }, body: { status: 'paused' } });
  expect(await kinds()).toEqual([]);
});

it('a one-off exercise of a coach is training to come; one of their own is not', async () => {
  const squat = await anExercise(coach);
  await member.get(addDailyWorkout, { body: { exerciseId: squat.id, assignedDate: today } });
  expect(await kinds()).toEqual(['no-program']);
  await coach.get(addDailyWorkout, { body: { memberId, exerciseId: squat.id, assignedDate: '2026-03-22' } });
  expect(await standing()).toMatchObject({
    nextTrainingOn: '2026-03-22T00:00:00.000Z',
    reasons: [{ kind: 'ends-soon' }],
  });
});

it('two of three days harder than prescribed: what was said of the session, or else what was logged', async () => {
  const squat = await anExercise(coach);
  const prescribed = [{ exerciseId: squat.id, sets: '3', reps: '5', rpe: '7-8' }];
  const week = Object.fromEntries(weekdays.map(weekday => [weekday, prescribed]));
  const program = await aProgram(coach, [week, week, week]);
  const assignment = await assign(coach, member, program, '2026-03-16');
  testApp.clock.now = after(-2 * day);
  await log(member, assignment, squat, '2026-03-16', {
    setsData: [{ setNum: 1, reps: 5, weight: 200, rpe: 9, completed: true }],
  });
  testApp.clock.now = noon;
  await log(member, assignment, squat, '2026-03-17', { setsData: fiveSets() });
  expect(await kinds()).toEqual([]);
  const input = { userId: memberId, date: today };
  const [dayNow] = await coach.get(listTrainingDaysOfDate, { params: input });
  const prescriptionId = dayNow?.exercises[0]?.prescription?.id ?? '';
  await sendBy(member, dayNow?.id ?? '', [
    ...threeSets(prescriptionId, { rpe: 7 }),
    event(30, 'feel', { effort: 8.5 }),
    event(31, 'end'),
  ]);
  expect(await texts()).toContain('Harder than prescribed on 2 of the last 2 days: RPE 8.5 instead of 7');
});

it('a lift that declines, and a new best', async () => {
  const squat = await anExercise(coach, 'Strength', 'Back Squat of Ruth');
  const week = Object.fromEntries(weekdays.map(weekday => [weekday, fiveByFive(squat)]));
  const program = await aProgram(
    coach,
    Array.from({ length: 12 }, () => week),
    'Long',
  );
  const assignment = await assign(coach, member, program, '2026-02-01');
  const lift = (date: string, weight: number) => {
    testApp.clock.now = new Date(`${date}T12:00:00Z`);
    return log(member, assignment, squat, date, { setsData: fiveSets(weight) });
  };
  await lift('2026-02-20', 250);
  await lift('2026-03-12', 200);
  testApp.clock.now = noon;
  expect((await texts()).filter(text => text.startsWith('Back'))).toEqual([
    'Back Squat of Ruth is declining, down 20.0%',
  ]);
  await reviewed();
  testApp.clock.now = after(1000);
  await log(member, assignment, squat, today, { setsData: fiveSets(255) });
  expect(await recordText()).toBe('New best in Back Squat of Ruth: est. 1RM 298 lb');
  await coach.get(updateProfile, { body: { units: { weight: 'kg' } } });
  expect(await recordText()).toBe('New best in Back Squat of Ruth: est. 1RM 134.9 kg');
  await coach.get(updateProfile, { body: { units: { weight: 'lb' } } });
  await reviewed();
  testApp.clock.now = after(2000);
  await log(member, assignment, squat, '2026-03-17', { setsData: fiveSets(300) });
  expect(await recordText()).toBe(
    '20% stronger in Long, with a new best in Back Squat of Ruth: est. 1RM 350 lb',
  );
  await reviewed();
  expect(await kinds()).not.toContain('record');
  testApp.clock.now = after(3000);
  const slip = { setsData: [{ setNum: 1, reps: 1, weight: 3_000 }] };
  await log(member, assignment, squat, '2026-03-16', slip);
  expect(await recordText()).toBe(
    'Back Squat of Ruth: est. 1RM 3,000 lb, 8.6 times the previous best: check it',
  );
  const first = await anExercise(coach, 'Strength', 'Bench Press of Ruth');
  const other = await assign(
    coach,
    member,
    await aProgram(coach, [{ monday: fiveByFive(first) }]),
    '2026-03-16',
  );
  testApp.clock.now = after(4000);
  await log(member, other, first, '2026-03-16', slip);
  expect(await recordText()).toBe(
    'Bench Press of Ruth: est. 1RM 3,000 lb, more than anyone has lifted: check it, and 1 more',
  );
});

/** The reasons the coach is asked to check. */
const toCheck = async () => (await texts()).filter(text => text.includes('check it'));

it('a run, a hold or jumps that nobody may have meant are to be checked, and nothing that is likely', async () => {
  const run = await anExercise(coach, 'Aerobic', 'Run of Ruth');
  const plank = await anExercise(coach, 'Isometric', 'Plank of Ruth');
  const jump = await anExercise(coach, 'Plyometric', 'Jump of Ruth');
  const program = await aProgram(coach, [
    { monday: fiveByFive(run, plank, jump), tuesday: fiveByFive(run, plank, jump) },
  ]);
  const assignment = await assign(coach, member, program, '2026-03-16');
  testApp.clock.now = after(1000);
  const [monday, tuesday] = ['2026-03-16', '2026-03-17'];
  await log(member, assignment, run, monday, { distanceCompleted: '3.1', timeCompleted: '28:00' });
  await log(member, assignment, plank, monday, { timeCompleted: '1:30' });
  await log(member, assignment, jump, monday, { volumeCompleted: '60' });
  expect(await toCheck()).toEqual([]);

  const odd = await log(member, assignment, run, tuesday, {
    distanceCompleted: '5,5',
    distanceUnit: 'km',
    timeCompleted: '1:30',
  });
  expect(await toCheck()).toEqual(['Run of Ruth: 3.42 mi in 1:30, 20.6 times as fast as before: check it']);
  await coach.get(updateProfile, { body: { units: { distance: 'km' } } });
  expect(await toCheck()).toEqual(['Run of Ruth: 5.5 km in 1:30, 20.6 times as fast as before: check it']);
  await coach.get(updateProfile, { body: { units: { distance: 'mi' } } });
  await member.get(correctProgress, {
    params: { id: odd.id },
    body: { distanceCompleted: '3.42', timeCompleted: '31:30' },
  });
  expect(await toCheck()).toEqual([]);

  await log(member, assignment, plank, tuesday, { timeCompleted: '45:00' });
  expect(await toCheck()).toEqual(['Plank of Ruth: 45:00, 30 times the previous best: check it']);
  await reviewed();
  testApp.clock.now = after(2000);
  await log(member, assignment, jump, tuesday, { volumeCompleted: '40000' });
  expect(await toCheck()).toEqual(['Jump of Ruth: 40,000 contacts, 666.7 times the previous best: check it']);
});

describe('a review', () => {
  it('is contact, has seen states for 7 days, and can be taken back', async () => {
    const { act, member: now } = await reviewed();
    expect(now).toMatchObject({
      state: 'seen',
      reasons: [{ kind: 'no-program', seen: true }],
      urgency: 0,
      lastContactAt: noon.toISOString(),
    });
    testApp.clock.now = after(7 * day);
    expect(await kinds()).toEqual(['no-program']);
    testApp.clock.now = after(1000);
    const { body } = await undone(act);
    expect(body).toMatchObject({ lastContactAt: null, reasons: [{ kind: 'no-program' }] });
    expect(body).toEqual(await standing());
  });

  it('ends a snooze, which taking it back puts back', async () => {
    await snoozed(after(day));
    const { act, member: now } = await reviewed();
    expect(now.snoozedUntil).toBeNull();
    expect((await undone(act)).body).toMatchObject({ snoozedUntil: after(day).toISOString() });
  });

  it('that another act has followed can no longer be taken back, nor twice', async () => {
    const { act } = await reviewed();
    const { act: later } = await snoozed(after(day));
    expect((await undone(act)).status).toBe(409);
    expect((await undone(later)).status).toBe(200);
    expect((await undone(later)).status).toBe(409);
  });

  it('of two coaches at once leaves one act, and no half of either', async () => {
    const other = await aCoach(testApp);
    const acts = await Promise.all(
      [coach, other].map(one => one.get(contract.reviewMember, { params: { memberId } })),
    );
    const answers = await Promise.all(acts.map(({ act }) => undone(act)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('stays when the coach who made it is gone, and goes with the member', async () => {
    const former = await aCoach(testApp);
    await former.get(contract.reviewMember, { params: { memberId } });
    await testApp.db.$client.query('delete from users where id = $1', [former.id]);
    expect(await standing()).toMatchObject({ lastContactAt: noon.toISOString() });
    await testApp.db.$client.query('delete from users where id = $1', [memberId]);
    const { rows } = await testApp.db.$client.query('select 1 from member_reviews where member_id = $1', [
      memberId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('a snooze', () => {
  it.each([
    [after(0), 'Choose a time in the future'],
    [after(400 * day), 'Choose a time within a year'],
  ])('until %s is refused', async (until, message) => {
    const body = { until: until.toISOString() };
    const answer = await coach.ask(contract.snoozeMember, { params: { memberId }, body });
    expect([answer.status, answer.body.issues]).toEqual([400, [{ path: 'until', message }]]);
  });

  it.each(['tomorrow', '2026-03-32T00:00:00Z', '2026-03-20'])('until %s is no instant', async until => {
    const answer = await coach.ask(contract.snoozeMember, { params: { memberId }, body: { until } });
    expect(answer.status).toBe(400);
  });
});

it('whoever is not let in is not in the round, and nobody can act on them', async () => {
  await set('subscription_expires_at', after(-1));
  expect((await everyone()).map(one => one.memberId)).not.toContain(memberId);
  for (const id of [memberId, coach.id, randomUUID()]) {
    const answer = await coach.ask(contract.reviewMember, { params: { memberId: id } });
    expect([answer.status, answer.body.message]).toEqual([404, 'Member not found']);
  }
});

describe('the thresholds', () => {
  it('are as usual until a coach sets some, the others stay', async () => {
    const before = await coach.get(getAttentionSettings, {});
    expect(before).toMatchObject({ painLevel: 3, quietDays: 14, harderBy: 1.5 });
    await coach.get(setAttentionSettings, { body: { painLevel: 5 } });
    expect(await coach.get(setAttentionSettings, { body: { quietDays: '21' } })).toEqual({
      ...before,
      painLevel: 5,
      quietDays: 21,
    });
    const { trainingDayId, first } = await aSessionOf(coach, member);
    await sendBy(member, trainingDayId, [on(1, 'pain', first, { where: 'hip', level: 4 })]);
    expect(await kinds()).not.toContain('pain');
    await coach.get(setAttentionSettings, { body: { painLevel: 4 } });
    expect(await kinds()).toContain('pain');
  });

  it.each([
    [{ painLevel: 0 }, 'painLevel', 'Enter a whole number from 1 to 10'],
    [{ painLevel: 2.5 }, 'painLevel', 'Enter a whole number from 1 to 10'],
    [{ harderBy: 6 }, 'harderBy', 'Enter a number from 0.5 to 5'],
    [{ missedDays: 'two' }, 'missedDays', 'Enter a whole number from 1 to 7'],
  ])('%j are refused', async (body, path, message) => {
    const answer = await coach.ask(setAttentionSettings, { body });
    expect([answer.status, answer.body.issues?.[0]]).toEqual([400, { path, message }]);
  });
});

describe('pages', () => {
  it('have everyone who is let in exactly once, the most urgent first, also when some are reviewed meanwhile', async () => {
    const first = await coach.get(contract.getAttention, { query: { limit: 3 } });
    const [head] = first.members;
    if (head) await reviewed(head.memberId);
    const found = first.members.map(one => one.memberId);
    for (let next = first.next; next !== null; ) {
      const page = await coach.get(contract.getAttention, { query: { limit: 3, after: next } });
      found.push(...page.members.map(one => one.memberId));
      next = page.next;
    }
    const { rows } = await testApp.db.$client.query(
      `select id from users where role = 'member' and subscription_status = 'active'
         and coalesce(subscription_expires_at > $1, true) and coalesce(subscription_past_due_at > $1, true)`,
      [noon],
    );
    // A member reviewed after their page comes again behind those who call.
    expect([...new Set(found)].toSorted()).toEqual(rows.map(({ id }) => id as string).toSorted());
    const all = await everyone();
    const urgencies = all.filter(one => one.snoozedUntil === null).map(one => one.urgency);
    expect(urgencies).toEqual(urgencies.toSorted((a, b) => b - a));
    expect(new Set(all.map(one => one.memberId)).size).toBe(rows.length);
  });

  it.each([
    'x',
    'W10',
    Buffer.from('[0,0,0,"x","",""]').toString('base64url'),
    Buffer.from('{}').toString('base64url'),
  ])('do not begin after %j', async place => {
    const answer = await coach.ask(contract.getAttention, { query: { after: place } });
    expect([answer.status, answer.body.issues?.[0]?.path]).toEqual([400, 'after']);
  });
});
