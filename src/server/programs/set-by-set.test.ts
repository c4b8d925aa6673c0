import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getExercisesForDate, giveOwnWorkout } from '#contract/assignments.ts';
import { addDailyWorkout, listDailyWorkouts } from '#contract/daily-workouts.ts';
import { deleteExercise } from '#contract/exercises.ts';
import { createWorkout, duplicateWorkout } from '#contract/programs.ts';
import { addDayExercise, removeDayExercise, updateDayExercise } from '#contract/programs/days.ts';
import {
  duplicateProgramWeek,
  getProgramSchedule,
  restoreProgramSchedule,
} from '#contract/programs/weeks.ts';
import {
  addWorkoutExercise,
  listWorkoutExercises,
  updateWorkoutExercise,
} from '#contract/programs/workout-exercises.ts';
import { getTrainingDay } from '#contract/training/training-days.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, log } from '#server/testing/training.ts';

/** A Wednesday. */
const today = '2026-03-18';
const nextWednesday = '2026-03-25';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };
let bench: { id: string };
let goblet: { id: string };
let legPress: { id: string };
let plank: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
  squat = await anExercise(coach, 'Strength', 'Squat');
  bench = await anExercise(coach, 'Strength', 'Bench');
  goblet = await anExercise(coach, 'Strength', 'Goblet Squat');
  legPress = await anExercise(coach, 'Strength', 'Leg Press');
  plank = await anExercise(coach, 'Isometric', 'Plank');
});
afterAll(() => testApp.close());

const unsaid = { reps: null, weight: null, percent1RM: null, rpe: null, restSeconds: null };

const typed = () => ({
  setTargets: [
    { kind: 'warmup' as const, reps: 8, percent1RM: '50%' },
    { reps: '5', percent1RM: 75, restSeconds: '120' },
    { kind: 'failure' as const, reps: 'AMRAP', weight: '100 kg', rpe: '9–10' },
  ],
  tempo: '31X1',
  alternateExerciseIds: [legPress.id, goblet.id],
  groupLabel: 'A',
  groupFormat: { kind: 'circuit' as const, rounds: '4', restSeconds: 90 },
});

/** The same as it is read. */
const said = () => ({
  setTargets: [
    { ...unsaid, kind: 'warmup', reps: '8', percent1RM: '50%' },
    { ...unsaid, kind: 'work', reps: '5', percent1RM: '75', restSeconds: 120 },
    { ...unsaid, kind: 'failure', reps: 'AMRAP', weight: '100 kg', rpe: '9–10' },
  ],
  tempo: '31X1',
  alternateExerciseIds: [legPress.id, goblet.id],
  groupLabel: 'A',
  groupFormat: { kind: 'circuit', rounds: 4, workSeconds: null, restSeconds: 90, capSeconds: null },
});

const nothing = {
  setTargets: null,
  tempo: null,
  alternateExerciseIds: [],
  groupLabel: null,
  groupFormat: null,
};

const prescribed = () => ({ exerciseId: squat.id, sets: '3', reps: '5', ...typed() });
const program = () => aProgram(coach, [{ wednesday: [prescribed()] }, {}]);
const wednesday = async (of: { id: string }, week = 1) => dayOf(coach, of, week, 'wednesday');

const shownOn = async (assignment: { id: string }, date = today) =>
  member.get(getExercisesForDate, { params: { id: assignment.id }, query: { date } });

