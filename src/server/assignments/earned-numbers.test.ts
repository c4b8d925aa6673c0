import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  getCalendarStatus,
  getCompletionStatus,
  listAssignments,
  removeAssignment,
  updateAssignment,
} from '#contract/assignments.ts';
import { listCompletions } from '#contract/completions.ts';
import { listDailyWorkouts, removeDailyWorkout } from '#contract/daily-workouts.ts';
import { getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import { deleteExercise, updateExercise } from '#contract/exercises.ts';
import { mergeExercise, unmergeExercise } from '#contract/exercises/merge.ts';
import * as programs from '#contract/programs.ts';
import * as programDays from '#contract/programs/days.ts';
import { assignPath, createPath } from '#contract/programs/paths.ts';
import * as programWeeks from '#contract/programs/weeks.ts';
import * as workoutExercises from '#contract/programs/workout-exercises.ts';
import { getProgressOverview, getWeeklyBreakdown, listProgress } from '#contract/progress.ts';
import { getStrengthMetrics } from '#contract/training/strength.ts';
import { addDays, type PlainDate, weekdays } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { draftEdits } from '#server/testing/calls/draft-edits.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, fiveByFive, fiveSets, log } from '#server/testing/training.ts';

/** A Wednesday: the program of three weeks, the second block of a path, has run for nine days. */
const today = '2026-03-18';
const start = '2026-03-09';

let testApp: TestApp;
let coach: Person;
let another: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  [coach, another] = [await aCoach(testApp), await aCoach(testApp)];
});
afterAll(() => testApp.close());

type World = Awaited<ReturnType<typeof aRunningProgram>>;

/** A member in the middle of a program: days done, half done and missed behind them, some of it done ahead. */
async function aRunningProgram() {
  const member = await aMember(testApp, coach);
  const [squat, bench] = [await anExercise(coach), await anExercise(coach)];
  const run = await anExercise(coach, 'Aerobic');
  const workout = await coach.get(programs.createWorkout, { body: { name: 'Arms', programType: 'single' } });
  const week = {
    monday: fiveByFive(squat, bench),
    wednesday: [...fiveByFive(squat), { exerciseId: run.id, distance: '2' }],
    friday: fiveByFive(bench, squat),
  };
  const program = await aProgram(coach, [week, week, week]);
  await coach.get(workoutExercises.addWorkoutExercise, {
    params: { id: workout.id },
    body: { exerciseId: bench.id, sets: '3', reps: '10' },
  });
  const [before, assignment] = await asPath(member, [await aProgram(coach, [{}]), program]);
  await log(member, assignment, squat, '2026-03-09', { setsData: fiveSets(200) });
  await log(member, assignment, bench, '2026-03-09', { setsData: fiveSets(150).slice(1) });
  await log(member, assignment, run, '2026-03-11', { distanceCompleted: '2' });
  await log(member, assignment, squat, '2026-03-16', { setsData: fiveSets(205) });
  await log(member, assignment, squat, today, { setsData: fiveSets(210) });
  await log(member, assignment, bench, '2026-03-20', { setsData: fiveSets(155) });
  return { member, before, assignment, program, workout, exercises: [squat, bench, run] };
}

/** The two given as a path, of which the second starts on `start`. */
async function asPath(member: Person, programs: { id: string }[]) {
  const blocks = programs.map(({ id }) => ({ workoutId: id }));
  const { id } = await coach.get(createPath, { body: { name: 'Path', blocks } });
  const body = { memberIds: [member.id], startDate: addDays(start, -7) };
  await coach.get(assignPath, { params: { id }, body });
  const given = await member.get(listAssignments, {});
  const [first, second] = given.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  if (!first || !second) throw new Error('It has two blocks');
  return [first, second] as const;
}

