import { getDayBoard } from '#contract/dashboard.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getCalendarStatus,
  getCompletionStatus,
  getExercisesForDate,
  getWeeklyStats,
  listAssignments,
  moveTrainingDay,
  removeAssignment,
  updateAssignment,
} from '#contract/assignments.ts';
import {
  addDailyWorkout,
  listDailyWorkouts,
  removeDailyWorkout,
  restoreDailyWorkout,
} from '#contract/daily-workouts.ts';
import { getConsoleStats, getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import { getLeaderboard, getMyStanding } from '#contract/leaderboard.ts';
import { getMember } from '#contract/members.ts';
import { deleteWorkout } from '#contract/programs.ts';
import { addDayExercise } from '#contract/programs/days.ts';
import {
  correctProgress,
  getWeeklyBreakdown,
  listProgress,
  logProgress,
  takeBackProgress,
} from '#contract/progress.ts';
import { listLifts } from '#contract/training/strength.ts';
import { getTrainingDay, listTrainingDays } from '#contract/training/training-days.ts';
import { maxOwnExercisesPerDay } from '#domain/limits.ts';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
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

/** A Wednesday, noon in UTC. */
const today = '2026-03-18';
const [monday, yesterday] = ['2026-03-16', '2026-03-17'];

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };
let plank: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  squat = await anExercise(coach, 'Strength', 'Squat');
  plank = await anExercise(coach, 'Isometric', 'Plank');
});
beforeEach(async () => {
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

type Body = BodyOf<typeof addDailyWorkout>;

const bodyOf = (exercise: { id: string }, date: PlainDate, more: Partial<Body> = {}): Body => ({
  exerciseId: exercise.id,
  assignedDate: date,
  ...more,
});

const add = (exercise = squat, date: PlainDate = today, more: Partial<Body> = {}, who = member) =>
  who.get(addDailyWorkout, { body: bodyOf(exercise, date, more) });

const tryToAdd = async (date: PlainDate, who = member, more: Partial<Body> = {}) =>
  (await who.ask(addDailyWorkout, { body: bodyOf(squat, date, more) })).status;

const remove = async ({ id }: { id: string }, who = member) =>
  (await who.ask(removeDailyWorkout, { params: { id } })).status;

type Added = Awaited<ReturnType<typeof add>>;

/** As the app does it: what was added names where its log goes. */
const logOwn = ({ assignmentId, prescriptionId, exerciseId, assignedDate }: Added, setsData = fiveSets()) =>
  member.get(logProgress, {
    body: logBody({ id: assignmentId }, { id: exerciseId }, assignedDate, { prescriptionId, setsData }),
  });

const workoutLog = async ({ assignmentId: id }: Added, date: PlainDate = today) =>
  member.get(getExercisesForDate, { params: { id }, query: { date } });

/** Squats on Mondays and Wednesdays, from this week's Monday. */
async function training() {
  const day = fiveByFive(squat);
  const program = await aProgram(coach, [{ monday: day, wednesday: day }]);
  return { program, assignment: await assign(coach, member, program, monday) };
}

const kinds = async () => (await member.get(listAssignments, {})).map(({ kind }) => kind);

/** All that shows how much of the prescribed work is done. */
async function whatCounts() {
  const assignments = await member.get(listAssignments, {});
  const planned = assignments.filter(({ kind }) => kind === 'program');
  const board = await member.get(getLeaderboard, {});
  const { rank, completionRate, totalAssigned, totalCompleted, days } = await member.get(getMyStanding, {});
  return {
    score: await member.get(getMemberScore, {}),
    board,
    standing: { rank, completionRate, totalAssigned, totalCompleted, days },
    week: (await coach.get(getWeeklyStats, {})).find(({ memberId }) => memberId === member.id),
    console: await coach.get(getConsoleStats, {}),
    planned,
    completion: await Promise.all(
      planned.map(({ id }) => member.get(getCompletionStatus, { params: { id } })),
    ),
    calendars: await Promise.all(planned.map(({ id }) => member.get(getCalendarStatus, { params: { id } }))),
  };
}

describe('an exercise that a member adds', () => {
  it('is on its date as their own, and asks for nothing', async () => {
    const { status, body } = await member.ask(addDailyWorkout, {
      body: bodyOf(squat, today, { sets: 3, reps: '8', notes: 'Light' }),
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ memberId: member.id, assignedBy: member.id, isOwn: true, sets: '3' });
    expect(await workoutLog(body)).toMatchObject({
      status: 'rest',
      mayMove: false,
      exercises: [{ id: body.prescriptionId, dailyWorkoutId: body.id, sets: '3', notes: 'Light', log: null }],
    });
    expect(await coach.get(listDailyWorkouts, { query: { date: today, memberId: member.id } })).toMatchObject(
      [{ type: 'other', isOwn: true, id: body.id, exercise: { name: 'Squat' } }],
    );
    expect(await member.get(listAssignments, {})).toMatchObject([
      { kind: 'own', status: 'active', totalWorkoutUnits: 0 },
    ]);
  });

  it('needs no program, and leaves its date one of rest, logged or not', async () => {
    const added = await add(squat, yesterday);
    const calendar = () => member.get(getCalendarStatus, { params: { id: added.assignmentId } });
    expect(await calendar()).toEqual({ [yesterday]: { status: 'rest', ownExercises: 1 } });
    await logOwn(added);
    expect(await calendar()).toEqual({ [yesterday]: { status: 'rest', ownExercises: 1 } });
    expect((await workoutLog(added, yesterday)).status).toBe('rest');
  });

  it('is told to the coach as added beside the plan, and is nothing that was missed', async () => {
    const added = await add(squat, yesterday);
    const days = await coach.get(listTrainingDays, { params: { userId: member.id } });
    expect(days).toMatchObject([{ kind: 'own', status: 'rest', exerciseCount: 1, loggedCount: 0 }]);
    const { trainingDayId } = await workoutLog(added, yesterday);
    const day = await coach.get(getTrainingDay, { params: { id: trainingDayId } });
    expect(day).toMatchObject({ kind: 'own', status: 'rest', exercises: [{ exercise: { name: 'Squat' } }] });
    expect(await coach.get(getMember, { params: { id: member.id } })).toMatchObject({
      missedDays: 0,
      nextTraining: null,
    });
    const board = await coach.get(getDayBoard, {});
    expect(board.find(({ memberId }) => memberId === member.id)).toMatchObject({ status: 'rest' });
  });

  it('changes nothing of rate, status, board and completion, logged or not', async () => {
    const { assignment } = await training();
    await log(member, assignment, squat, monday, { setsData: [{ setNum: 1, reps: 5, weight: 100 }] });
    const before = await whatCounts();
    const added = [await add(squat), await add(squat, yesterday), await add(plank, monday)];
    expect(await whatCounts()).toEqual(before);
    for (const one of added.slice(0, 1)) await logOwn(one);
    expect(await whatCounts()).toEqual(before);
  });

  it('puts nobody on the board', async () => {
    await logOwn(await add());
    const board = await member.get(getLeaderboard, {});
    expect(board.map(row => row.member.id)).not.toContain(member.id);
    expect(await member.get(getMemberScore, {})).toMatchObject({ completionRate: 0, totalAssigned: 0 });
  });

  it('counts in strength, weekly totals, activity and days trained', async () => {
    const added = await add(squat, yesterday);
    const saved = await logOwn(added);
    expect(saved).toMatchObject({
      estimated1RM: 233.33,
      workoutUnitsCompleted: 25,
      workoutUnitsPrescribed: 0,
    });
    expect(await member.get(listLifts, {})).toMatchObject([{ history: [{ estimated1RM: 233.33 }] }]);
    expect(await member.get(getDashboardStats, {})).toMatchObject({
      weeklyWorkoutCount: 1,
      recentActivity: [{ exerciseName: 'Squat', assignmentId: added.assignmentId }],
    });
    const params = { id: added.assignmentId };
    const weeks = await member.get(getWeeklyBreakdown, { params });
    expect(weeks.map(week => [week.totalUnits, week.logsCount])).toEqual([[25, 1]]);
    // The program's next prescription follows the log.
    const day = [{ exerciseId: squat.id, sets: '5', reps: '5', percent1RM: '75%' }];
    const assignment = await assign(coach, member, await aProgram(coach, [{ wednesday: day }]), monday);
    const request = { params: { id: assignment.id }, query: { date: today } };
    const { exercises } = await member.get(getExercisesForDate, request);
    expect(exercises).toMatchObject([{ latest1RM: 233.33, suggestedWeight: 175 }]);
  });

  it('can be corrected and taken back like any other log', async () => {
    const saved = await logOwn(await add(squat, today, { sets: '1', reps: 'AMRAP' }));
    const params = { id: saved.id };
    const body = { setsData: [{ setNum: 1, reps: 3, weight: 250 }] };
    expect(await member.get(correctProgress, { params, body })).toMatchObject({ estimated1RM: 275 });
    await member.get(takeBackProgress, { params });
    expect(await member.get(listProgress, { query: {} })).toEqual([]);
  });

  it('can be on one date with what the coach gave; each is told apart, the own ones last', async () => {
    const own = await add(squat);
    await coach.get(addDailyWorkout, { body: bodyOf(plank, today, { memberId: member.id, time: '60' }) });
    expect((await member.get(getMemberScore, {})).totalAssigned).toBe(0);
    const entries = await member.get(listDailyWorkouts, { query: { date: today } });
    expect(entries.map(entry => [entry.type, 'isOwn' in entry && entry.isOwn])).toEqual([
      ['other', false],
      ['other', true],
    ]);
    await logOwn(own);
    expect((await kinds()).toSorted()).toEqual(['daily', 'own']);
    const late = await workoutLog(own);
    expect(late.exercises).toHaveLength(1);
  });

  it('stays beside one that is added later, with its log', async () => {
    const first = await add(squat);
    await logOwn(first);
    const second = await add(squat);
    expect((await workoutLog(second)).exercises.map(({ isCompleted }) => isCompleted)).toEqual([true, false]);
    expect(await remove(second)).toBe(200);
    expect((await workoutLog(first)).exercises.map(({ isCompleted }) => isCompleted)).toEqual([true]);
  });
});

describe('taking it away', () => {
  it('is done by the member, or a coach, while nothing of it is logged', async () => {
    const [first, second] = [await add(), await add(plank)];
    const saved = await logOwn(first);
    expect(await remove(first)).toBe(409);
    expect(await remove(second, coach)).toBe(200);
    await member.get(takeBackProgress, { params: { id: saved.id } });
    expect(await remove(first)).toBe(200);
    expect(await remove(first)).toBe(404);
    const request = { params: { id: first.assignmentId }, query: { date: today } };
    expect((await member.ask(getExercisesForDate, request)).status).toBe(404);
    expect(await member.get(getCalendarStatus, { params: { id: first.assignmentId } })).toEqual({});
  });

  it('keeps a log that was on its way', async () => {
    const added = await add();
    await remove(added);
    expect((await logOwn(added)).workoutUnitsCompleted).toBe(25);
    expect(await member.get(getMemberScore, {})).toMatchObject({ totalAssigned: 0 });
    expect((await workoutLog(added)).exercises).toMatchObject([{ isCompleted: true }]);
  });
});

describe('whose it is', () => {
  it('a member adds for themselves alone, a coach names the member', async () => {
    const other = await aMember(testApp, coach);
    expect(await tryToAdd(today, member, { memberId: member.id })).toBe(201);
    expect(await tryToAdd(today, member, { memberId: other.id })).toBe(404);
    expect(await tryToAdd(today, coach)).toBe(400);
    expect(await tryToAdd(today, coach, { memberId: coach.id })).toBe(409);
    const given = await add(squat, today, { memberId: other.id }, coach);
    expect(given).toMatchObject({ isOwn: false, assignedBy: coach.id });
  });

  it('what a coach gave, a program’s day and another’s are not the member’s to take away', async () => {
    const { assignment } = await training();
    const other = await aMember(testApp, coach);
    const given = await add(squat, today, { memberId: member.id }, coach);
    const theirs = await add(squat, today, {}, other);
    const request = { params: { id: assignment.id }, query: { date: today } };
    const day = { id: (await member.get(getExercisesForDate, request)).trainingDayId };
    for (const one of [given, theirs, day]) expect(await remove(one)).toBe(404);
    expect((await member.ask(restoreDailyWorkout, { params: day })).status).toBe(403);
  });

  it('a member on trial adds none', async () => {
    const trial = await aMember(testApp, coach, { active: false });
    await testApp.db.$client.query(`update users set subscription_status = 'trialing' where id = $1`, [
      trial.id,
    ]);
    expect(await tryToAdd(today, trial)).toBe(403);
  });
});

const sendWithKey = () =>
  member.ask(addDailyWorkout, { body: bodyOf(squat, today) }, { 'Idempotency-Key': `own of ${member.id}` });

describe('limits', () => {
  it.each([
    [-366, 201],
    [-367, 400],
    [30, 201],
    [31, 400],
  ])('a date %d days from today: %d', async (days, status) => {
    expect(await tryToAdd(addDays(today, days))).toBe(status);
  });

  it(`${maxOwnExercisesPerDay} a date`, async () => {
    for (let count = 0; count < maxOwnExercisesPerDay; count += 1) await add(plank);
    expect(await tryToAdd(today)).toBe(409);
    expect(await tryToAdd(yesterday)).toBe(201);
  });

  it('is added once, however often it is sent', async () => {
    const answers = [await sendWithKey(), await sendWithKey()];
    expect(answers[1]?.body.id).toBe(answers[0]?.body.id);
    const added = answers[0]?.body as Added;
    expect((await workoutLog(added)).exercises).toHaveLength(1);
  });
});

describe('whatever happens to programs, it stays', () => {
  it('through edits, a pause, an end and the deletion of the program', async () => {
    const { program, assignment } = await training();
    const added = await add(squat, addDays(today, 7));
    const is = async () => (await workoutLog(added, addDays(today, 7))).exercises.length;
    const day = await dayOf(coach, program, 1, 'wednesday');
    await coach.get(addDayExercise, { params: { dayId: day.id }, body: { exerciseId: plank.id } });
    const params = { id: assignment.id };
    await coach.get(updateAssignment, { params, body: { status: 'paused' } });
    await coach.get(updateAssignment, { params, body: { status: 'completed' } });
    await coach.get(deleteWorkout, { params: { id: program.id } });
    expect(await is()).toBe(1);
    const logged = await logOwn(added);
    expect(logged.completedDate).toContain(addDays(today, 7));
    expect((await member.get(listAssignments, {})).find(({ kind }) => kind === 'own')?.status).toBe('active');
  });

  it('is no program to change, end, move or list', async () => {
    const added = await add();
    const params = { id: added.assignmentId };
    expect((await coach.ask(updateAssignment, { params, body: { status: 'paused' } })).status).toBe(404);
    expect((await coach.ask(removeAssignment, { params })).status).toBe(404);
    expect((await coach.get(listAssignments, {})).map(({ id }) => id)).not.toContain(added.assignmentId);
    const { trainingDayId } = await workoutLog(added);
    const move = { params: { id: trainingDayId }, body: { date: yesterday } };
    expect((await member.ask(moveTrainingDay, move)).status).toBe(409);
  });

  it('goes with the member', async () => {
    await logOwn(await add());
    await testApp.db.$client.query('delete from users where id = $1', [member.id]);
    const { rows } = await testApp.db.$client.query(
      'select from daily_workouts where member_id = $1 union all select from day_versions where member_id = $1',
      [member.id],
    );
    expect(rows).toEqual([]);
  });
});