describe('what a prescription says set by set, of its tempo, its alternates and its group', () => {
  it('is in the program as it was written, whole or call by call, and goes when a change leaves it out', async () => {
    const made = await program();
    const day = await wednesday(made);
    expect(day.exercises).toMatchObject([said()]);
    const added = await coach.get(addDayExercise, { params: { dayId: day.id }, body: prescribed() });
    expect(added).toMatchObject(said());
    const plain = { exerciseId: squat.id, sets: '5', reps: '5' };
    const params = { id: added.id };
    expect(await coach.get(updateDayExercise, { params, body: plain })).toMatchObject(nothing);
    expect(await coach.get(updateDayExercise, { params, body: prescribed() })).toMatchObject(said());
    const schedule = await coach.get(getProgramSchedule, { params: { id: made.id } });
    expect(schedule.exercises).toMatchObject([said(), said()]);
  });

  it('is in a copy of the week, of the program, and comes back when a change is undone', async () => {
    const made = await program();
    const first = await wednesday(made);
    const { weekId } = await wednesday(made, 2);
    await coach.get(duplicateProgramWeek, {
      params: { weekId: first.weekId },
      body: { targetWeekId: weekId },
    });
    expect((await wednesday(made, 2)).exercises).toMatchObject([said()]);
    const copy = await coach.get(duplicateWorkout, { params: { id: made.id } });
    expect((await wednesday(copy)).exercises).toMatchObject([said()]);

    await coach.get(removeDayExercise, { params: { id: first.exercises[0]?.id ?? '' } });
    const { revision } = await wednesday(made);
    const exercises = first.exercises.map(
      ({ dayId: _day, orderIndex: _order, exercise: _of, ...row }) => row,
    );
    const days = [{ dayOfWeek: 'wednesday' as const, dayName: '', notes: '', revision, exercises }];
    const body = { weeks: [{ weekNumber: 1, days }] };
    const undone = await coach.get(restoreProgramSchedule, { params: { id: made.id }, body });
    expect(undone.exercises).toEqual(first.exercises);
  });

  it('is in a workout, and in the copy that one member has of it', async () => {
    const workout = await coach.get(createWorkout, { body: { name: 'Legs', programType: 'single_workout' } });
    const params = { id: workout.id };
    const { id } = await coach.get(addWorkoutExercise, { params, body: prescribed() });
    const plain = { sets: '5', reps: '5' };
    expect(await coach.get(updateWorkoutExercise, { params: { id }, body: plain })).toMatchObject(nothing);
    await coach.get(updateWorkoutExercise, { params: { id }, body: { sets: '3', reps: '5', ...typed() } });
    expect(await coach.get(listWorkoutExercises, { params })).toMatchObject([said()]);
    const assignment = await assign(coach, member, workout, today);
    const own = await coach.get(giveOwnWorkout, { params: { id: assignment.id } });
    const copied = await coach.get(listWorkoutExercises, { params: { id: own.workoutId } });
    expect(copied).toMatchObject([said()]);
    expect((await shownOn(assignment)).exercises).toMatchObject([said()]);
  });

  it('reaches the member, and stays with a day that is logged when the program changes', async () => {
    const trainee = await aMember(testApp, coach);
    const made = await program();
    const day = await wednesday(made);
    const assignment = await assign(coach, trainee, made, today);
    const input = async (date: string) =>
      trainee.get(getExercisesForDate, { params: { id: assignment.id }, query: { date } });
    expect((await input(today)).exercises).toMatchObject([said()]);
    // 5 and an open set: 15 of 15, the warm-up counts for nothing.
    const sets = [
      { setNum: 1, reps: 8, weight: 100, completed: true },
      { setNum: 2, reps: 7, weight: 200, completed: true },
    ];
    await log(trainee, assignment, squat, today, { setsData: sets });
    const { rows } = await testApp.db.$client.query<{ prescribed: number; counted: number }>(
      `select units_prescribed::float as prescribed, units_counted::float as counted from training_days
       where assignment_id = $1 and date = $2`,
      [assignment.id, today],
    );
    expect(rows).toEqual([{ prescribed: 15, counted: 15 }]);

    const body = { sets: '5', reps: '5', tempo: '20X0' };
    await coach.get(updateDayExercise, { params: { id: day.exercises[0]?.id ?? '' }, body });
    const { trainingDayId, exercises } = await input(today);
    expect(exercises).toMatchObject([said()]);
    const record = await coach.get(getTrainingDay, { params: { id: trainingDayId } });
    expect(record.exercises[0]?.prescription).toMatchObject(said());
  });

  it('is in a one-off exercise, on the day and in what the member takes along', async () => {
    const trainee = await aMember(testApp, coach);
    const body = { ...prescribed(), memberId: trainee.id, assignedDate: today };
    const added = await coach.get(addDailyWorkout, { body });
    expect(added).toMatchObject(said());
    // Another one makes the day's version anew.
    const plain = { memberId: trainee.id, assignedDate: today, exerciseId: bench.id };
    await coach.get(addDailyWorkout, { body: plain });
    const listed = await trainee.get(listDailyWorkouts, { query: { date: today } });
    expect(listed).toMatchObject([said(), nothing]);
    const { alternateExerciseIds: _ids, ...kept } = said();
    const { body: data } = await trainee.send('GET', '/api/my-data.json');
    const [first] = (data as unknown as { oneOffExercises: object[] }).oneOffExercises;
    expect(first).toMatchObject({ ...kept, alternates: ['Leg Press', 'Goblet Squat'] });
  });
});

