import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import { correctProgress, listProgress, logProgress } from '#contract/progress.ts';
import { getTrainingDay } from '#contract/training/training-days.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, logBody } from '#server/testing/training.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

type Result = BodyOf<typeof correctProgress>;

async function inTraining(category: ExerciseCategory) {
  const member = await aMember(testApp, coach);
  const exercise = await anExercise(coach, category);
  const prescribed = { exerciseId: exercise.id, sets: '2', reps: '5' };
  // A week before too, for what was done the last time.
  const week = { wednesday: [prescribed] };
  const program = await aProgram(coach, [week, week]);
  const assignment = await assign(coach, member, program, '2026-03-11');
  const dayOn = (date: string) =>
    member.get(getExercisesForDate, { params: { id: assignment.id }, query: { date } });
  const logOn = (date: string, result: Result) =>
    member.ask(logProgress, { body: logBody(assignment, exercise, date, result) });
  return { member, exercise, assignment, dayOn, logOn };
}

const kilos = { weight: 100, unit: 'kg', distance: null, distanceUnit: null };

describe('what was typed in other units', () => {
  it('is kept in lb, not rounded, and comes back as it was wherever a log is answered', async () => {
    const { member, dayOn, logOn } = await inTraining('Strength');
    const setsData = [{ setNum: 1, reps: 5, weight: 100, unit: 'kg' as const }];
    const before = await logOn('2026-03-11', { setsData });
    expect(before.status).toBe(201);
    const { body } = await logOn(today, { setsData });
    const asAnswered = [{ setNum: 1, reps: 5, weight: 220.46226218, completed: true, entered: kilos }];
    expect(body.setsData).toMatchObject(asAnswered);
    expect(body).toMatchObject({ weightUsed: 220.46226218, estimated1RM: 257.21, entered: null });
    const day = await dayOn(today);
    expect(day.exercises[0]?.log?.setsData).toMatchObject(asAnswered);
    expect(day.exercises[0]?.lastTime?.setsData).toMatchObject(asAnswered);
    const seen = await coach.get(getTrainingDay, { params: { id: day.trainingDayId } });
    expect(seen.exercises[0]?.log?.setsData).toMatchObject(asAnswered);
    const [listed] = await member.get(listProgress, { query: {} });
    expect(listed).toMatchObject({ setsData: asAnswered, weightUsed: 220.46, estimated1RM: 257.21 });
    const data = JSON.stringify((await member.send('GET', '/api/my-data.json')).body);
    expect(data).toContain('"weight":220.46226218');
    expect(data).toContain('"unit":"kg"');
    const table = (await member.send('GET', '/api/my-data.csv')).body as unknown as string;
    expect(table).toContain(',100 kg,');
  });

  it('is a distance too, of a log and of its sets', async () => {
    const { member, dayOn, logOn } = await inTraining('Aerobic');
    const distance = { distanceCompleted: '5', distanceUnit: 'km' as const };
    const { body } = await logOn(today, {
      ...distance,
      timeCompleted: '25:00',
      setsData: [{ setNum: 1, distance: 5, distanceUnit: 'km' }],
    });
    const asAnswered = {
      distanceCompleted: '3.1068559611866697',
      entered: { distance: '5', distanceUnit: 'km' },
      setsData: [{ distance: 5 / 1.609344, entered: { distance: 5, distanceUnit: 'km' } }],
    };
    expect(body).toMatchObject(asAnswered);
    expect(body).toMatchObject({ workoutUnitsCompleted: 100 });
    const day = await dayOn(today);
    expect(day.exercises[0]?.log).toMatchObject(asAnswered);
    const seen = await coach.get(getTrainingDay, { params: { id: day.trainingDayId } });
    expect(seen.exercises[0]?.log).toMatchObject(asAnswered);
    const corrected = await member.get(correctProgress, {
      params: { id: body.id },
      body: { distanceCompleted: '4' },
    });
    expect(corrected).toMatchObject({ distanceCompleted: '4', entered: null });
  });

  it('says nothing of itself where no unit was said', async () => {
    const { logOn } = await inTraining('Strength');
    const { body } = await logOn(today, { setsData: [{ setNum: 1, reps: 5, weight: 225 }] });
    expect(body.setsData).toEqual([{ setNum: 1, reps: 5, weight: 225, time: null, completed: true }]);
    expect(body.entered).toBeNull();
  });

  it.each([
    [{ setNum: 1, reps: 5, weight: 100, unit: 'stone' }, 'Choose lb or kg'],
    [{ setNum: 1, reps: 5, weight: 2300, unit: 'kg' }, 'Enter at most 5,000 lb'],
    [{ setNum: 1, reps: 5, distance: 1, distanceUnit: 'm' }, 'Choose mi or km'],
    [{ setNum: 1, reps: 5, setKind: 'top' }, 'Choose work, warmup, drop or failure'],
  ])('is refused where it is no such thing: %j', async (set, message) => {
    const { logOn } = await inTraining('Strength');
    const { status, body } = await logOn(today, { setsData: [set] } as Result);
    expect(status).toBe(400);
    expect(body.message).toContain(message);
  });
});

describe('the kind of a set', () => {
  it('comes back, and a warm-up counts for nothing', async () => {
    const { logOn, dayOn } = await inTraining('Strength');
    const { body } = await logOn(today, {
      setsData: [
        { setNum: 1, reps: 5, weight: 300, setKind: 'warmup' },
        { setNum: 2, reps: 5, weight: 200, setKind: 'failure' },
        { setNum: 3, reps: 4, weight: 150, setKind: 'drop' },
      ],
    });
    expect(body).toMatchObject({
      setsCompleted: 2,
      repsCompleted: 9,
      weightUsed: 200,
      estimated1RM: 233.33,
      workoutUnitsCompleted: 9,
    });
    const sets = (await dayOn(today)).exercises[0]?.log?.setsData ?? [];
    expect(sets.map(({ setKind }) => setKind)).toEqual(['warmup', 'failure', 'drop']);
  });
});

describe('what is shown, edited and saved in another unit', () => {
  it('has not changed where nobody typed something else', async () => {
    const { member, logOn } = await inTraining('Strength');
    const typed = [100, 62.5, 1.25, 102.05, 0.01].map((weight, index) => ({
      setNum: index + 1,
      reps: 5,
      weight,
      unit: 'kg' as const,
    }));
    const first = (await logOn(today, { setsData: typed })).body;
    const again = await member.get(correctProgress, {
      params: { id: first.id },
      body: {
        setsData: (first.setsData ?? []).map(({ setNum, reps = null, weight = null, entered }) => ({
          setNum,
          reps,
          weight: entered?.weight ?? weight,
          unit: entered?.unit ?? null,
        })),
      },
    });
    expect(again.setsData).toEqual(first.setsData);
    expect(again.estimated1RM).toBe(first.estimated1RM);
  });
});
