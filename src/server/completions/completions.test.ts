import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAssignments, removeAssignment, updateAssignment } from '#contract/assignments.ts';
import { listCompletions } from '#contract/completions.ts';
import { createWorkout, deleteWorkout } from '#contract/programs.ts';
import { removeDayExercise } from '#contract/programs/days.ts';
import { addWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import { correctProgress, logProgress, takeBackProgress } from '#contract/progress.ts';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { recordCompletions } from '#server/training-days/ending/record-completions.ts';
import { transaction } from '#server/database/database.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import {
  anExercise,
  aProgram,
  assign,
  dayOf,
  fiveByFive,
  fiveSets,
  log,
  logBody,
} from '#server/testing/training.ts';

/** A Monday. */
const start = '2026-03-02';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string; name: string };
let bench: { id: string; name: string };

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  squat = await anExercise(coach, 'Strength', 'Squat');
  bench = await anExercise(coach, 'Strength', 'Bench Press');
});
beforeEach(async () => {
  onDate('2026-03-06');
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

function onDate(date: PlainDate) {
  testApp.clock.now = new Date(`${date}T12:00:00Z`);
}

/** Squats on Monday, squats and the bench on Thursday, for two weeks from March 2: six exercises. */
async function twoWeeks(name = 'Ascension') {
  const week = { monday: fiveByFive(squat), thursday: fiveByFive(squat, bench) };
  const program = await aProgram(coach, [week, week], name);
  const assignment = await assign(coach, member, program, start);
  return { program, assignment, params: { id: assignment.id } };
}

const sets = (weight: number, count = 5) => ({ setsData: fiveSets(weight).slice(0, count) });

type Assignment = { id: string };

/** Everything but the bench of the last day. */
async function allButTheLast(assignment: Assignment) {
  const first = await log(member, assignment, squat, start, sets(200));
  await log(member, assignment, squat, addDays(start, 3), sets(205));
  await log(member, assignment, bench, addDays(start, 3), sets(100));
  await log(member, assignment, squat, addDays(start, 7), sets(210));
  await log(member, assignment, squat, addDays(start, 10), sets(220));
  return first;
}

const theLast = (assignment: Assignment, weight = 105, count = 5) =>
  log(member, assignment, bench, addDays(start, 10), sets(weight, count));

const completions = (viewer = member, userId = member.id) =>
  viewer.get(listCompletions, { params: { userId } });

async function statusOf({ id }: Assignment) {
  const cards = await member.get(listAssignments, {});
  return cards.find(card => card.id === id)?.status;
}

describe('an assignment is completed when its last exercise is logged', () => {
  it('and then its record is written', async () => {
    const { program, assignment } = await twoWeeks();
    await allButTheLast(assignment);
    expect([await statusOf(assignment), await completions()]).toEqual(['active', []]);
    await theLast(assignment);
    expect(await statusOf(assignment)).toBe('completed');
    expect(await completions()).toEqual([
      {
        id: expect.any(String),
        assignmentId: assignment.id,
        memberId: member.id,
        programId: program.id,
        programName: 'Ascension',
        startDate: '2026-03-02T00:00:00.000Z',
        completionRate: 100,
        avgStrengthGain: 7.5,
        totalUnitsGainPercent: 0,
        finalTotalUnits: 150,
        totalWorkouts: 4,
        completedAt: '2026-03-06T12:00:00.000Z',
        exerciseFinals: [
          { exerciseId: bench.id, exerciseName: 'Bench Press', final1RM: 122.5, gainPercent: 5 },
          { exerciseId: squat.id, exerciseName: 'Squat', final1RM: 256.67, gainPercent: 10 },
        ],
      },
    ]);
  });

  it('also when the last log came late', async () => {
    const program = await aProgram(coach, [{ monday: fiveByFive(squat), thursday: fiveByFive(bench) }]);
    const assignment = await assign(coach, member, program, start);
    await log(member, assignment, squat, start);
    await testApp.db.$client.query(
      `update training_days set state = 'cleared' where assignment_id = $1 and date = $2`,
      [assignment.id, addDays(start, 3)],
    );
    await log(member, assignment, bench, addDays(start, 3));
    expect(await statusOf(assignment)).toBe('completed');
    expect(await completions()).toMatchObject([{ completionRate: 100, totalWorkouts: 2 }]);
  });

  it('also when the last two arrive at the same instant, each of them twice', async () => {
    const program = await aProgram(coach, [{ monday: fiveByFive(squat), thursday: fiveByFive(bench) }]);
    const assignment = await assign(coach, member, program, start);
    const [monday, thursday] = [
      logBody(assignment, squat, start),
      logBody(assignment, bench, addDays(start, 3)),
    ];
    const sent = [monday, thursday, monday, thursday];
    await Promise.all(
      sent.map(body => member.get(logProgress, { body }, { 'idempotency-key': `last ${body.exerciseId}` })),
    );
    expect(await statusOf(assignment)).toBe('completed');
    expect(await completions()).toMatchObject([{ completionRate: 100, totalWorkouts: 2 }]);
  });

  it('a paused one is not: the days of the pause are still to come', async () => {
    const { assignment, params } = await twoWeeks();
    await log(member, assignment, squat, start);
    await log(member, assignment, squat, addDays(start, 3));
    await coach.get(updateAssignment, { params, body: { status: 'paused' } });
    await log(member, assignment, bench, addDays(start, 3));
    expect([await statusOf(assignment), await completions()]).toEqual(['paused', []]);
  });

  it('a single workout is completed as well, and is no program to look back on', async () => {
    const workout = await coach.get(createWorkout, { body: { name: 'Arms', programType: 'single_workout' } });
    await coach.get(addWorkoutExercise, {
      params: { id: workout.id },
      body: { exerciseId: bench.id, sets: '5', reps: '5' },
    });
    const assignment = await assign(coach, member, workout, '2026-03-06');
    await log(member, assignment, bench, '2026-03-06');
    expect([await statusOf(assignment), await completions()]).toEqual(['completed', []]);
  });
});

describe('the record of a completed program', () => {
  it('follows a correction of a log', async () => {
    const { assignment } = await twoWeeks();
    const first = await allButTheLast(assignment);
    await theLast(assignment);
    const [before] = await completions();
    onDate('2026-03-07');
    await member.get(correctProgress, { params: { id: first.id }, body: sets(210, 3) });
    const [after] = await completions();
    expect(after).toMatchObject({
      id: before?.id,
      completedAt: before?.completedAt,
      completionRate: 93.3,
      finalTotalUnits: 140,
      totalUnitsGainPercent: 15.4,
      avgStrengthGain: 4.9,
    });
  });

  it('is written anew for a log that arrives after the end', async () => {
    const { assignment, params } = await twoWeeks();
    await allButTheLast(assignment);
    await coach.get(updateAssignment, { params, body: { status: 'completed' } });
    expect(await completions()).toMatchObject([{ completionRate: 83.3, finalTotalUnits: 125 }]);
    await theLast(assignment);
    expect(await completions()).toMatchObject([{ completionRate: 100, finalTotalUnits: 150 }]);
    expect(await statusOf(assignment)).toBe('completed');
  });

  it('counts what was still to come when the coach completed it early, but not what was cleared', async () => {
    onDate('2026-03-04');
    const { assignment, params } = await twoWeeks();
    await log(member, assignment, squat, start);
    await coach.get(updateAssignment, { params, body: { status: 'completed' } });
    const early = {
      completionRate: 16.7,
      totalWorkouts: 1,
      avgStrengthGain: null,
      totalUnitsGainPercent: null,
    };
    expect(await completions()).toMatchObject([early]);
    await testApp.db.$client.query(
      `update training_days set state = 'cleared' where assignment_id = $1 and date = $2`,
      [assignment.id, addDays(start, 10)],
    );
    await transaction(testApp.db, tx => recordCompletions(tx, [assignment.id], testApp.clock.now));
    expect(await completions()).toMatchObject([{ completionRate: 25 }]);
  });

  it('a program cut short is held against its weeks up to then, and so is the next one', async () => {
    onDate('2026-03-11');
    const { assignment, params } = await twoWeeks();
    await log(member, assignment, squat, start);
    await coach.get(updateAssignment, { params, body: { status: 'completed' } });
    const { rows } = await testApp.db.$client.query(
      'select weekly_units, total_units_gain_percent from program_completions where assignment_id = $1',
      [assignment.id],
    );
    expect(rows).toEqual([{ weekly_units: expect.closeTo(12.5), total_units_gain_percent: null }]);
  });

  it('is written though nothing was ever logged', async () => {
    const { params } = await twoWeeks();
    await coach.get(updateAssignment, { params, body: { status: 'completed' } });
    expect(await completions()).toMatchObject([
      { completionRate: 0, totalWorkouts: 0, finalTotalUnits: 0, exerciseFinals: [], avgStrengthGain: null },
    ]);
  });

  it('is written when its program is deleted, and names it still', async () => {
    const { program, assignment } = await twoWeeks('Gone');
    await log(member, assignment, squat, start);
    await coach.get(deleteWorkout, { params: { id: program.id } });
    expect(await completions()).toMatchObject([{ programName: 'Gone', totalWorkouts: 1 }]);
  });

  it('stays when the assignment is removed', async () => {
    const { assignment, params } = await twoWeeks();
    await allButTheLast(assignment);
    await theLast(assignment);
    await coach.get(removeAssignment, { params });
    expect(await completions()).toHaveLength(1);
  });

  it('is out of sight while the coach has opened the program again, and is replaced when it is completed again', async () => {
    const { assignment, params } = await twoWeeks();
    await log(member, assignment, squat, start);
    await coach.get(updateAssignment, { params, body: { status: 'completed' } });
    const [before] = await completions();
    await coach.get(updateAssignment, { params, body: { status: 'active' } });
    expect(await completions()).toEqual([]);
    await log(member, assignment, squat, addDays(start, 3));
    onDate('2026-03-10');
    await coach.get(updateAssignment, { params, body: { status: 'completed' } });
    expect(await completions()).toMatchObject([
      { id: before?.id, completedAt: '2026-03-10T12:00:00.000Z', totalWorkouts: 2 },
    ]);
  });

  it('holds a gain beyond all measure', async () => {
    const { assignment } = await twoWeeks();
    await log(member, assignment, squat, start, { setsData: [{ setNum: 1, reps: 1, weight: 0.01 }] });
    await log(member, assignment, squat, addDays(start, 10), {
      setsData: [{ setNum: 1, reps: 1, weight: 5000 }],
    });
    await coach.get(updateAssignment, { params: { id: assignment.id }, body: { status: 'completed' } });
    expect(await completions()).toMatchObject([{ avgStrengthGain: 1_000_000 }]);
  });
});

async function completedProgram() {
  const given = await twoWeeks();
  await allButTheLast(given.assignment);
  const { id } = await theLast(given.assignment);
  return { ...given, last: { params: { id } } };
}

describe('taking a log back', () => {
  it('so that something is left unlogged opens the program again', async () => {
    const { assignment, last } = await completedProgram();
    await member.get(takeBackProgress, last);
    expect([await statusOf(assignment), await completions()]).toEqual(['active', []]);
    onDate('2026-03-14');
    await theLast(assignment, 110);
    expect(await statusOf(assignment)).toBe('completed');
    expect(await completions()).toMatchObject([
      { completedAt: '2026-03-14T12:00:00.000Z', avgStrengthGain: 10, completionRate: 100 },
    ]);
  });

  it('on its end date still opens it, after that the record follows', async () => {
    const { assignment, last } = await completedProgram();
    onDate('2026-03-15');
    await member.get(takeBackProgress, last);
    expect(await statusOf(assignment)).toBe('active');
    const { id } = await theLast(assignment);
    onDate('2026-03-16');
    await member.get(takeBackProgress, { params: { id } });
    expect(await statusOf(assignment)).toBe('completed');
    expect(await completions()).toMatchObject([{ completionRate: 83.3, avgStrengthGain: 10 }]);
  });

  it('leaves completed what the coach has completed, and the record follows', async () => {
    const { assignment, params } = await twoWeeks();
    const first = await allButTheLast(assignment);
    await coach.get(updateAssignment, { params, body: { status: 'completed' } });
    await member.get(takeBackProgress, { params: { id: first.id } });
    expect(await statusOf(assignment)).toBe('completed');
    expect(await completions()).toMatchObject([{ completionRate: 66.7, totalWorkouts: 3 }]);
  });

  it('lets the day follow the program, and completes it when nothing is left', async () => {
    const { program, assignment, last } = await completedProgram();
    const own = await dayOf(coach, program, 2, 'thursday');
    const squats = await testApp.db.$client.query(
      `select id from progress_logs where assignment_id = $1 and date = $2 and exercise_id = $3`,
      [assignment.id, addDays(start, 10), squat.id],
    );
    for (const { id } of own.exercises) await coach.get(removeDayExercise, { params: { id } });
    await member.get(takeBackProgress, last);
    expect(await statusOf(assignment)).toBe('active');
    await member.get(takeBackProgress, { params: { id: String(squats.rows[0]?.id) } });
    expect(await statusOf(assignment)).toBe('completed');
    expect(await completions()).toMatchObject([{ completionRate: 100, totalWorkouts: 3 }]);
  });
});

describe('the list of completions', () => {
  it('is newest first', async () => {
    for (const [name, date] of [
      ['First', '2026-03-04'],
      ['Second', '2026-03-05'],
    ] as const) {
      onDate(date);
      const { params } = await twoWeeks(name);
      await coach.get(updateAssignment, { params, body: { status: 'completed' } });
    }
    expect((await completions()).map(({ programName }) => programName)).toEqual(['Second', 'First']);
  });

  it("is one's own; a coach may ask for anyone's", async () => {
    const { params } = await twoWeeks();
    await coach.get(updateAssignment, { params, body: { status: 'completed' } });
    expect(await completions(coach)).toHaveLength(1);
    const other = await aMember(testApp, coach);
    const userId = member.id;
    expect((await other.ask(listCompletions, { params: { userId } })).status).toBe(404);
    expect(await completions(other, other.id)).toEqual([]);
    expect(await completions(coach, other.id)).toEqual([]);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await coach.ask(listCompletions, { params: { userId: nobody } })).status).toBe(404);
  });
});
