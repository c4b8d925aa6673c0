import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getCalendarStatus,
  getExercisesForDate,
  removeAssignment,
  updateAssignment,
} from '#contract/assignments.ts';
import { createWorkout, deleteWorkout, updateWorkout } from '#contract/programs.ts';
import {
  addDayExercise,
  removeDayExercise,
  reorderDayExercises,
  updateDayExercise,
} from '#contract/programs/days.ts';
import { createProgramWeek, deleteProgramWeek, duplicateProgramWeek } from '#contract/programs/weeks.ts';
import { addWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import { listProgress } from '#contract/progress.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log } from '#server/testing/training.ts';

/** A Wednesday, noon in UTC. */
const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;
let another: Person;
let squat: { id: string };
let bench: { id: string };
let row: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T10:30:00Z`) });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
  another = await aMember(testApp, coach);
  squat = await anExercise(coach, 'Strength', 'Squat');
  bench = await anExercise(coach, 'Strength', 'Bench');
  row = await anExercise(coach, 'Strength', 'Row');
});
afterAll(() => testApp.close());

type Assignment = { id: string };

const exercisesOn = async (assignment: Assignment, date: PlainDate) => {
  const day = await coach.ask(getExercisesForDate, { params: { id: assignment.id }, query: { date } });
  return day.status === 404 ? 'rest' : day.body.exercises.map(({ exercise }) => exercise.name);
};

const wednesdays = () => aProgram(coach, [{ wednesday: fiveByFive(squat) }]);

async function addToWednesday(program: { id: string }, exercise = bench) {
  const { id } = await dayOf(coach, program, 1, 'wednesday');
  await coach.get(addDayExercise, {
    params: { dayId: id },
    body: { exerciseId: exercise.id, sets: '3', reps: '8' },
  });
}

const stateBySql = (assignment: Assignment, state: string) =>
  testApp.db.$client.query('update training_days set state = $2 where assignment_id = $1', [
    assignment.id,
    state,
  ]);
describe('a change to a program reaches the training days of its active assignments that are', () => {
  it('today or later, and have no log', async () => {
    const program = await wednesdays();
    const past = await assign(coach, member, program, '2026-03-11');
    const open = await assign(coach, member, program, today);
    const logged = await assign(coach, another, program, today);
    const toCome = await assign(coach, member, program, '2026-03-19');
    const loggedAhead = await assign(coach, another, program, '2026-03-19');
    await log(another, logged, squat, today);
    await log(another, loggedAhead, squat, '2026-03-25');

    await addToWednesday(program);
    expect(await exercisesOn(past, '2026-03-11')).toEqual(['Squat']);
    expect(await exercisesOn(open, today)).toEqual(['Squat', 'Bench']);
    expect(await exercisesOn(logged, today)).toEqual(['Squat']);
    expect(await exercisesOn(toCome, '2026-03-25')).toEqual(['Squat', 'Bench']);
    expect(await exercisesOn(loggedAhead, '2026-03-25')).toEqual(['Squat']);
  });

  it("on the member's own date", async () => {
    const program = await wednesdays();
    const inSamoa = await aMember(testApp, coach, { timeZone: 'Pacific/Pago_Pago' });
    const inKiribati = await aMember(testApp, coach, { timeZone: 'Pacific/Kiritimati' });
    const tuesdayThere = await assign(coach, inSamoa, program, today);
    const thursdayThere = await assign(coach, inKiribati, program, today);
    await addToWednesday(program);
    expect(await exercisesOn(tuesdayThere, today)).toEqual(['Squat', 'Bench']);
    expect(await exercisesOn(thursdayThere, today)).toEqual(['Squat']);
  });

  it('not cleared: a day the coach has cleared stays cleared', async () => {
    const program = await wednesdays();
    const cleared = await assign(coach, member, program, today);
    await stateBySql(cleared, 'cleared');
    await addToWednesday(program);
    expect(await exercisesOn(cleared, today)).toBe('rest');
  });

  it('of an assignment that is active: paused and completed ones stay as they are', async () => {
    const program = await wednesdays();
    const [paused, completed] = [
      await assign(coach, member, program, today),
      await assign(coach, another, program, today),
    ];
    await coach.get(updateAssignment, { params: { id: paused.id }, body: { status: 'paused' } });
    await coach.get(updateAssignment, { params: { id: completed.id }, body: { status: 'completed' } });
    await addToWednesday(program);
    for (const { id } of [paused, completed]) {
      const { rows } = await testApp.db.$client.query(
        'select exercise_count, state from training_days where assignment_id = $1',
        [id],
      );
      expect(rows).toEqual([{ exercise_count: 1, state: id === paused.id ? 'paused' : 'ended' }]);
    }
  });
});

describe('each way to change a program is seen at once', () => {
  it('changing, replacing and removing an exercise', async () => {
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat, bench) }]);
    const assignment = await assign(coach, member, program, today);
    const { exercises } = await dayOf(coach, program, 1, 'wednesday');
    const [first, second] = exercises.map(({ id }) => ({ id }));
    if (!first || !second) throw new Error('The day has two exercises');

    await coach.get(updateDayExercise, { params: first, body: { sets: '8', reps: '3' } });
    const query = { date: today };
    const day = await member.get(getExercisesForDate, { params: { id: assignment.id }, query });
    expect(day.exercises[0]).toMatchObject({ sets: '8', reps: '3' });

    await coach.get(updateDayExercise, { params: first, body: { exerciseId: row.id, sets: '8', reps: '3' } });
    expect(await exercisesOn(assignment, today)).toEqual(['Row', 'Bench']);

    const updates = [
      { ...first, orderIndex: '1' },
      { ...second, orderIndex: '0' },
    ];
    await coach.get(reorderDayExercises, { body: { updates } });
    expect(await exercisesOn(assignment, today)).toEqual(['Bench', 'Row']);

    await coach.get(removeDayExercise, { params: second });
    expect(await exercisesOn(assignment, today)).toEqual(['Row']);
    await coach.get(removeDayExercise, { params: first });
    expect(await exercisesOn(assignment, today)).toBe('rest');
  });

  it('copying a week, deleting one and making it anew', async () => {
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat) }, { friday: fiveByFive(bench) }]);
    const assignment = await assign(coach, member, program, today);
    const { weekId } = await dayOf(coach, program, 1, 'wednesday');
    const { weekId: targetWeekId } = await dayOf(coach, program, 2, 'wednesday');
    await coach.get(duplicateProgramWeek, { params: { weekId }, body: { targetWeekId } });
    expect(await exercisesOn(assignment, '2026-03-25')).toEqual(['Squat']);
    expect(await exercisesOn(assignment, '2026-03-27')).toBe('rest');

    await coach.get(deleteProgramWeek, { params: { weekId: targetWeekId } });
    expect(await exercisesOn(assignment, '2026-03-25')).toBe('rest');

    await coach.get(createProgramWeek, { params: { id: program.id }, body: { weekNumber: '2' } });
    const { id: dayId } = await dayOf(coach, program, 2, 'wednesday');
    const body = { exerciseId: row.id, sets: '3', reps: '8' };
    await coach.get(addDayExercise, { params: { dayId }, body });
    expect(await exercisesOn(assignment, '2026-03-25')).toEqual(['Row']);
  });

  it('adding weeks: whoever trains the program goes on with them', async () => {
    const program = await wednesdays();
    const assignment = await assign(coach, member, program, today);
    await coach.get(updateWorkout, { params: { id: program.id }, body: { numWeeks: '2' } });
    await coach.get(createProgramWeek, { params: { id: program.id }, body: { weekNumber: '2' } });
    const { id: dayId } = await dayOf(coach, program, 2, 'tuesday');
    await coach.get(addDayExercise, { params: { dayId }, body: { exerciseId: row.id } });
    expect(await exercisesOn(assignment, '2026-03-31')).toEqual(['Row']);
  });

  it('giving weeks to a workout that was one session until then', async () => {
    const workout = await coach.get(createWorkout, { body: { name: 'Growing' } });
    const params = { id: workout.id };
    await coach.get(addWorkoutExercise, { params, body: { exerciseId: squat.id, sets: '3', reps: '5' } });
    const assignment = await assign(coach, member, workout, today);
    expect(await exercisesOn(assignment, today)).toEqual(['Squat']);
    await coach.get(createProgramWeek, { params, body: { weekNumber: 1 } });
    expect(await exercisesOn(assignment, today)).toBe('rest');
    for (const weekday of ['wednesday', 'thursday'] as const) {
      const { id: dayId } = await dayOf(coach, workout, 1, weekday);
      await coach.get(addDayExercise, { params: { dayId }, body: { exerciseId: bench.id } });
    }
    expect(await exercisesOn(assignment, today)).toEqual(['Bench', 'Squat']);
    expect(await exercisesOn(assignment, '2026-03-19')).toEqual(['Bench', 'Squat']);
  });
});

describe('when a program or an assignment is taken away', () => {
  it('its days to come go; logs, past training days and their counts stay', async () => {
    const plan = { monday: fiveByFive(squat), tuesday: fiveByFive(squat), wednesday: fiveByFive(squat) };
    const program = await aProgram(coach, [plan, plan]);
    const assignment = await assign(coach, member, program, '2026-03-16');
    await log(member, assignment, squat, '2026-03-17');
    await log(member, assignment, squat, '2026-03-24');
    await coach.get(deleteWorkout, { params: { id: program.id } });
    const calendar = await member.get(getCalendarStatus, { params: { id: assignment.id } });
    const training = Object.entries(calendar).filter(([, { status }]) => status !== 'rest');
    expect(training.map(([date, { status }]) => [date, status])).toEqual([
      ['2026-03-16', 'missed'],
      ['2026-03-17', 'complete'],
      ['2026-03-24', 'complete'],
    ]);
    const logs = await member.get(listProgress, { query: { assignmentId: assignment.id } });
    expect(logs.map(({ completedDate }) => completedDate.slice(0, 10))).toEqual(['2026-03-24', '2026-03-17']);
  });

  it('an assignment that was removed is not there any more, its logs are', async () => {
    const assignment = await assign(coach, member, await wednesdays(), today);
    await log(member, assignment, squat, today);
    await coach.get(removeAssignment, { params: { id: assignment.id } });
    const again = await coach.ask(removeAssignment, { params: { id: assignment.id } });
    expect(again.status).toBe(404);
    const calendar = await member.ask(getCalendarStatus, { params: { id: assignment.id } });
    expect(calendar.status).toBe(404);
    const logs = await member.get(listProgress, { query: { assignmentId: assignment.id } });
    expect(logs).toHaveLength(1);
  });
});

describe('while members log, a coach may edit', () => {
  it('every log is kept, no edit is lost, and every count is right', async () => {
    const lifts = [squat, bench, row];
    const day = fiveByFive(...lifts);
    const program = await aProgram(coach, [{ wednesday: day, thursday: day, friday: day }]);
    const dates = [today, '2026-03-19', '2026-03-20'];
    const members = await Promise.all([1, 2, 3, 4].map(() => aMember(testApp, coach)));
    const assigned = await Promise.all(
      members.map(async person => ({ person, assignment: await assign(coach, person, program, today) })),
    );
    const extra = await anExercise(coach);
    const logging = assigned.flatMap(({ person, assignment }) =>
      dates.flatMap(date => lifts.map(lift => log(person, assignment, lift, date))),
    );
    const editing = (['wednesday', 'thursday', 'friday'] as const).map(async weekday => {
      const { id: dayId, exercises } = await dayOf(coach, program, 1, weekday);
      await coach.get(addDayExercise, { params: { dayId }, body: { exerciseId: extra.id } });
      await coach.get(removeDayExercise, { params: { id: exercises[0]?.id ?? '' } });
    });
    await Promise.all([...logging, ...editing]);

    for (const { person } of assigned) expect(await person.get(listProgress, {})).toHaveLength(9);
    for (const weekday of ['wednesday', 'thursday', 'friday'] as const) {
      const { exercises } = await dayOf(coach, program, 1, weekday);
      expect(exercises.map(({ exerciseId }) => exerciseId)).toEqual([bench.id, row.id, extra.id]);
    }
    const { rows } = await testApp.db.$client.query(
      `select a.id from assignments a join training_days d on d.assignment_id = a.id and d.state = 'scheduled'
       join lateral (select count(*) as logs from progress_logs l
         where l.training_day_id = d.id and l.prescription_id is not null) l on true
       where a.workout_id = $1
       group by a.id
       having sum(d.logged_count) <> a.completed_exercises or sum(d.exercise_count) <> a.total_exercises
         or bool_or(l.logs <> d.logged_count)`,
      [program.id],
    );
    expect(rows).toEqual([]);
  });
});
