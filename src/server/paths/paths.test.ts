import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getCalendarStatus,
  giveOwnWorkout,
  listAssignments,
  removeAssignment,
} from '#contract/assignments.ts';
import { createGroup } from '#contract/members/groups.ts';
import { listNotices } from '#contract/notices/notices.ts';
import { createWorkout, deleteWorkout, updateWorkout } from '#contract/programs.ts';
import * as contract from '#contract/programs/paths.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

/** A Wednesday, noon in UTC. */
const today = '2026-03-18';
const monday = '2026-03-16';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };
/** Two weeks and one, trained on Mondays and Fridays. */
let base: { id: string };
let build: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  squat = await anExercise(coach, 'Strength', 'Squat');
});
beforeEach(async () => {
  member = await aMember(testApp, coach);
  const week = { monday: fiveByFive(squat), friday: fiveByFive(squat) };
  base = await aProgram(coach, [week, week], 'Base');
  build = await aProgram(coach, [week], 'Build');
});
afterAll(() => testApp.close());

const blocksOf = (...programs: { id: string }[]) => programs.map(({ id }) => ({ workoutId: id }));
const aPath = (...programs: { id: string }[]) =>
  coach.get(contract.createPath, { body: { name: 'Ascension', blocks: blocksOf(...programs) } });
const give = (path: { id: string }, body: BodyOf<typeof contract.assignPath>) =>
  coach.ask(contract.assignPath, { params: { id: path.id }, body });
const to = (...people: Person[]) => ({ memberIds: people.map(({ id }) => id), startDate: monday });

/** The blocks that a member has, in order: 'Base 03-16 – 03-29'. */
async function given(who: Person) {
  const assignments = await who.get(listAssignments, {});
  return assignments
    .toSorted((a, b) => (a.path?.position ?? 0) - (b.path?.position ?? 0))
    .map(one => `${one.workoutName} ${one.startDate.slice(5, 10)} – ${one.endDate.slice(5, 10)}`);
}

const refused = async (blocks: { workoutId: string }[]) => {
  const { status, body } = await coach.ask(contract.createPath, { body: { name: 'Wrong', blocks } });
  return [status, body.issues?.[0]];
};

const on = async (path: { id: string }) =>
  (await coach.get(contract.listPathMembers, { params: { id: path.id } })).map(run => [
    run.memberId,
    run.state,
    run.block && [run.block.position, run.block.name, run.block.week, run.block.weeks],
    run.completedExercises,
  ]);

