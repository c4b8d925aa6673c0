import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getCalendarStatus,
  getExercisesForDate,
  listAssignments,
  moveTrainingDay,
  removeAssignment,
  updateAssignment,
} from '#contract/assignments.ts';
import { listDailyWorkouts, removeDailyWorkout } from '#contract/daily-workouts.ts';
import { deleteWorkout, updateWorkout } from '#contract/programs.ts';
import { assignPath, createPath, listPathMembers } from '#contract/programs/paths.ts';
import { changeTrainingDay } from '#contract/training/own-days.ts';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { publish, redraft, withDay } from '#server/testing/drafts.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

/** A Wednesday, noon in UTC: the path is in its first week. */
const today = '2026-03-18';
const start = '2026-03-16';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };
let bench: { id: string };
/** Two weeks and one, trained on Mondays and Fridays. */
let base: { id: string };
let build: { id: string };

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  [squat, bench] = [await anExercise(coach), await anExercise(coach)];
});
beforeEach(async () => {
  on(today);
  member = await aMember(testApp, coach);
  const week = { monday: fiveByFive(squat), friday: fiveByFive(squat) };
  base = await aProgram(coach, [week, week], 'Base');
  build = await aProgram(coach, [week], 'Build');
});
afterAll(() => testApp.close());

function on(date: PlainDate): void {
  testApp.clock.now = new Date(`${date}T12:00:00Z`);
}

/** A member who has been given these programs as a path; their blocks in order. */
async function aMemberOn(programs = [base, build, base], startDate = start) {
  const blocks = programs.map(({ id }) => ({ workoutId: id }));
  const path = await coach.get(createPath, { body: { name: 'Ascension', blocks } });
  await coach.get(assignPath, { params: { id: path.id }, body: { memberIds: [member.id], startDate } });
  const given = await blocksOf();
  return { path, ids: given.map(({ id }) => id) };
}

const blocksOf = async (who = member) =>
  (await who.get(listAssignments, {}))
    .filter(({ path }) => path !== null)
    .toSorted((a, b) => (a.path?.position ?? 0) - (b.path?.position ?? 0));

/** '03-16 – 03-29', or 'paused 03-16 – 03-29', of each block. */
const spans = async () =>
  (await blocksOf()).map(({ startDate, endDate, status }) => {
    const span = `${startDate.slice(5, 10)} – ${endDate.slice(5, 10)}`;
    return status === 'active' ? span : `${status} ${span}`;
  });

const change = (id: string | undefined, body: BodyOf<typeof updateAssignment>) =>
  coach.get(updateAssignment, { params: { id: id ?? '' }, body });

const remove = (id: string | undefined, following?: 'move-up') =>
  coach.get(removeAssignment, { params: { id: id ?? '' }, ...(following && { query: { following } }) });

/** The dates with training, and the status of those that are no coming ones. */
async function trainingDates(id: string | undefined, who = member) {
  const calendar = await who.get(getCalendarStatus, { params: { id: id ?? '' } });
  return Object.entries(calendar)
    .filter(([, { status }]) => status !== 'rest')
    .map(([date, { status }]) => date.slice(5) + (status === 'upcoming' ? '' : ` ${status}`))
    .toSorted();
}

const dayOn = (id: string | undefined, date: PlainDate) =>
  member.get(getExercisesForDate, { params: { id: id ?? '' }, query: { date } });

