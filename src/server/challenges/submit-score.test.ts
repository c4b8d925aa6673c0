import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/challenges.ts';
import { updateProfile } from '#contract/profile.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aChallenge, aFiveDayChallenge, pointsIn, ranking, submit } from '#server/testing/challenges.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise } from '#server/testing/training.ts';

const now = new Date('2026-03-18T12:00:00Z');

let testApp: TestApp;
let coach: Person;
let ada: Person;
let ben: Person;
let cyd: Person;
let squat: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now });
  coach = await aCoach(testApp);
  [ada, ben, cyd] = [
    await aMember(testApp, coach, { firstName: 'Ada' }),
    await aMember(testApp, coach, { firstName: 'Ben' }),
    await aMember(testApp, coach, { firstName: 'Cyd' }),
  ];
  squat = await anExercise(coach, 'Strength', 'Squat');
});
afterAll(() => testApp.close());

const mine = (member: Person, { id }: { id: string }) =>
  member.get(contract.getMySubmission, { params: { id } });

/** Puts the clock there during a call. */
async function at<Result>(instant: string, ask: () => Promise<Result>): Promise<Result> {
  testApp.clock.now = new Date(instant);
  try {
    return await ask();
  } finally {
    testApp.clock.now = now;
  }
}

describe('a member submits once, and it is locked', () => {
  it('the result is answered with its rank, and read again by whoever handed it in', async () => {
    const challenge = await aChallenge(coach, squat);
    expect(await mine(ada, challenge)).toBeNull();
    const { status, body } = await submit(ada, challenge, { reps: '40', weight: 135 });
    const result = { score: 40, reps: 40, weight: null, completionTime: null, rank: 1 };
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ ...result, challengeId: challenge.id, submittedAt: now.toISOString() }),
    ]);
    expect(await mine(ada, challenge)).toEqual(body);
    expect(await mine(ben, challenge)).toBeNull();
  });

  it('a second time is a conflict, and changes nothing', async () => {
    const challenge = await aChallenge(coach, squat);
    const before = await pointsIn(ada, '2026-03');
    await submit(ada, challenge, { reps: 40 });
    const { status, body } = await submit(ada, challenge, { reps: 90 });
    expect([status, body.message]).toEqual([409, 'You have already submitted a score for this challenge']);
    expect((await mine(ada, challenge))?.score).toBe(40);
    expect(await pointsIn(ada, '2026-03')).toHaveLength(before.length + 1);
  });

  it.each([1, 2, 3])(
    'of several at the same instant exactly one is left, with its 10 points (%i)',
    async () => {
      const challenge = await aChallenge(coach, squat);
      const before = (await pointsIn(ben, '2026-03')).length;
      const scores = [11, 12, 13, 14, 15];
      const answers = await Promise.all(scores.map(reps => submit(ben, challenge, { reps })));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        201, 409, 409, 409, 409,
      ]);
      const kept = answers.find(({ status }) => status === 201)?.body;
      expect(await mine(ben, challenge)).toEqual(kept);
      expect(await pointsIn(ben, '2026-03')).toHaveLength(before + 1);
    },
  );
});