describe('a path', () => {
  it('is programs in an order, the same one twice if need be, and knows its weeks', async () => {
    const path = await aPath(base, build, base);
    expect(path).toEqual({
      id: path.id,
      name: 'Ascension',
      weeks: 5,
      members: 0,
      blocks: [
        { workoutId: base.id, name: 'Base', weeks: 2, isDeleted: false },
        { workoutId: build.id, name: 'Build', weeks: 1, isDeleted: false },
        { workoutId: base.id, name: 'Base', weeks: 2, isDeleted: false },
      ],
    });
    expect(await coach.get(contract.getPath, { params: { id: path.id } })).toEqual(path);
    expect(await coach.get(contract.listPaths, {})).toContainEqual(path);
  });

  it('is renamed, and has other blocks in another order', async () => {
    const path = await aPath(base, build);
    const params = { id: path.id };
    const renamed = await coach.get(contract.updatePath, { params, body: { name: 'The Long Way' } });
    expect(renamed).toEqual({ ...path, name: 'The Long Way' });
    const body = { blocks: blocksOf(build, base, build) };
    const turned = await coach.get(contract.updatePath, { params, body });
    expect([turned.name, turned.blocks.map(({ name }) => name)]).toEqual([
      'The Long Way',
      ['Build', 'Base', 'Build'],
    ]);
    const nothing = await coach.ask(contract.updatePath, { params, body: {} });
    expect([nothing.status, nothing.body.message]).toEqual([400, 'Say what to change']);
  });

  it('that is deleted is gone from the list; who is on it stays on it', async () => {
    const path = await aPath(base, build);
    await give(path, to(member));
    await coach.get(contract.deletePath, { params: { id: path.id } });
    expect((await coach.get(contract.listPaths, {})).map(({ id }) => id)).not.toContain(path.id);
    for (const gone of [contract.getPath, contract.deletePath, contract.listPathMembers])
      expect((await coach.ask(gone, { params: { id: path.id } })).status).toBe(404);
    expect((await give(path, to(member))).status).toBe(404);
    expect(await given(member)).toEqual(['Base 03-16 – 03-29', 'Build 03-30 – 04-05']);
    expect((await member.get(listAssignments, {}))[0]?.path?.name).toBe('Ascension');
  });

  describe('is made of programs alone:', () => {
    it('no single workout', async () => {
      const single = await coach.get(createWorkout, {
        body: { name: 'Arms', programType: 'single_workout' },
      });
      expect(await refused(blocksOf(base, single))).toEqual([
        400,
        { path: 'blocks.1.workoutId', message: 'Block 2: only a program can be a block of a path' },
      ]);
    });

    it('no copy that is one member’s own', async () => {
      const assignment = await assign(coach, member, base, monday);
      const own = await coach.get(giveOwnWorkout, { params: { id: assignment.id } });
      expect(await refused([{ workoutId: own.workoutId }])).toMatchObject([
        400,
        { message: 'Block 1: this program is one member’s own' },
      ]);
    });

    it('none that is deleted, or was never there', async () => {
      await coach.get(deleteWorkout, { params: { id: build.id } });
      for (const id of [build.id, squat.id])
        expect(await refused([{ workoutId: id }])).toMatchObject([
          400,
          { message: 'Block 1: this program is no longer there' },
        ]);
    });

    it('at least one, at most 20, of 104 weeks together', async () => {
      expect(await refused([])).toMatchObject([400, { message: 'Add at least one program' }]);
      const short = await aProgram(coach, [{}]);
      expect(await refused(Array.from({ length: 21 }, () => ({ workoutId: short.id })))).toMatchObject([
        400,
        { message: 'A path has at most 20 blocks' },
      ]);
      const quarter = await aProgram(
        coach,
        Array.from({ length: 12 }, () => ({})),
      );
      const eight = Array.from({ length: 8 }, () => quarter);
      expect((await aPath(...eight, base, base, base, base)).weeks).toBe(104);
      expect(await refused(blocksOf(...eight, quarter))).toMatchObject([
        400,
        { path: 'blocks', message: 'A path takes at most 104 weeks: these take 108' },
      ]);
    });
  });
});