describe('re-dating a block', () => {
  it('carries through to those after it, not to those before', async () => {
    const { ids } = await aMemberOn();
    await change(ids[1], { startDate: '2026-04-06', endDate: null });
    expect(await spans()).toEqual(['03-16 – 03-29', '04-06 – 04-12', '04-13 – 04-26']);
    expect(await trainingDates(ids[0])).toEqual(['03-16 missed', '03-20', '03-23', '03-27']);
    expect(await trainingDates(ids[2])).toEqual(['04-13', '04-17', '04-20', '04-24']);
  });

  it('to an earlier date brings the rest forward; days that would be over do not count', async () => {
    const { ids } = await aMemberOn();
    await change(ids[0], { startDate: '2026-03-02', endDate: null });
    expect(await spans()).toEqual(['03-02 – 03-15', '03-16 – 03-22', '03-23 – 04-05']);
    expect(await trainingDates(ids[1])).toEqual(['03-20']);
    expect(await trainingDates(ids[2])).toEqual(['03-23', '03-27', '03-30', '04-03']);
  });

  it('by its end alone moves those after it as far', async () => {
    const { ids } = await aMemberOn();
    await change(ids[0], { endDate: '2026-04-05' });
    expect(await spans()).toEqual(['03-16 – 04-05', '04-06 – 04-12', '04-13 – 04-26']);
  });

  it('with another program moves them by the difference in length', async () => {
    const { ids } = await aMemberOn();
    await change(ids[0], { workoutId: build.id });
    expect(await spans()).toEqual(['03-16 – 03-22', '03-23 – 03-29', '03-30 – 04-12']);
  });

  it.each([7, -7, 2, -3, 10, 35, -1])(
    'by %i days: each block has the days of one that was given on that date',
    async days => {
      const { ids } = await aMemberOn([base, build, base], '2026-05-04');
      await change(ids[0], { startDate: addDays('2026-05-04', days), endDate: null });
      const other = await aMember(testApp, coach);
      const fresh = await assign(coach, other, base, addDays('2026-05-25', days));
      expect(await trainingDates(ids[2])).toEqual(await trainingDates(fresh.id, other));
      // A change of the program finds them where they are.
      await coach.get(updateWorkout, { params: { id: base.id }, body: { numWeeks: 1, adjustWeeks: true } });
      expect((await blocksOf())[2]?.endDate.slice(0, 10)).toBe(addDays('2026-05-24', days));
      expect(await trainingDates(ids[2])).toHaveLength(2);
    },
  );

  it('leaves what is logged where it is, and brings the rest of its block along', async () => {
    const { ids } = await aMemberOn();
    await log(member, { id: ids[1] ?? '' }, squat, '2026-03-30');
    await change(ids[0], { endDate: '2026-04-05' });
    expect(await trainingDates(ids[1])).toEqual(['03-30 complete', '04-10']);
    expect((await blocksOf())[1]).toMatchObject({ totalExercises: 2, completedExercises: 1 });
    // The program still has it as done: editing it does not ask for the Monday again.
    await coach.get(updateWorkout, { params: { id: build.id }, body: { numWeeks: 1, adjustWeeks: true } });
    expect(await trainingDates(ids[1])).toEqual(['03-30 complete', '04-10']);
  });

  it('goes around a date on which something is logged', async () => {
    const { ids } = await aMemberOn();
    await log(member, { id: ids[2] ?? '' }, squat, '2026-04-13');
    await change(ids[0], { endDate: '2026-04-05' });
    expect(await trainingDates(ids[2])).toEqual(['04-13 complete', '04-14', '04-17', '04-24']);
  });

  it('takes along what a coach has made of a day, and a day that was moved or cleared', async () => {
    const { ids } = await aMemberOn();
    const [monday, friday] = [await dayOn(ids[2], '2026-04-06'), await dayOn(ids[2], '2026-04-17')];
    const body = [{ exerciseId: bench.id, sets: '3', reps: '3' }];
    await coach.get(changeTrainingDay, { params: { id: monday.trainingDayId }, body });
    await member.get(moveTrainingDay, { params: { id: friday.trainingDayId }, body: { date: '2026-04-16' } });
    const entries = await coach.get(listDailyWorkouts, {
      query: { memberId: member.id, date: '2026-04-13' },
    });
    const cleared = entries.find(entry => entry.type === 'program');
    await coach.get(removeDailyWorkout, { params: { id: cleared?.id ?? '' } });
    await change(ids[0], { endDate: '2026-04-05' });
    expect(await trainingDates(ids[2])).toEqual(['04-13', '04-17', '04-23']);
    const moved = await dayOn(ids[2], '2026-04-13');
    expect([moved.trainingDayId, moved.exercises[0]?.exerciseId]).toEqual([monday.trainingDayId, bench.id]);
    expect((await dayOn(ids[2], '2026-04-23')).plannedDate.slice(0, 10)).toBe('2026-04-24');
  });

  it('loses no log from a phone that does not know of it yet', async () => {
    const { ids } = await aMemberOn();
    on('2026-03-30');
    await change(ids[0], { endDate: '2026-04-05' });
    expect(await trainingDates(ids[1])).toEqual(['04-06', '04-10']);
    const saved = await log(member, { id: ids[1] ?? '' }, squat, '2026-03-30');
    expect(saved.completedDate.slice(0, 10)).toBe('2026-03-30');
    expect(await trainingDates(ids[1])).toEqual(['03-30 complete', '04-10']);
  });
});

