import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCalendarStatus, getExercisesForDate, listAssignments } from '#contract/assignments.ts';
import * as programs from '#contract/programs.ts';
import * as programDays from '#contract/programs/days.ts';
import * as programWeeks from '#contract/programs/weeks.ts';
import * as workoutExercises from '#contract/programs/workout-exercises.ts';
import { listProgress } from '#contract/progress.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, log, logBody } from '#server/testing/training.ts';
import { logProgress } from '#contract/progress.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let colleague: Person;
let member: Person;
let squat: { id: string };
let program: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  colleague = await aCoach(testApp);
  member = await aMember(testApp, coach);
  squat = await anExercise(coach, 'Strength', 'Squat');
});
afterAll(() => testApp.close());

beforeEach(async () => {
  const week = { wednesday: fiveByFive(squat), friday: fiveByFive(squat) };
  program = await aProgram(coach, [week, week, week]);
});

const wednesday = (week = 1) => dayOf(coach, program, week, 'wednesday');
const ifMatch = (revision: number) => ({ 'if-match': String(revision) });
const stale = 'Another coach has just changed this day. It now shows the latest.';

describe("two coaches edit the same day at once: nobody's exercise disappears silently", () => {
  type Day = Awaited<ReturnType<typeof wednesday>>;
  const changes: Record<string, (who: Person, day: Day) => Promise<{ status: number; body: object }>> = {
    'adding an exercise': (who, { id, revision }) =>
      who.ask(
        programDays.addDayExercise,
        { params: { dayId: id }, body: { exerciseId: squat.id } },
        ifMatch(revision),
      ),
    'changing one': (who, { exercises, revision }) =>
      who.ask(
        programDays.updateDayExercise,
        { params: { id: exercises[0]?.id ?? '' }, body: { sets: '9', reps: '1' } },
        ifMatch(revision),
      ),
    'removing one': (who, { exercises, revision }) =>
      who.ask(programDays.removeDayExercise, { params: { id: exercises[0]?.id ?? '' } }, ifMatch(revision)),
    'reordering them': (who, { exercises, revision }) =>
      who.ask(
        programDays.reorderDayExercises,
        { body: { updates: [{ id: exercises[0]?.id ?? '', orderIndex: 7 }] } },
        ifMatch(revision),
      ),
    'naming the day': (who, { weekId, revision }) =>
      who.ask(
        programDays.createProgramDay,
        { params: { weekId }, body: { dayOfWeek: 'wednesday', dayName: 'Legs' } },
        ifMatch(revision),
      ),
  };

  it.each(Object.entries(changes))('%s: the second gets 409 and sees the new state', async (_, change) => {
    const seen = await wednesday();
    await coach.get(programDays.addDayExercise, {
      params: { dayId: seen.id },
      body: { exerciseId: squat.id, sets: '1', reps: '1' },
    });
    const { status, body } = await change(colleague, seen);
    expect([status, body]).toEqual([409, { message: stale }]);
    const now = await wednesday();
    expect(now.exercises).toHaveLength(2);
    expect((await change(colleague, now)).status).toBeLessThan(300);
  });

  it('at the very same moment: one of the two', async () => {
    const seen = await wednesday();
    const add = { params: { dayId: seen.id }, body: { exerciseId: squat.id } };
    const answers = await Promise.all(
      [coach, colleague].map(who => who.ask(programDays.addDayExercise, add, ifMatch(seen.revision))),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect((await wednesday()).exercises).toHaveLength(2);
  });

  it('each answer holds the revision that the next change is made on', async () => {
    const { id, revision } = await wednesday();
    const add = (on: number) =>
      coach.get(
        programDays.addDayExercise,
        { params: { dayId: id }, body: { exerciseId: squat.id } },
        ifMatch(on),
      );
    const first = await add(revision);
    const second = await add(first.dayRevision);
    expect((await wednesday()).revision).toBe(second.dayRevision);
  });

  it('duplicating onto a week that has changed since', async () => {
    const [source, target] = [await wednesday(1), await wednesday(2)];
    const seen = await weekRevision(2);
    await coach.get(programDays.addDayExercise, {
      params: { dayId: target.id },
      body: { exerciseId: squat.id },
    });
    const duplicate = (revision: number) =>
      colleague.ask(
        programWeeks.duplicateProgramWeek,
        { params: { weekId: source.weekId }, body: { targetWeekId: target.weekId } },
        ifMatch(revision),
      );
    expect((await duplicate(seen)).status).toBe(409);
    expect((await duplicate(await weekRevision(2))).status).toBe(200);
  });

  it('the step-by-step calls, which do not ask, are not refused', async () => {
    const { id } = await wednesday();
    const add = { params: { dayId: id }, body: { exerciseId: squat.id } };
    await coach.get(programDays.addDayExercise, add);
    expect((await colleague.ask(programDays.addDayExercise, add)).status).toBe(201);
    const odd = await colleague.ask(programDays.addDayExercise, add, { 'if-match': 'yesterday' });
    expect(odd.status).toBe(400);
  });
});

async function weekRevision(weekNumber: number) {
  const weeks = await coach.get(programWeeks.listProgramWeeks, { params: { id: program.id } });
  const days = weeks.find(week => week.weekNumber === weekNumber)?.days ?? [];
  return days.reduce((sum, day) => sum + day.revision, 0);
}

const setWeeks = (numWeeks: number) =>
  coach.get(programs.updateWorkout, { params: { id: program.id }, body: { numWeeks, adjustWeeks: true } });
const weekNumbers = async () =>
  (await coach.get(programWeeks.listProgramWeeks, { params: { id: program.id } })).map(week => [
    week.weekNumber,
    week.days.length,
  ]);
const endDate = async (assignment: { id: string }) =>
  (await coach.get(listAssignments, {})).find(({ id }) => id === assignment.id)?.endDate.slice(0, 10);

const reach = (workout: { id: string }) =>
  coach.get(programs.getWorkoutReach, { params: { id: workout.id } });

describe('the number of weeks', () => {
  it('raising it makes the missing weeks with their seven days, and moves a filled-in end date', async () => {
    const assignment = await assign(coach, member, program, today);
    await setWeeks(5);
    expect(await weekNumbers()).toEqual([1, 2, 3, 4, 5].map(week => [week, 7]));
    expect(await endDate(assignment)).toBe('2026-04-21');
  });

  it('lowering it deletes the weeks above; nothing a member logged is lost', async () => {
    const assignment = await assign(coach, member, program, today);
    await log(member, assignment, squat, '2026-04-01');
    await setWeeks(1);
    expect(await weekNumbers()).toEqual([[1, 7]]);
    const calendar = await member.get(getCalendarStatus, { params: { id: assignment.id } });
    const days = Object.entries(calendar).filter(([, { status }]) => status !== 'rest');
    expect(days.map(([date, { status }]) => `${date} ${status}`)).toEqual([
      '2026-03-18 incomplete',
      '2026-03-20 upcoming',
      '2026-04-01 complete',
    ]);
    expect(await endDate(assignment)).toBe('2026-04-01');
    expect(await member.get(listProgress, { query: { assignmentId: assignment.id } })).toHaveLength(1);
  });

  it('without adjustWeeks the weeks stay as they are: the spec makes and deletes them one by one', async () => {
    await coach.get(programs.updateWorkout, { params: { id: program.id }, body: { numWeeks: 1 } });
    expect(await weekNumbers()).toHaveLength(3);
  });

  it.each([0, 13, 1.5])('%s is refused', async numWeeks => {
    const { status, body } = await coach.ask(programs.updateWorkout, {
      params: { id: program.id },
      body: { numWeeks, adjustWeeks: true },
    });
    expect([status, body.message]).toEqual([400, 'Number of weeks must be between 1 and 12']);
  });
});

describe('whom a change reaches', () => {
  it('members with an active assignment, the assignments a deletion ends, and who trains in each week', async () => {
    expect(await reach(program)).toEqual({
      members: 0,
      assignments: 0,
      weeks: [],
      paths: [],
      following: 0,
      pinned: 0,
    });
    const other = await aMember(testApp, coach);
    await assign(coach, member, program, today);
    await assign(coach, member, program, '2026-03-25');
    await assign(coach, other, program, today, { endDate: '2026-03-24' });
    await assign(coach, other, program, today, { status: 'paused' });
    expect(await reach(program)).toEqual({
      members: 2,
      assignments: 4,
      weeks: [
        { weekNumber: 1, members: 2 },
        { weekNumber: 2, members: 2 },
        { weekNumber: 3, members: 2 },
      ],
      paths: [],
      following: 2,
      pinned: 0,
    });
  });

  it('the list of programs says how many members are on each', async () => {
    const on = async () => {
      const counts = await coach.get(programs.countMembersOn, {});
      return counts.find(({ workoutId }) => workoutId === program.id)?.members;
    };
    expect(await on()).toBeUndefined();
    const other = await aMember(testApp, coach);
    await assign(coach, member, program, today);
    await assign(coach, member, program, '2026-03-25');
    await assign(coach, other, program, today, { status: 'paused' });
    expect(await on(), 'once each, and nobody who has paused').toBe(1);
  });

  it('of a workout also those whose program uses it', async () => {
    const workout = await coach.get(programs.createWorkout, {
      body: { name: 'Arms', programType: 'single_workout' },
    });
    await coach.get(programDays.createProgramDay, {
      params: { weekId: (await wednesday()).weekId },
      body: { dayOfWeek: 'monday', assignedWorkoutId: workout.id },
    });
    await assign(coach, member, program, today);
    expect(await reach(workout)).toEqual({
      members: 1,
      assignments: 0,
      weeks: [],
      paths: [],
      following: 0,
      pinned: 0,
    });
  });
});

describe("a workout's own exercises", () => {
  it('are changed and put in another order, and its members get them so', async () => {
    const workout = await coach.get(programs.createWorkout, {
      body: { name: 'Arms', programType: 'single_workout' },
    });
    const [curl, dip] = [
      await anExercise(coach, 'Strength', 'Curl'),
      await anExercise(coach, 'Strength', 'Dip'),
    ];
    const add = (exercise: { id: string }) =>
      coach.get(workoutExercises.addWorkoutExercise, {
        params: { id: workout.id },
        body: { exerciseId: exercise.id, sets: '3', reps: '8' },
      });
    const [first, second] = [await add(curl), await add(dip)];
    const assignment = await assign(coach, member, workout, today);
    const updates = [
      { id: first.id, orderIndex: '1' },
      { id: second.id, orderIndex: '0' },
    ];
    await coach.get(workoutExercises.reorderWorkoutExercises, { body: { updates } });
    await coach.get(workoutExercises.updateWorkoutExercise, {
      params: { id: first.id },
      body: { sets: '5', reps: '12', notes: 'Slowly' },
    });
    const day = await member.get(getExercisesForDate, {
      params: { id: assignment.id },
      query: { date: today },
    });
    expect(day.exercises.map(({ exercise, sets, notes }) => [exercise.name, sets, notes])).toEqual([
      ['Dip', '3', null],
      ['Curl', '5', 'Slowly'],
    ]);
  });
});

it('a single workout that is given another name is called so on the days to come', async () => {
  const workout = await coach.get(programs.createWorkout, {
    body: { name: 'Arms', programType: 'single_workout' },
  });
  await coach.get(workoutExercises.addWorkoutExercise, {
    params: { id: workout.id },
    body: { exerciseId: squat.id, sets: '3', reps: '8' },
  });
  const assignment = await assign(coach, member, workout, today);
  await coach.get(programs.updateWorkout, { params: { id: workout.id }, body: { name: 'Legs' } });
  const query = { date: today };
  const day = await member.get(getExercisesForDate, { params: { id: assignment.id }, query });
  expect([day.dayName, day.programName]).toEqual(['Legs', 'Legs']);
});

it.each([1, 2, 3, 4, 5])(
  'a member logs while the coach deletes the program: the log is there (%i)',
  async () => {
    const dates: PlainDate[] = [today, '2026-03-20', '2026-03-25', '2026-03-27', '2026-04-01'];
    const assignment = await assign(coach, member, program, today);
    const [deleted, ...logged] = await Promise.all([
      coach.ask(programs.deleteWorkout, { params: { id: program.id } }),
      ...dates.map(date => member.ask(logProgress, { body: logBody(assignment, squat, date) })),
    ]);
    expect(deleted.status).toBe(200);
    expect(logged.map(({ status }) => status)).toEqual(dates.map(() => 201));
    const logs = await member.get(listProgress, { query: { assignmentId: assignment.id } });
    expect(logs.map(log => log.completedDate.slice(0, 10)).toSorted()).toEqual(dates);
  },
);