describe('giving a path', () => {
  it('makes an assignment for each block, each from the day after the one before ends', async () => {
    const path = await aPath(base, build, base);
    const { status, body } = await give(path, to(member));
    expect([status, body]).toEqual([201, { count: 1, skipped: 0 }]);
    expect(await given(member)).toEqual(['Base 03-16 – 03-29', 'Build 03-30 – 04-05', 'Base 04-06 – 04-19']);
    const assignments = await member.get(listAssignments, {});
    expect(assignments.map(one => one.path)).toEqual(
      [3, 2, 1].map(position => ({
        id: path.id,
        runId: assignments[0]?.path?.runId,
        name: 'Ascension',
        position,
        blocks: 3,
      })),
    );
    const third = await member.get(getCalendarStatus, { params: { id: assignments[0]?.id ?? '' } });
    expect(Object.keys(third).filter(date => third[date]?.status !== 'rest')).toEqual([
      '2026-04-06',
      '2026-04-10',
      '2026-04-13',
      '2026-04-17',
    ]);
  });

  it('skips who is on it already, and not who is through or off it', async () => {
    const other = await aMember(testApp, coach);
    const path = await aPath(build);
    await give(path, to(member));
    expect((await give(path, to(member, other, other))).body).toEqual({ count: 1, skipped: 1 });
    const { members } = await coach.get(contract.getPath, { params: { id: path.id } });
    expect(members).toBe(2);
    const [only] = await member.get(listAssignments, {});
    await coach.get(removeAssignment, { params: { id: only?.id ?? '' } });
    expect((await give(path, to(member, other))).body).toEqual({ count: 1, skipped: 1 });
  });

  it('goes to all members of a group', async () => {
    const other = await aMember(testApp, coach);
    const memberIds = [member.id, other.id];
    const group = await coach.get(createGroup, { body: { name: 'Dawn', colour: 'red', memberIds } });
    const path = await aPath(base, build);
    await give(path, to(other));
    const { body } = await give(path, { groupId: group.id, startDate: monday });
    expect(body).toEqual({ count: 1, skipped: 1 });
    expect(await given(member)).toHaveLength(2);
  });

  it('tells each of them once, of the path as a whole', async () => {
    await give(await aPath(base, build), to(member));
    const { notices } = await member.get(listNotices, {});
    expect(notices.filter(({ topic }) => topic === 'program').map(({ text }) => text)).toEqual([
      'You have a new program: Ascension',
    ]);
  });

  it('is all or nothing', async () => {
    const path = await aPath(base, build);
    const cases = [
      [to(member, coach), 409, 'Programs are assigned to members, not to coaches'],
      [{ memberIds: [member.id, squat.id], startDate: monday }, 404, 'Member not found'],
      [{ groupId: squat.id, startDate: monday }, 404, 'Group not found'],
      [{ startDate: monday }, 400, 'Name the members, or their group'],
      [{ memberIds: [member.id], startDate: '' }, 400, 'Start date is required'],
    ] as const;
    for (const [body, status, message] of cases) {
      const answer = await give(path, body as never);
      expect([answer.status, answer.body.message]).toEqual([status, message]);
    }
    expect(await given(member)).toEqual([]);
    expect(await coach.get(contract.listPathMembers, { params: { id: path.id } })).toEqual([]);
  });

  it('waits until a deleted program is taken out', async () => {
    const path = await aPath(base, build);
    await coach.get(deleteWorkout, { params: { id: build.id } });
    const { blocks, weeks } = await coach.get(contract.getPath, { params: { id: path.id } });
    expect([blocks.map(({ isDeleted }) => isDeleted), weeks]).toEqual([[false, true], 3]);
    const { status, body } = await give(path, to(member));
    expect([status, body.message]).toEqual([
      409,
      'The program of block 2 has been deleted: take it out of the path first',
    ]);
    await coach.get(contract.updatePath, { params: { id: path.id }, body: { blocks: blocksOf(base) } });
    expect((await give(path, to(member))).status).toBe(201);
  });

  it('many times at once makes one way', async () => {
    const path = await aPath(base, build);
    const answers = await Promise.all(Array.from({ length: 8 }, () => give(path, to(member))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(answers.reduce((sum, { body }) => sum + body.count, 0)).toBe(1);
    expect(await given(member)).toHaveLength(2);
  });

  it('with programs that have grown beyond 104 weeks is refused', async () => {
    const long = await aProgram(coach, [{}]);
    const quarter = await aProgram(
      coach,
      Array.from({ length: 12 }, () => ({})),
    );
    const path = await aPath(...Array.from({ length: 8 }, () => quarter), long);
    await coach.get(updateWorkout, { params: { id: long.id }, body: { numWeeks: 9 } });
    const { status, body } = await give(path, to(member));
    expect([status, body.message]).toEqual([
      409,
      'A path takes at most 104 weeks: its programs take 105 by now',
    ]);
  });
});

describe('who is on a path', () => {
  it('is listed with the block they are in, its week, and how much of all is done; who is through stands last', async () => {
    const [later, through] = [await aMember(testApp, coach), await aMember(testApp, coach)];
    const path = await aPath(base, build);
    await give(path, to(member));
    await give(path, { memberIds: [later.id], startDate: '2026-04-06' });
    await give(path, { memberIds: [through.id], startDate: '2026-02-02' });
    const [, first] = await member.get(listAssignments, {});
    await log(member, { id: first?.id ?? '' }, squat, monday);
    expect(new Set(await on(path))).toEqual(
      new Set([
        [member.id, 'now', [1, 'Base', 1, 2], 1],
        [later.id, 'ahead', [1, 'Base', null, 2], 0],
        [through.id, 'done', null, 0],
      ]),
    );
    expect((await on(path)).at(-1)?.[0]).toBe(through.id);
  });

  it('is nobody’s business but a coach’s', async () => {
    const path = await aPath(base);
    await give(path, to(member));
    const params = { id: path.id };
    for (const [endpoint, request] of [
      [contract.listPaths, {}],
      [contract.getPath, { params }],
      [contract.listPathMembers, { params }],
      [contract.deletePath, { params }],
      [contract.assignPath, { params, body: to(member) }],
    ] as const)
      expect((await member.ask(endpoint, request as never)).status).toBe(403);
    const other = await aMember(testApp, coach);
    expect(await other.get(listAssignments, {})).toEqual([]);
  });
});