describe('pausing a block', () => {
  it('pauses those after it, and says in which block', async () => {
    const { path, ids } = await aMemberOn();
    on('2026-03-31');
    await change(ids[1], { status: 'paused' });
    expect(await spans()).toEqual(['03-16 – 03-29', 'paused 03-30 – 04-05', 'paused 04-06 – 04-19']);
    on('2026-04-20');
    const [run] = await coach.get(listPathMembers, { params: { id: path.id } });
    expect(run).toMatchObject({ state: 'paused', blocks: 3, block: { position: 2, week: 1, weeks: 1 } });
    expect(await trainingDates(ids[2])).toEqual([]);
  });

  it('and taking it up on its dates leaves those after it on theirs', async () => {
    const { ids } = await aMemberOn();
    await change(ids[0], { status: 'paused' });
    on('2026-04-01');
    await change(ids[0], { status: 'active' });
    expect(await spans()).toEqual(['03-16 – 03-29', '03-30 – 04-05', '04-06 – 04-19']);
    expect(await trainingDates(ids[1])).toEqual(['04-03']);
    expect(await trainingDates(ids[2])).toEqual(['04-06', '04-10', '04-13', '04-17']);
  });

  it('and moving on carries through by whole weeks, though the next would have begun meanwhile', async () => {
    const { ids } = await aMemberOn();
    await change(ids[0], { status: 'paused' });
    on('2026-04-01');
    await change(ids[0], { status: 'active', resume: 'move-on' });
    expect(await spans()).toEqual(['03-16 – 04-12', '04-13 – 04-19', '04-20 – 05-03']);
    expect(await trainingDates(ids[0])).toEqual(['03-16 missed', '04-03', '04-06', '04-10']);
    expect(await trainingDates(ids[1])).toEqual(['04-13', '04-17']);
    expect(await trainingDates(ids[2])).toEqual(['04-20', '04-24', '04-27', '05-01']);
    // A second pause, within what the first has moved on.
    on('2026-04-14');
    await change(ids[1], { status: 'paused' });
    on('2026-04-15');
    await change(ids[1], { status: 'active', resume: 'move-on' });
    expect(await spans()).toEqual(['03-16 – 04-12', '04-13 – 04-26', '04-27 – 05-10']);
    expect(await trainingDates(ids[1])).toEqual(['04-13 missed', '04-24']);
  });

  it('does not wake one that was paused by itself', async () => {
    const { ids } = await aMemberOn();
    await change(ids[2], { status: 'paused' });
    on('2026-03-20');
    await change(ids[0], { status: 'paused' });
    await change(ids[0], { status: 'active' });
    expect(await spans()).toEqual(['03-16 – 03-29', '03-30 – 04-05', 'paused 04-06 – 04-19']);
  });
});

describe('ending a block early', () => {
  it('leaves those after it where they are', async () => {
    const { ids } = await aMemberOn();
    await change(ids[0], { status: 'completed' });
    expect(await spans()).toEqual(['completed 03-16 – 03-29', '03-30 – 04-05', '04-06 – 04-19']);
  });

  it('or moves them up, by whole weeks, to the days that are free now', async () => {
    const { ids } = await aMemberOn([base, build, base], '2026-03-11');
    await change(ids[0], { status: 'completed', following: 'move-up' });
    expect(await spans()).toEqual(['completed 03-11 – 03-24', '03-18 – 03-24', '03-25 – 04-07']);
    expect(await trainingDates(ids[1])).toEqual(['03-20', '03-23']);
  });

  it('not to a day that was trained', async () => {
    const { ids } = await aMemberOn([base, build], '2026-03-16');
    on('2026-03-23');
    await log(member, { id: ids[0] ?? '' }, squat, '2026-03-23');
    await change(ids[0], { status: 'completed', following: 'move-up' });
    expect(await spans()).toEqual(['completed 03-16 – 03-29', '03-30 – 04-05']);
  });

  it('with its last log, those after it stay', async () => {
    const { ids } = await aMemberOn([build, base]);
    for (const date of ['2026-03-16', '2026-03-20']) await log(member, { id: ids[0] ?? '' }, squat, date);
    expect(await spans()).toEqual(['completed 03-16 – 03-22', '03-23 – 04-05']);
  });

  it('while it is paused, takes those after it up', async () => {
    const { ids } = await aMemberOn();
    await change(ids[0], { status: 'paused' });
    await change(ids[0], { status: 'completed' });
    expect(await spans()).toEqual(['completed 03-16 – 03-29', '03-30 – 04-05', '04-06 – 04-19']);
    expect(await trainingDates(ids[1])).toEqual(['03-30', '04-03']);
  });

  it('by taking it away closes the gap, if the coach says so', async () => {
    const { ids } = await aMemberOn([base, base, build]);
    await remove(ids[1], 'move-up');
    expect(await spans()).toEqual(['03-16 – 03-29', '03-30 – 04-05']);
    expect(await trainingDates(ids[2])).toEqual(['03-30', '04-03']);
    await remove(ids[0]);
    expect(await spans()).toEqual(['03-30 – 04-05']);
  });
});