/** All that the member has earned: it is theirs, whatever the coach does to the program. */
async function earned({ member, assignment }: World) {
  const params = { id: assignment.id };
  const logs = await member.get(listProgress, {});
  const calendar = await member.get(getCalendarStatus, { params });
  const metrics = await coach.get(getStrengthMetrics, {});
  return {
    logs: logs.map(({ exerciseName: _name, exerciseCategory: _category, ...numbers }) => numbers),
    // Dates without a session are rest, within the assignment or not.
    past: Object.entries(calendar)
      .filter(([date, { status }]) => date < today && status !== 'rest')
      .map(([date, { status }]) => `${date} ${status}`)
      .toSorted(),
    today: calendar[today],
    loggedAhead: calendar['2026-03-20'],
    completed: (await member.get(getCompletionStatus, { params })).completedExercises,
    // The place among others is theirs as well.
    score: { ...(await member.get(getMemberScore, {})), rank: null, totalMembers: null },
    thisWeek: (await member.get(getDashboardStats, {})).weeklyWorkoutCount,
    lifts: metrics
      .find(({ memberId }) => memberId === member.id)
      ?.exercises.map(({ exerciseName: _name, ...numbers }) => numbers)
      .toSorted((a, b) => a.exerciseId.localeCompare(b.exerciseId)),
  };
}

/** The parts of the program that an edit is about, chosen by a number. */
async function partsOf({ program, exercises }: World, pick: number) {
  const weeks = await coach.ask(programWeeks.listProgramWeeks, { params: { id: program.id } });
  const list = weeks.status === 200 ? weeks.body : [];
  const days = list.flatMap(week => week.days);
  const day = days[pick % Math.max(1, days.length)];
  const inDay = await coach.ask(programDays.listDayExercises, { params: { dayId: day?.id ?? program.id } });
  const prescribed = inDay.status === 200 ? inDay.body : [];
  const nothing = { id: program.id };
  return {
    exercise: exercises[pick % exercises.length] ?? nothing,
    day: day ?? { ...nothing, weekId: program.id, dayOfWeek: 'sunday' as const },
    week: list[pick % Math.max(1, list.length)] ?? nothing,
    prescribed: prescribed[pick % Math.max(1, prescribed.length)] ?? nothing,
    allPrescribed: prescribed.length > 0 ? prescribed : [nothing],
    weekNumber: (pick % 3) + 1,
  };
}

type Parts = Awaited<ReturnType<typeof partsOf>>;

