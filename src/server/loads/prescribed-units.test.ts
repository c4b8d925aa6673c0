import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logProgress } from '#contract/progress.ts';
import { updateProfile } from '#contract/profile.ts';
import { listTrainingSessions, sendSessionEvents } from '#contract/training/training-sessions.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, logBody } from '#server/testing/training.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

async function whoMeasuresIn(weight: 'lb' | 'kg'): Promise<Person> {
  const member = await aMember(testApp, coach);
  await member.get(updateProfile, { body: { units: { weight, distance: 'mi', length: 'in' } } });
  return member;
}

async function sessionOf(member: Person, prescribed: Record<string, unknown>) {
  const exercise = await anExercise(coach, 'Strength');
  const program = await aProgram(coach, [
    { wednesday: [{ exerciseId: exercise.id, sets: '2', reps: '5', ...prescribed }] },
  ]);
  const assignment = await assign(coach, member, program, today);
  const [session] = await member.get(listTrainingSessions, { query: { date: today } });
  return { exercise, assignment, session };
}

describe('a weight that was prescribed in kg', () => {
  it.each([
    ['kg', { weight: '60', weightUnit: 'kg' }, 60, 'Your coach asks for 60 kg'],
    [
      'lb',
      { weight: '60', weightUnit: 'kg' },
      130,
      'Your coach asks for 60 kg: 132.28 lb, rounded to 130 lb',
    ],
    ['kg', { weight: '62,5', weightUnit: 'kgs' }, 62.5, 'Your coach asks for 62.5 kg'],
    ['kg', { weight: '135' }, 60, 'Your coach asks for 135 lb: 61.23 kg, rounded to 60 kg'],
    ['kg', { weight: 'level 8', weightUnit: 'kg' }, null, 'As your coach wrote: level 8'],
  ] as const)(
    'is what a member who measures in %s is asked for: %j',
    async (unit, prescribed, weight, why) => {
      const { session } = await sessionOf(await whoMeasuresIn(unit), prescribed);
      expect(session?.exercises[0]?.load).toMatchObject({ weight, unit, why });
    },
  );

  it('is that of each of its sets too', async () => {
    const setTargets = ['60', '62,5', '70 lb'].map(weight => ({ kind: 'work', weight }));
    const { session } = await sessionOf(await whoMeasuresIn('kg'), { setTargets, weightUnit: 'kg' });
    expect(session?.exercises[0]?.targets.map(({ load }) => load?.weight)).toEqual([60, 62.5, 32.5]);
  });
});

describe('a weight that was typed with a decimal comma', () => {
  const kilograms = { weight: 61.25, unit: 'kg' };

  it('is taken in a log, and comes back', async () => {
    const member = await whoMeasuresIn('kg');
    const { assignment, exercise } = await sessionOf(member, {});
    const setsData = [{ setNum: 1, reps: '5', weight: '61,25', unit: 'kg' as const }];
    const { status, body } = await member.ask(logProgress, {
      body: logBody(assignment, exercise, today, { setsData }),
    });
    expect([status, body.setsData?.[0]?.entered]).toEqual([201, expect.objectContaining(kilograms)]);
  });

  it('is taken in a session', async () => {
    const member = await whoMeasuresIn('kg');
    const { session } = await sessionOf(member, {});
    const event = {
      id: crypto.randomUUID(),
      at: `${today}T12:00:00Z`,
      kind: 'set',
      prescriptionId: session?.exercises[0]?.prescriptionId,
      setNum: 1,
      reps: 5,
      weight: '61,25',
      unit: 'kg',
      rpe: '7,5',
    };
    const { session: after } = await member.get(sendSessionEvents, {
      params: { trainingDayId: session?.trainingDayId ?? '' },
      body: { events: [event] },
    });
    expect(after?.exercises[0]?.sets[0]).toMatchObject({ rpe: 7.5, entered: kilograms });
  });
});