describe('the program of a block', () => {
  it('with more weeks, or fewer, moves those after it; the same one twice counts twice', async () => {
    const { ids } = await aMemberOn([base, base, build]);
    const weeks = (numWeeks: number) =>
      coach.get(updateWorkout, { params: { id: base.id }, body: { numWeeks, adjustWeeks: true } });
    await weeks(3);
    expect(await spans()).toEqual(['03-16 – 04-05', '04-06 – 04-26', '04-27 – 05-03']);
    expect(await trainingDates(ids[2])).toEqual(['04-27', '05-01']);
    await weeks(1);
    expect(await spans()).toEqual(['03-16 – 03-22', '03-23 – 03-29', '03-30 – 04-05']);
    expect(await trainingDates(ids[1])).toEqual(['03-23', '03-27']);
  });

  it('published with another week moves those after it, and is trained where it has moved to', async () => {
    const { ids } = await aMemberOn([base, base, build]);
    await redraft(coach, base, draft => ({ ...draft, numWeeks: 3 }));
    await redraft(coach, base, draft => withDay(draft, 3, 'wednesday', { exercises: fiveByFive(bench) }));
    await publish(coach, base);
    expect(await spans()).toEqual(['03-16 – 04-05', '04-06 – 04-26', '04-27 – 05-03']);
    expect(await trainingDates(ids[1])).toEqual(['04-06', '04-10', '04-13', '04-17', '04-22']);
    expect(await trainingDates(ids[2])).toEqual(['04-27', '05-01']);
  });

  it('that is deleted ends its block; the rest stays', async () => {
    const { path, ids } = await aMemberOn();
    await coach.get(deleteWorkout, { params: { id: build.id } });
    expect(await spans()).toEqual(['03-16 – 03-29', 'completed 03-30 – 04-05', '04-06 – 04-19']);
    expect(await trainingDates(ids[2])).toHaveLength(4);
    on('2026-03-31');
    const [run] = await coach.get(listPathMembers, { params: { id: path.id } });
    expect(run).toMatchObject({ state: 'ahead', block: { position: 3, week: null } });
  });
});

it('moving it while its programs are edited and a session is logged leaves all of them whole', async () => {
  const { ids } = await aMemberOn([base, build, base], '2026-03-16');
  for (const [round, trained] of ['2026-03-20', '2026-03-23', '2026-03-27'].entries()) {
    const wanted = addDays('2026-04-05', 7 * (round % 2));
    const [, ...answers] = await Promise.all([
      log(member, { id: ids[0] ?? '' }, squat, trained),
      coach.ask(updateAssignment, { params: { id: ids[0] ?? '' }, body: { endDate: wanted } }),
      ...[base, build].map(({ id }) =>
        coach.ask(updateWorkout, { params: { id }, body: { name: `Round ${round}`, adjustWeeks: true } }),
      ),
    ]);
    // Of two that waited for each other, one is told to try again.
    expect(answers.filter(({ status }) => ![200, 409].includes(status))).toEqual([]);
    const [, second, third] = await blocksOf();
    expect(await trainingDates(ids[1])).toHaveLength(2);
    expect(await trainingDates(ids[2])).toHaveLength(4);
    expect(third?.startDate.slice(0, 10)).toBe(addDays(second?.endDate.slice(0, 10) ?? '', 1));
  }
});

it('a block that is given to another member leaves the path', async () => {
  const other = await aMember(testApp, coach);
  const { ids } = await aMemberOn();
  await change(ids[1], { memberId: other.id, startDate: '2026-05-04', endDate: null });
  expect(await spans()).toEqual(['03-16 – 03-29', '04-06 – 04-19']);
  expect(await other.get(listAssignments, {})).toMatchObject([{ id: ids[1], path: null }]);
});

it('nobody but a coach changes it', async () => {
  const { ids } = await aMemberOn();
  const params = { id: ids[0] ?? '' };
  const refused = await member.ask(updateAssignment, { params, body: { status: 'paused' } });
  expect(refused.status).toBe(403);
  const other = await aMember(testApp, coach);
  expect((await other.ask(getCalendarStatus, { params })).status).toBe(404);
});
