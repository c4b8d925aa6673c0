import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAssignments, removeAssignment, updateAssignment } from '#contract/assignments.ts';
import { listCompletions } from '#contract/completions.ts';
import { addDailyWorkout } from '#contract/daily-workouts.ts';
import { createWorkout } from '#contract/programs.ts';
import { addWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import { addDays } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type NewMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';
import { completeEnded } from './complete-ended.ts';

/** A Monday; the program of one week ends on Sunday, March 15. */
const start = '2026-03-09';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };
let program: { id: string };

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  squat = await anExercise(coach);
  program = await aProgram(coach, [{ monday: fiveByFive(squat), thursday: fiveByFive(squat) }]);
});
beforeEach(() => at('2026-03-12T12:00:00Z'));
afterAll(() => testApp.close());

function at(instant: string) {
  testApp.clock.now = new Date(instant);
}

const theJob = () => completeEnded(testApp.db, testApp.clock.now);

async function assigned(given: NewMember = {}) {
  member = await aMember(testApp, coach, given);
  const assignment = await assign(coach, member, program, start);
  return { assignment, params: { id: assignment.id } };
}

const cards = () => member.get(listAssignments, {});
const completions = (person = member) => person.get(listCompletions, { params: { userId: person.id } });

describe('an assignment is completed when its end date has passed', () => {
  it.each([
    ['Pacific/Pago_Pago', '2026-03-16T10:59:59Z', 'active'],
    ['Pacific/Pago_Pago', '2026-03-16T11:00:00Z', 'completed'],
    ['UTC', '2026-03-15T23:59:59Z', 'active'],
    ['UTC', '2026-03-16T00:00:00Z', 'completed'],
    ['Pacific/Kiritimati', '2026-03-15T09:59:59Z', 'active'],
    ['Pacific/Kiritimati', '2026-03-15T10:00:00Z', 'completed'],
    // New York turned its clocks forward on March 8.
    ['America/New_York', '2026-03-16T03:59:59Z', 'active'],
    ['America/New_York', '2026-03-16T04:00:00Z', 'completed'],
  ])("on the member's own date: in %s at %s it is %s", async (timeZone, now, status) => {
    const { assignment } = await assigned({ timeZone });
    await log(member, assignment, squat, start);
    at(now);
    await theJob();
    const completedAt = status === 'completed' ? new Date(now).toISOString() : null;
    expect(await cards()).toMatchObject([{ status, completedAt }]);
    const records = status === 'completed' ? [{ completionRate: 50, totalWorkouts: 1, completedAt }] : [];
    expect(await completions()).toMatchObject(records);
  });

  it('a paused one waits until it is taken up again', async () => {
    const { params } = await assigned();
    await coach.get(updateAssignment, { params, body: { status: 'paused' } });
    at('2026-03-20T12:00:00Z');
    await theJob();
    expect(await cards()).toMatchObject([{ status: 'paused' }]);
    await coach.get(updateAssignment, { params, body: { status: 'active' } });
    await theJob();
    expect(await cards()).toMatchObject([{ status: 'completed' }]);
  });

  it('one that was removed is left as it is', async () => {
    const { params } = await assigned();
    await coach.get(removeAssignment, { params });
    at('2026-03-20T12:00:00Z');
    await theJob();
    expect(await completions()).toEqual([]);
  });

  it('a single workout too, without a record; one-off exercises never end', async () => {
    const workout = await coach.get(createWorkout, { body: { name: 'Arms', programType: 'single_workout' } });
    await coach.get(addWorkoutExercise, {
      params: { id: workout.id },
      body: { exerciseId: squat.id, sets: '5', reps: '5' },
    });
    member = await aMember(testApp, coach);
    await assign(coach, member, workout, start, { endDate: start });
    const oneOff = { memberId: member.id, exerciseId: squat.id, assignedDate: start, sets: '5', reps: '5' };
    await coach.get(addDailyWorkout, { body: oneOff });
    await theJob();
    const byKind = (await cards()).map(({ kind, status }) => `${kind} ${status}`).toSorted();
    expect(byKind).toEqual(['daily active', 'single_workout completed']);
    expect(await completions()).toEqual([]);
    const { rows } = await testApp.db.$client.query(
      `select 1 from assignments where status = 'completed' and completion_recorded_at is null`,
    );
    expect(rows).toEqual([]);
  });

  it('its last exercise logged late leaves it completed on the day it ended', async () => {
    const { assignment } = await assigned();
    at('2026-03-16T00:10:00Z');
    await theJob();
    at('2026-03-17T12:00:00Z');
    await log(member, assignment, squat, start);
    await log(member, assignment, squat, addDays(start, 3));
    expect(await completions()).toMatchObject([
      { completionRate: 100, completedAt: '2026-03-16T00:10:00.000Z' },
    ]);
  });
});

describe('the job', () => {
  it('does its work once, however often it runs', async () => {
    await assigned();
    at('2026-03-16T00:10:00Z');
    await theJob();
    const first = await completions();
    at('2026-03-16T00:25:00Z');
    await theJob();
    expect(await completions()).toEqual(first);
    const { rows } = await testApp.db.$client.query(
      `select recorded_at as at from program_completions where member_id = $1`,
      [member.id],
    );
    expect(rows).toEqual([{ at: new Date('2026-03-16T00:10:00Z') }]);
  });

  it('writes a record that a crash has left unwritten', async () => {
    const { assignment } = await assigned();
    await log(member, assignment, squat, start);
    await log(member, assignment, squat, addDays(start, 3));
    const written = await completions();
    await testApp.db.$client.query('delete from program_completions where assignment_id = $1', [
      assignment.id,
    ]);
    await testApp.db.$client.query('update assignments set completion_recorded_at = null where id = $1', [
      assignment.id,
    ]);
    await theJob();
    expect(await completions()).toEqual(written.map(record => ({ ...record, id: expect.any(String) })));
  });

  it('may run on several servers at once, while members log', async () => {
    const people: { person: Person; assignment: { id: string } }[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { assignment } = await assigned();
      people.push({ person: member, assignment });
    }
    at('2026-03-16T00:10:00Z');
    await Promise.all([
      theJob(),
      theJob(),
      ...people.map(({ person, assignment }) => log(person, assignment, squat, start)),
      theJob(),
    ]);
    await theJob();
    for (const { person } of people) {
      expect(await completions(person)).toMatchObject([{ completionRate: 50, totalWorkouts: 1 }]);
    }
  });

  it('takes as many at once as there are', async () => {
    await assigned();
    await testApp.db.$client.query(
      `insert into assignments (member_id, workout_id, kind, start_date, end_date)
       select $1, $2, 'program', date '2022-01-01' + n, '2026-03-07' from generate_series(1, 1200) n`,
      [member.id, program.id],
    );
    await theJob();
    expect(await completions()).toHaveLength(1200);
  });
});