/** Everything a coach can do to a program, and to what it is made of. Some of it may be gone already. */
const edits: Record<string, (world: World, parts: Parts, pick: number) => Promise<unknown>> = {
  'add an exercise': (_, { day, exercise }) =>
    coach.ask(programDays.addDayExercise, {
      params: { dayId: day.id },
      body: { exerciseId: exercise.id, sets: '9', reps: '9' },
    }),
  'change an exercise': (_, { prescribed }, pick) =>
    coach.ask(programDays.updateDayExercise, { params: prescribed, body: { sets: String(pick), reps: '1' } }),
  'put another exercise in its place': (_, { prescribed, exercise }) =>
    coach.ask(programDays.updateDayExercise, { params: prescribed, body: { exerciseId: exercise.id } }),
  'remove an exercise': (_, { prescribed }) =>
    coach.ask(programDays.removeDayExercise, { params: prescribed }),
  'turn the order around': (_, { allPrescribed }) =>
    coach.ask(programDays.reorderDayExercises, {
      body: { updates: allPrescribed.toReversed().map(({ id }, orderIndex) => ({ id, orderIndex })) },
    }),
  'attach an exercise to the program': ({ program }, { exercise }) =>
    coach.ask(workoutExercises.addWorkoutExercise, {
      params: { id: program.id },
      body: { exerciseId: exercise.id, sets: '2', reps: '20' },
    }),
  'give a day a workout': ({ workout }, { day }) =>
    coach.ask(programDays.createProgramDay, {
      params: { weekId: day.weekId },
      body: { dayOfWeek: day.dayOfWeek, assignedWorkoutId: workout.id },
    }),
  'change that workout': ({ workout }, { exercise }) =>
    coach.ask(workoutExercises.addWorkoutExercise, {
      params: { id: workout.id },
      body: { exerciseId: exercise.id, sets: '1', reps: '1' },
    }),
  'delete that workout': ({ workout }) => coach.ask(programs.deleteWorkout, { params: { id: workout.id } }),
  'duplicate a week': (_, { week, day }) =>
    coach.ask(programWeeks.duplicateProgramWeek, {
      params: { weekId: week.id },
      body: { targetWeekId: day.weekId },
    }),
  'delete a week': (_, { week }) =>
    coach.ask(programWeeks.deleteProgramWeek, { params: { weekId: week.id } }),
  'make a week': ({ program }, { weekNumber }) =>
    coach.ask(programWeeks.createProgramWeek, { params: { id: program.id }, body: { weekNumber } }),
  'change the number of weeks': ({ program }, { weekNumber }) =>
    coach.ask(programs.updateWorkout, { params: { id: program.id }, body: { numWeeks: weekNumber } }),
  'move an exercise to another category': (_, { exercise }) =>
    coach.ask(updateExercise, { params: { id: exercise.id }, body: { category: 'Mobility', name: 'Moved' } }),
  'merge an exercise into another': ({ exercises: [squat, bench] }, _, pick) => {
    const [from, into] = pick % 2 === 0 ? [squat, bench] : [bench, squat];
    return coach.ask(mergeExercise, { params: from ?? nothing, body: { into: into?.id ?? '' } });
  },
  'take a merge back': ({ exercises }, _, pick) =>
    coach.ask(unmergeExercise, { params: exercises[pick % 2] ?? nothing }),
  'delete an exercise': (_, { exercise }) => coach.ask(deleteExercise, { params: { id: exercise.id } }),
  'set the number of weeks, and the weeks with it': ({ program }, { weekNumber }) =>
    coach.ask(programs.updateWorkout, {
      params: { id: program.id },
      body: { numWeeks: weekNumber, adjustWeeks: true },
    }),
  'pause it': ({ assignment }) => setStatus(assignment, { status: 'paused' }),
  'take it up again': ({ assignment }) => setStatus(assignment, { status: 'active' }),
  'take it up again, moved on': ({ assignment }) =>
    setStatus(assignment, { status: 'active', resume: 'move-on' }),
  'complete it': ({ assignment }) => setStatus(assignment, { status: 'completed' }),
  'end it sooner or later': ({ assignment }, _, pick) =>
    setStatus(assignment, { endDate: addDays('2026-03-16', pick) }),
  'start it on another date': ({ assignment }, _, pick) =>
    setStatus(assignment, { startDate: addDays('2026-03-02', pick), endDate: null }),
  'start the block before it on another date': ({ before }, _, pick) =>
    setStatus(before, { startDate: addDays('2026-02-23', pick), endDate: null }),
  'give the block before it other weeks': ({ before }, { weekNumber }) =>
    coach.ask(programs.updateWorkout, { params: { id: before.workoutId }, body: { numWeeks: weekNumber } }),
  'pause the block before it': ({ before }) => setStatus(before, { status: 'paused' }),
  'take that up again, moved on': ({ before }) =>
    setStatus(before, { status: 'active', resume: 'move-on', endDate: addDays(today, 7) }),
  'end the block before it': ({ before }) => setStatus(before, { status: 'completed', following: 'move-up' }),
  'take the block before it away': ({ before }) =>
    coach.ask(removeAssignment, { params: { id: before.id }, query: { following: 'move-up' } }),
  'clear a day': ({ member, assignment }, _, pick) => clearDay(member, assignment, addDays(today, pick % 14)),
  'delete the program': ({ program }) => coach.ask(programs.deleteWorkout, { params: { id: program.id } }),
};

const nothing = { id: '00000000-0000-4000-8000-000000000000' };

const setStatus = ({ id }: { id: string }, body: BodyOf<typeof updateAssignment>) =>
  coach.ask(updateAssignment, { params: { id }, body });