describe('refused with a sentence is', () => {
  const target = { reps: '5' };
  it.each<[string, () => object, string]>([
    [
      'more sets than can be',
      () => ({ setTargets: Array.from({ length: 51 }, () => target) }),
      'Name at most 50 sets',
    ],
    [
      'nothing but warm-ups',
      () => ({ setTargets: [{ kind: 'warmup' }] }),
      'Name at least one set that is no warm-up',
    ],
    [
      'a kind of set that there is not',
      () => ({ setTargets: [{ kind: 'cooldown' }] }),
      'A set is work, warmup, drop or failure',
    ],
    [
      'reps that are a book',
      () => ({ setTargets: [{ reps: 'x'.repeat(101) }] }),
      'Use at most 100 characters',
    ],
    [
      'half a second of rest',
      () => ({ setTargets: [{ restSeconds: 0.5 }] }),
      'Rest is a whole number of seconds, at most ten hours',
    ],
    ['a long tempo', () => ({ tempo: '3'.repeat(21) }), 'Use at most 20 characters'],
    ['a long label', () => ({ groupLabel: 'A'.repeat(11) }), 'Use at most 10 characters'],
    [
      'a format that there is not',
      () => ({ groupFormat: { kind: 'tabata' } }),
      'A group is a superset, circuit, emom, amrap, for-time or intervals',
    ],
    [
      'no rounds at all',
      () => ({ groupFormat: { kind: 'circuit', rounds: 0 } }),
      'Rounds are a whole number from 1 to 100',
    ],
    [
      'a cap beyond ten hours',
      () => ({ groupFormat: { kind: 'amrap', capSeconds: 36_001 } }),
      'Enter a whole number of seconds, from 1 to ten hours',
    ],
    [
      'an alternate twice',
      () => ({ alternateExerciseIds: [goblet.id, goblet.id] }),
      'An alternate comes twice',
    ],
    [
      'too many alternates',
      () => ({ alternateExerciseIds: Array.from({ length: 11 }, () => goblet.id) }),
      'Name at most 10 alternates',
    ],
    [
      'itself as an alternate',
      () => ({ alternateExerciseIds: [squat.id] }),
      'An exercise cannot be an alternate of itself',
    ],
    [
      'an alternate of another category',
      () => ({ alternateExerciseIds: [plank.id] }),
      'An alternate of Strength is an exercise of Strength',
    ],
    [
      'an alternate that nobody knows',
      () => ({ alternateExerciseIds: ['00000000-0000-4000-8000-000000000000'] }),
      'An alternate is no longer in the library',
    ],
  ])('%s', async (_, wrong, sentence) => {
    const made = await program();
    const day = await wednesday(made);
    const exercise = { exerciseId: squat.id, sets: '3', reps: '5', ...wrong() };
    const tree = [{ weekNumber: 1, days: [{ dayOfWeek: 'monday' as const, exercises: [exercise] }] }];
    const answers = [
      await coach.ask(addDayExercise, { params: { dayId: day.id }, body: exercise }),
      await coach.ask(updateDayExercise, { params: { id: day.exercises[0]?.id ?? '' }, body: exercise }),
      await coach.ask(addWorkoutExercise, { params: { id: made.id }, body: exercise }),
      await coach.ask(createWorkout, { body: { name: 'Wrong', weeks: tree } }),
      await coach.ask(addDailyWorkout, {
        body: { ...exercise, memberId: member.id, assignedDate: nextWednesday },
      }),
    ];
    for (const { status, body } of answers) expect([status, body.message]).toEqual([400, sentence]);
  });
});

it('an alternate that has left the library stays named until the coach takes it off, and cannot be named anew', async () => {
  const machine = await anExercise(coach, 'Strength', 'Machine');
  const named = { ...prescribed(), alternateExerciseIds: [machine.id] };
  const made = await aProgram(coach, [{ wednesday: [named] }]);
  const before = await wednesday(made);
  const id = before.exercises[0]?.id ?? '';
  await coach.get(deleteExercise, { params: { id: machine.id } });
  const changed = await coach.get(updateDayExercise, { params: { id }, body: { ...named, sets: '4' } });
  expect(changed.alternateExerciseIds).toEqual([machine.id]);
  const withTwo = { ...named, alternateExerciseIds: [machine.id, legPress.id] };
  await coach.get(updateDayExercise, { params: { id }, body: withTwo });
  const trainee = await aMember(testApp, coach);
  const assignment = await assign(coach, trainee, made, today);
  const query = { date: today };
  const { exercises } = await trainee.get(getExercisesForDate, { params: { id: assignment.id }, query });
  expect(exercises[0]?.alternates).toEqual([{ id: legPress.id, name: 'Leg Press' }]);
  const anew = await coach.ask(addDayExercise, { params: { dayId: before.id }, body: named });
  expect([anew.status, anew.body.message]).toEqual([400, 'An alternate is no longer in the library']);
  const another = { ...named, exerciseId: plank.id };
  const moved = await coach.ask(updateDayExercise, { params: { id }, body: another });
  expect([moved.status, moved.body.message]).toEqual([
    400,
    'An alternate of Isometric is an exercise of Isometric',
  ]);
});