describe('what a result says', () => {
  type Kind = 'reps' | 'weight' | 'time';
  type Result = BodyOf<typeof contract.submitScore>;
  const taken: [Kind, Result, object][] = [
    ['reps', { reps: 40 }, { score: 40, reps: 40 }],
    ['reps', { score: '40' }, { score: 40, reps: 40 }],
    ['reps', { score: 1, reps: '40' }, { score: 40, reps: 40 }],
    ['reps', { score: 40, reps: '' }, { score: 40, reps: 40 }],
    ['reps', { reps: 12.5 }, { score: 12.5, reps: 12.5 }],
    ['weight', { weight: '135.5', reps: 3 }, { score: 135.5, weight: 135.5, reps: null }],
    ['weight', { score: 225 }, { score: 225, weight: 225 }],
    ['time', { completionTime: '5:07' }, { score: 307, completionTime: '05:07' }],
    ['time', { completionTime: '5:07', score: 1 }, { score: 307, completionTime: '05:07' }],
    ['time', { score: 307 }, { score: 307, completionTime: '05:07' }],
    ['time', { completionTime: '100:00' }, { score: 6000, completionTime: '100:00' }],
  ];
  it.each(taken)('by %s, %o is %o', async (scoringType, body, result) => {
    const challenge = await aChallenge(coach, squat, { scoringType });
    const answer = await submit(ada, challenge, body);
    expect([answer.status, answer.body]).toEqual([201, expect.objectContaining(result)]);
  });

  const refused: [Kind, Record<string, unknown>, string][] = [
    ['reps', {}, 'Please enter valid reps'],
    ['reps', { reps: 0 }, 'Please enter valid reps'],
    ['reps', { reps: -40 }, 'Please enter valid reps'],
    ['reps', { reps: '-40' }, 'Please enter valid reps'],
    ['reps', { reps: 1e9 }, 'Please enter valid reps'],
    ['reps', { reps: 'forty' }, 'Please enter valid reps'],
    ['reps', { reps: 0, score: 40 }, 'Please enter valid reps'],
    ['reps', { score: 10_001 }, 'Please enter valid reps'],
    ['reps', { score: 0 }, 'Please enter valid reps'],
    ['reps', { score: -1 }, 'Please enter a valid score'],
    ['weight', { reps: 40 }, 'Please enter valid weight'],
    ['weight', { weight: 5001 }, 'Please enter valid weight'],
    ['time', {}, 'Please enter completion time'],
    ['time', { completionTime: '90' }, 'Please enter time in MM:SS format'],
    ['time', { completionTime: '1:75' }, 'Please enter valid time'],
    ['time', { completionTime: '0:00' }, 'Please enter valid time'],
    ['time', { score: 90.5 }, 'Please enter valid time'],
    ['time', { score: 0 }, 'Please enter valid time'],
    ['time', { score: 86_400 }, 'Please enter valid time'],
  ];
  it.each(refused)('by %s, %o is refused: %s', async (scoringType, body, message) => {
    const challenge = await aChallenge(coach, squat, { scoringType });
    const answer = await submit(ada, challenge, body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(answer.body.issues).toHaveLength(1);
    expect(await mine(ada, challenge)).toBeNull();
  });
});

describe('the days of a challenge are the dates of each member', () => {
  it('before its first day and after its last there is nothing to submit', async () => {
    const challenge = await aChallenge(coach, squat);
    const before = await at('2026-03-15T23:59:59Z', () => submit(ada, challenge, { reps: 40 }));
    expect([before.status, before.body.message]).toEqual([409, 'This challenge opens on Mar 16, 2026']);
    const after = await at('2026-03-23T00:00:00Z', () => submit(ada, challenge, { reps: 40 }));
    expect([after.status, after.body.message]).toEqual([409, 'This challenge has ended']);
    expect((await at('2026-03-22T23:59:59Z', () => submit(ada, challenge, { reps: 40 }))).status).toBe(201);
  });

  it('where it is Monday already it has begun, and where it is still Sunday it goes on', async () => {
    const challenge = await aChallenge(coach, squat);
    const early = await aMember(testApp, coach, { timeZone: 'Pacific/Kiritimati' });
    const late = await aMember(testApp, coach, { timeZone: 'Pacific/Pago_Pago' });
    const sunday = '2026-03-15T10:00:00Z';
    expect((await at(sunday, () => submit(early, challenge, { reps: 40 }))).status).toBe(201);
    expect((await at(sunday, () => submit(late, challenge, { reps: 40 }))).status).toBe(409);
    const monday = '2026-03-23T10:59:00Z';
    expect((await at(monday, () => submit(late, challenge, { reps: 40 }))).status).toBe(201);
  });
});

describe('who may submit', () => {
  it('a coach and a member on trial do, each with a rank', async () => {
    const challenge = await aChallenge(coach, squat);
    const trial = await aMember(testApp, coach, { firstName: 'Tia', active: false });
    await testApp.db.$client.query(`update users set subscription_status = 'trialing' where id = $1`, [
      trial.id,
    ]);
    expect((await submit(trial, challenge, { reps: 20 })).status).toBe(201);
    expect((await submit(coach, challenge, { reps: 30 })).status).toBe(201);
    expect(await ranking(ada, challenge)).toEqual([
      [1, 'Head', 30],
      [2, 'Tia', 20],
    ]);
    expect((await trial.ask(contract.getCurrentChallenge, {})).status).toBe(200);
    expect(await mine(trial, challenge)).toMatchObject({ score: 20, rank: 2 });
    const { status, body } = await trial.ask(contract.listSubmissions, { params: { id: challenge.id } });
    expect([status, body.message], 'nor sees what others handed in').toEqual([
      403,
      'An active membership is required',
    ]);
  });

  it('someone without a membership does not', async () => {
    const challenge = await aChallenge(coach, squat);
    const none = await aMember(testApp, coach, { active: false });
    const { status, body } = await submit(none, challenge, { reps: 20 });
    expect([status, body.message]).toEqual([403, 'An active membership is required']);
  });
});

describe('ranks', () => {
  it('the most reps are first; equal scores share a rank, in the order they came in', async () => {
    const challenge = await aChallenge(coach, squat);
    await at('2026-03-18T10:00:00Z', () => submit(cyd, challenge, { reps: 40 }));
    await at('2026-03-18T11:00:00Z', () => submit(ada, challenge, { reps: 40 }));
    const { body } = await submit(ben, challenge, { reps: 30 });
    expect(body.rank).toBe(3);
    expect(await ranking(ada, challenge)).toEqual([
      [1, 'Cyd', 40],
      [1, 'Ada', 40],
      [3, 'Ben', 30],
    ]);
    expect((await mine(ada, challenge))?.rank).toBe(1);
  });

  it('of times the shortest is first', async () => {
    const challenge = await aChallenge(coach, squat, { scoringType: 'time' });
    await at('2026-03-18T10:00:00Z', () => submit(ada, challenge, { completionTime: '10:00' }));
    await submit(ben, challenge, { completionTime: '9:59' });
    await submit(cyd, challenge, { completionTime: '10:00' });
    expect(await ranking(ada, challenge)).toEqual([
      [1, 'Ben', 599],
      [2, 'Ada', 600],
      [2, 'Cyd', 600],
    ]);
    expect([await mine(ada, challenge), await mine(cyd, challenge)].map(own => own?.rank)).toEqual([2, 2]);
  });

  it('five are shown unless more are asked for, with their names and never an address', async () => {
    const challenge = await aChallenge(coach, squat);
    for (const reps of [1, 2, 3, 4, 5, 6]) {
      await submit(await aMember(testApp, coach, { firstName: `M${reps}` }), challenge, { reps });
    }
    const params = { id: challenge.id };
    const top = await ada.get(contract.listSubmissions, { params });
    expect(top.map(({ score }) => score)).toEqual([6, 5, 4, 3, 2]);
    expect(Object.keys(top[0]?.member ?? {}).toSorted()).toEqual([
      'firstName',
      'id',
      'lastName',
      'profileImageUrl',
    ]);
    expect(JSON.stringify(top)).not.toContain('@');
    expect(await ada.get(contract.listSubmissions, { params, query: { limit: 2 } })).toHaveLength(2);
  });
});

describe('points count for the month in which they are earned, in the zone of the fellowship', () => {
  it.each([
    ['UTC', '2026-03-31T23:59:59.999Z', '2026-03'],
    ['UTC', '2026-04-01T00:00:00Z', '2026-04'],
    ['America/New_York', '2026-04-01T03:59:59Z', '2026-03'],
    ['America/New_York', '2026-04-01T04:00:00Z', '2026-04'],
    ['Pacific/Kiritimati', '2026-03-31T09:59:59Z', '2026-03'],
    ['Pacific/Kiritimati', '2026-03-31T10:00:00Z', '2026-04'],
  ])('%s at %s: %s', async (timeZone, instant, month) => {
    const there = await appForTests({ now: new Date(instant), fellowship: { timeZone } });
    const [head, exercise] = [await aCoach(there), { id: '' }];
    const member = await aMember(there, head, { timeZone: 'Asia/Tokyo' });
    exercise.id = (await anExercise(head)).id;
    const dates = { startDate: '2026-03-25', endDate: '2026-04-07' };
    await submit(member, await aChallenge(head, exercise, dates), { reps: 40 });
    const other = month === '2026-03' ? '2026-04' : '2026-03';
    expect([await pointsIn(member, month), await pointsIn(member, other)]).toEqual([['whole 10'], []]);
    await there.close();
  });
});

describe('a challenge that is changed while members submit', () => {
  it.each([1, 2, 3])('deleted: who was let in was before it, and everyone else is told (%i)', async () => {
    const challenge = await aChallenge(coach, squat);
    const members = [ada, ben, cyd];
    const before = await Promise.all(members.map(member => pointsIn(member, '2026-03')));
    const [deleted, ...answers] = await Promise.all([
      coach.ask(contract.deleteChallenge, { params: { id: challenge.id } }),
      ...members.map(member => submit(member, challenge, { reps: 40 })),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status } of answers) expect([201, 404]).toContain(status);
    const after = await Promise.all(members.map(member => pointsIn(member, '2026-03')));
    const earned = after.map((points, index) => points.length - (before[index]?.length ?? 0));
    const { rows } = await testApp.db.$client.query<{ count: number }>(
      'select count(*) from challenge_submissions where challenge_id = $1',
      [challenge.id],
    );
    expect(rows[0]?.count).toBe(answers.filter(({ status }) => status === 201).length);
    expect(earned.reduce((sum, count) => sum + count, 0)).toBe(rows[0]?.count);
  });

  it.each([1, 2, 3])('moved away: nobody submits in what has not begun by then (%i)', async () => {
    const challenge = await aChallenge(coach, squat);
    const [moved, ...answers] = await Promise.all([
      coach.ask(contract.updateChallenge, {
        params: { id: challenge.id },
        body: { startDate: '2026-03-23', endDate: '2026-03-29' },
      }),
      ...[ada, ben, cyd].map(member => submit(member, challenge, { reps: 40 })),
    ]);
    expect(moved.status).toBe(200);
    for (const { status, body } of answers) {
      expect(status === 201 ? 'in time' : body.message).toMatch(/^in time$|^This challenge opens on Mar 23/);
    }
    expect((await submit(coach, challenge, { reps: 40 })).status).toBe(409);
  });

  it('a result handed in stays through every edit', async () => {
    const challenge = await aChallenge(coach, squat);
    const { body } = await submit(ada, challenge, { reps: 40 });
    await coach.get(contract.updateChallenge, {
      params: { id: challenge.id },
      body: { name: 'Squats', endDate: '2026-03-20', rounds: '5' },
    });
    expect(await mine(ada, challenge)).toEqual(body);
    expect(await ranking(ben, challenge)).toEqual([[1, 'Ada', 40]]);
  });
});

it('a 5-day challenge takes no score: it is completed day by day', async () => {
  const fiveDays = await aFiveDayChallenge(coach, {});
  const { status, body } = await submit(ada, fiveDays, { score: 40 });
  expect([status, body.message]).toEqual([409, 'This challenge is completed day by day']);
  const params = { id: fiveDays.id };
  expect(await ada.get(contract.getMySubmission, { params })).toBeNull();
  expect(await ada.get(contract.listSubmissions, { params })).toEqual([]);
});

it('one that is not there, deleted, or not announced yet is not found', async () => {
  const deleted = await aChallenge(coach, squat);
  await coach.get(contract.deleteChallenge, { params: { id: deleted.id } });
  const far = await aChallenge(coach, squat, { startDate: '2026-03-26', endDate: '2026-03-27' });
  for (const { id } of [deleted, far, { id: crypto.randomUUID() }]) {
    for (const answer of [
      await submit(ada, { id }, { reps: 40 }),
      await ada.ask(contract.getMySubmission, { params: { id } }),
      await ada.ask(contract.listSubmissions, { params: { id } }),
    ])
      expect([answer.status, answer.body]).toEqual([404, { message: 'Challenge not found' }]);
  }
});

it('a member in another zone keeps what was handed in when they travel', async () => {
  const challenge = await aChallenge(coach, squat, { startDate: '2026-03-18', endDate: '2026-03-18' });
  const traveller = await aMember(testApp, coach, { timeZone: 'Asia/Tokyo' });
  expect((await submit(traveller, challenge, { reps: 5 })).status).toBe(201);
  await traveller.get(updateProfile, { body: { timeZone: 'Pacific/Pago_Pago' } });
  expect((await submit(traveller, challenge, { reps: 6 })).status).toBe(409);
  expect((await mine(traveller, challenge))?.score).toBe(5);
});