async function clearDay(member: Person, assignment: { id: string }, date: PlainDate) {
  const { body } = await coach.ask(listDailyWorkouts, { query: { date, memberId: member.id } });
  const day = body.find(entry => entry.type === 'program' && entry.assignmentId === assignment.id);
  return day && coach.ask(removeDailyWorkout, { params: { id: day.id } });
}

async function areMerged({ exercises }: World): Promise<boolean> {
  const ids = exercises.map(({ id }) => id);
  const merged = 'select 1 from exercises where id = any($1::uuid[]) and merged_into_id is not null';
  return (await testApp.db.$client.query(merged, [ids])).rowCount !== 0;
}

/** Now the one coach does it, now the other. */
for (const [name, edit] of Object.entries(draftEdits))
  edits[name] = (world, _, pick) => edit(pick % 2 ? coach : another, world, pick);

const small = Object.keys(edits).filter(name => name !== 'delete the program');
const anEdit = fc.tuple(
  fc.oneof(
    { weight: 30, arbitrary: fc.constantFrom(...small) },
    { weight: 1, arbitrary: fc.constant('delete the program') },
  ),
  fc.nat(3 * weekdays.length - 1),
);

/** The edits that drafts and versions meet: live edits, other dates, pauses, and ends. */
const withDrafts = fc.tuple(
  fc.constantFrom(
    ...Object.keys(draftEdits),
    ...small.filter(name => /start|end|pause|take it up|complete|weeks|change an exercise|clear/.test(name)),
  ),
  fc.nat(3 * weekdays.length - 1),
);

it.each([
  ['edit or deletion', anEdit],
  ['draft, publication, restored version, or change of one day', withDrafts],
])(
  'no %s by a coach ever changes a number a member has earned, or a day that is past',
  async (_what, one) => {
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 6, maxLength: 12 }), async list => {
        const world = await aRunningProgram();
        const before = await earned(world);
        expect(before.past).toEqual([
          '2026-03-09 complete',
          '2026-03-11 incomplete',
          '2026-03-13 missed',
          '2026-03-16 incomplete',
        ]);
        for (const [name, pick] of list) {
          await edits[name]?.(world, await partsOf(world, pick), pick);
          const now = await earned(world);
          // Two lifts are read as one as long as they are merged.
          const lifts = (await areMerged(world)) ? before.lifts : now.lifts;
          expect({ ...now, lifts }, `after: ${name}`).toEqual(before);
        }
      }),
      { numRuns: 8 * Number(process.env.EDITS_TIMES ?? 1), endOnFailure: true },
    );
  },
);

it('a merge, and its being taken back, changes no baseline, no progress in a program and no final of it', async () => {
  const world = await aRunningProgram();
  const [squat, bench] = world.exercises;
  const params = { id: world.assignment.id };
  const numbers = async () => ({
    earned: { ...(await earned(world)), lifts: undefined },
    overview: await world.member.get(getProgressOverview, { params }),
    breakdown: await world.member.get(getWeeklyBreakdown, { params }),
    baselines: (
      await testApp.db.$client.query('select * from program_baselines where assignment_id = $1', [params.id])
    ).rows,
  });
  const before = await numbers();
  expect(before.baselines).toHaveLength(1);
  const into = bench?.id ?? '';
  await coach.get(mergeExercise, { params: squat ?? nothing, body: { into } });
  expect(await numbers()).toEqual(before);
  await setStatus(world.assignment, { status: 'completed' });
  const [completion] = await world.member.get(listCompletions, { params: { userId: world.member.id } });
  expect(completion?.exerciseFinals.map(({ exerciseId }) => exerciseId)).toContain(squat?.id);
  await coach.get(unmergeExercise, { params: squat ?? nothing });
  expect(await world.member.get(listCompletions, { params: { userId: world.member.id } })).toEqual([
    completion,
  ]);
  expect((await earned(world)).lifts).toHaveLength(2);
});
