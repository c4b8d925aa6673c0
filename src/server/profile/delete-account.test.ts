import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeRole } from '#contract/members.ts';
import { deleteAccount, updateProfile } from '#contract/profile.ts';
import { getCurrentUser, signIn } from '#contract/session.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  await testApp.db.$client.query('truncate sign_in_failures, rate_counts');
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const remove = (confirmation: string, person = member) =>
  person.ask(deleteAccount, { body: { confirmation } });
const isThere = async (person: Person) =>
  (await testApp.db.$client.query('select from users where id = $1', [person.id])).rowCount === 1;
const wrongPassword = {
  message: 'This is not your password',
  issues: [{ path: 'confirmation', message: 'This is not your password' }],
};

describe("deleting one's own account", () => {
  it('takes the password, and signs out', async () => {
    const elsewhere = new Person(testApp, member.cookie);
    const { status, body, headers } = await remove(password);
    expect([status, body]).toEqual([200, { ok: true }]);
    expect(headers['set-cookie']).toMatch(/^fellowship_session=;/);
    expect(await isThere(member)).toBe(false);
    expect((await elsewhere.ask(getCurrentUser, {})).status).toBe(401);
    const again = await new Person(testApp).ask(signIn, { body: { email: member.email, password } });
    expect(again.status).toBe(401);
  });

  it('removes all that is theirs: training, picture, letters on their way', async () => {
    const squat = await anExercise(coach);
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat) }]);
    const assignment = await assign(coach, member, program, '2026-03-18');
    await log(member, assignment, squat, '2026-03-18');
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const profileImageUrl = `data:image/png;base64,${picture.toString('base64')}`;
    const { profileImageUrl: address } = await member.get(updateProfile, { body: { profileImageUrl } });
    const file = path.join(testApp.picturesFolder, path.basename(address ?? ''));
    expect(existsSync(file)).toBe(true);
    await testApp.db.$client.query(
      `insert into mails (recipient, subject, text, html) values ($1, 'a', 'b', 'c'), ('other@fellowship.example', 'a', 'b', 'c')`,
      [member.email],
    );

    expect((await remove(password)).status).toBe(200);
    expect(existsSync(file)).toBe(false);
    for (const table of ['assignments', 'training_days', 'progress_logs'])
      expect(await rowsOf(table), table).toBe(0);
    const { rows } = await testApp.db.$client.query('select recipient from mails where subject = $1', ['a']);
    expect(rows).toEqual([{ recipient: 'other@fellowship.example' }]);
  });

  it('with a wrong password leaves everything, and after 10 is refused in this session alone', async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      const { status, body } = await remove('not it');
      expect([status, body]).toEqual([400, wrongPassword]);
    }
    expect((await remove(password)).status).toBe(429);
    const signedIn = await new Person(testApp).ask(signIn, { body: { email: member.email, password } });
    expect(signedIn.status).toBe(200);
    expect(await isThere(member)).toBe(true);
  });

  it('of who has a password is not confirmed by the e-mail address', async () => {
    expect((await remove(member.email)).status).toBe(400);
  });

  it('of who has no password is confirmed by the e-mail address', async () => {
    await testApp.db.$client.query('update users set password_hash = null where id = $1', [member.id]);
    const wrong = await remove(password);
    expect([wrong.status, wrong.body.issues]).toEqual([
      400,
      [{ path: 'confirmation', message: 'This is not your e-mail address' }],
    ]);
    expect((await remove(` ${member.email.toUpperCase()} `)).status).toBe(200);
    expect(await isThere(member)).toBe(false);
  });

  it('is open to who has no membership', async () => {
    const without = await aMember(testApp, coach, { active: false });
    expect((await remove(password, without)).status).toBe(200);
  });

  it('is not for a coach, who is told what to do instead', async () => {
    await coach.get(changeRole, { params: { id: member.id }, body: { role: 'admin' } });
    const { status, body } = await remove(password);
    expect([status, body]).toEqual([
      409,
      { message: 'A coach cannot delete their own account. Make someone else a coach and ask them.' },
    ]);
    expect(await isThere(member)).toBe(true);
  });
});

async function rowsOf(table: string): Promise<number> {
  const { rows } = await testApp.db.$client.query<{ count: number }>(
    `select count(*) from ${table} where member_id = $1`,
    [member.id],
  );
  return rows[0]?.count ?? -1;
}
