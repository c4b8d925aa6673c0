import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDailyWorkout } from '#contract/daily-workouts.ts';
import { changeRole, deleteMember, listMembers, updateMember } from '#contract/members.ts';
import { createWorkout } from '#contract/programs.ts';
import { getCurrentUser, signIn } from '#contract/session.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log, logBody } from '#server/testing/training.ts';
import { logProgress } from '#contract/progress.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  await aCoach(testApp);
});
afterAll(() => testApp.close());

const setRole = (who: Person, id: string, role: 'admin' | 'member') =>
  who.ask(changeRole, { params: { id }, body: { role } });

describe('the role', () => {
  it('is member or admin, changed by an admin, and counts at once', async () => {
    const member = await aMember(testApp, coach);
    expect((await setRole(coach, member.id, 'admin')).body.role).toBe('admin');
    expect((await member.ask(listMembers, {})).status).toBe(200);
    expect((await setRole(coach, member.id, 'member')).body.role).toBe('member');
    expect((await member.ask(listMembers, {})).status).toBe(403);
  });

  it('a coach cannot demote themselves', async () => {
    const { status, body } = await setRole(coach, coach.id, 'member');
    expect([status, body.message]).toEqual([409, 'You cannot change your own role']);
    expect((await setRole(coach, coach.id, 'admin')).status).toBe(200);
  });

  it('of two coaches who demote each other at once, one stays', async () => {
    const own = await appForThisTest();
    const [one, other] = [await aCoach(own), await aCoach(own)];
    const answers = await Promise.all([setRole(one, other.id, 'member'), setRole(other, one.id, 'member')]);
    const [done, refused] = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(done).toBe(200);
    // Turned away at the door, or while waiting for the first to be done.
    expect([403, 409]).toContain(refused);
    const { rows } = await own.db.$client.query(`select count(*)::int as n from users where role = 'admin'`);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('nobody there is 404, another role is 400', async () => {
    expect((await setRole(coach, '00000000-0000-4000-8000-000000000000', 'admin')).status).toBe(404);
    expect((await setRole(coach, coach.id, 'trainer' as 'admin')).status).toBe(400);
  });
});

describe('deleting a member', () => {
  it('removes account, sessions, assignments, logs, one-off exercises and records', async () => {
    const member = await aMember(testApp, coach);
    const squat = await anExercise(coach);
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat) }]);
    const assignment = await assign(coach, member, program, today);
    await coach.get(addDailyWorkout, {
      body: { memberId: member.id, exerciseId: squat.id, assignedDate: today, notes: 'For your knee' },
    });
    await log(member, assignment, squat, today);
    await new Person(testApp).ask(signIn, { body: { email: member.email, password: 'wrong' } });
    await coach.get(deleteMember, { params: { id: member.id } });

    expect((await member.ask(getCurrentUser, {})).status).toBe(401);
    expect((await member.ask(signIn, { body: { email: member.email, password } })).status).toBe(401);
    const { rows } = await testApp.db.$client.query(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and column_name in ('member_id', 'user_id')`,
    );
    for (const { table, column } of rows as { table: string; column: string }[]) {
      const found = await testApp.db.$client.query(
        `select count(*)::int as n from ${table} where ${column} = $1`,
        [member.id],
      );
      expect([table, found.rows[0]]).toEqual([table, { n: 0 }]);
    }
    const kept = await testApp.db.$client.query(
      `select (select count(*)::int from day_version_exercises where notes = 'For your knee') as versions,
         (select count(*)::int from sign_in_failures where account = $1) as failures`,
      [member.email],
    );
    expect(kept.rows).toEqual([{ versions: 0, failures: 1 }]);
    expect((await coach.ask(deleteMember, { params: { id: member.id } })).status).toBe(404);
  });

  it('what a coach made for others stays when the coach is deleted', async () => {
    const former = await aCoach(testApp);
    const program = await former.get(createWorkout, { body: { name: 'Kept', numWeeks: 1 } });
    const member = await aMember(testApp, former);
    await assign(former, member, program, today);
    await coach.get(deleteMember, { params: { id: former.id } });
    const { rows } = await testApp.db.$client.query(
      `select w.created_by, a.assigned_by from assignments a join workouts w on w.id = a.workout_id where w.id = $1`,
      [program.id],
    );
    expect(rows).toEqual([{ created_by: null, assigned_by: null }]);
  });

  it('a coach cannot delete themselves', async () => {
    const { status, body } = await coach.ask(deleteMember, { params: { id: coach.id } });
    expect([status, body.message]).toEqual([409, 'You cannot delete your own account here']);
  });

  it('a log that is saved at the same moment is gone too, or was refused', async () => {
    const member = await aMember(testApp, coach);
    const squat = await anExercise(coach);
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat, squat, squat, squat) }]);
    const assignment = await assign(coach, member, program, today);
    const [deleted, ...logs] = await Promise.all([
      coach.ask(deleteMember, { params: { id: member.id } }),
      ...[1, 2, 3, 4].map(() => member.ask(logProgress, { body: logBody(assignment, squat, today) })),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status } of logs) expect([201, 401, 404, 409]).toContain(status);
    const { rows } = await testApp.db.$client.query(
      `select count(*)::int as n from progress_logs where member_id = $1`,
      [member.id],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe.each(['mayMoveSessions', 'maySwapExercises'] as const)('a member’s %s', permission => {
  it('a coach can switch off, and on again, and leaves the other as it is', async () => {
    const member = await aMember(testApp, coach);
    for (const may of [false, true]) {
      const request = { params: { id: member.id }, body: { [permission]: may } };
      const changed = await coach.get(updateMember, request);
      const other = permission === 'mayMoveSessions' ? changed.maySwapExercises : changed.mayMoveSessions;
      expect([changed[permission], other]).toEqual([may, true]);
    }
  });

  it('no member sets, and nobody without saying what', async () => {
    const member = await aMember(testApp, coach);
    const params = { id: member.id };
    const input = [
      member.ask(updateMember, { params, body: { [permission]: true } }),
      coach.ask(updateMember, { params, body: {} }),
      coach.ask(updateMember, { params, body: { [permission]: 'yes' as unknown as boolean } }),
      coach.ask(updateMember, { params: { id: randomUUID() }, body: { [permission]: true } }),
    ];
    expect((await Promise.all(input)).map(({ status }) => status)).toEqual([403, 400, 400, 404]);
  });
});
