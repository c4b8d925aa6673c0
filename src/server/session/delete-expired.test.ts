import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMember } from '#contract/members.ts';
import { forgetPassword, getCurrentUser, getInvitation, signIn, signUp } from '#contract/session.ts';
import { passkeyChallenges } from '#server/database/tables/session.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, password, Person } from '#server/testing/people.ts';
import { emailsTo } from '#server/testing/queued-emails.ts';
import { deleteExpired } from './delete-expired.ts';

const start = new Date('2026-03-18T12:00:00Z');
const hour = 3_600_000;

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: start });
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

const tables = [
  'sessions',
  'account_links',
  'sign_in_failures',
  'rate_counts',
  'passkey_challenges',
  'known_devices',
];
const counts = async () =>
  Promise.all(
    tables.map(async table => {
      const { rows } = await testApp.db.$client.query<{ count: number }>(`select count(*) from ${table}`);
      return rows[0]?.count;
    }),
  );
const sweepAfter = (hours: number) => deleteExpired(testApp.db, new Date(start.getTime() + hours * hour));

it('what nobody can use any more is cleared away, and nothing before that', async () => {
  const body = { email: 'guest@fellowship.example', firstName: 'Ruth', lastName: 'Moab' };
  const { inviteUrl } = await coach.get(addMember, { body });
  const stranger = new Person(testApp);
  await stranger.get(signUp, { body: { ...body, email: 'newcomer@fellowship.example' } });
  await stranger.ask(signIn, { body: { email: coach.email, password: 'wrong' } });
  await stranger.get(signIn, { body: { email: coach.email, password } });
  await testApp.db
    .insert(passkeyChallenges)
    .values({ challenge: 'x', expiresAt: new Date(start.getTime() + 5 * 60_000) });

  expect(await counts()).toEqual([2, 2, 1, 2, 1, 2]);
  await sweepAfter(0);
  expect(await counts()).toEqual([2, 2, 1, 2, 1, 2]);
  await sweepAfter(1);
  expect(await counts()).toEqual([2, 2, 0, 2, 0, 2]);
  await sweepAfter(25);
  expect(await counts()).toEqual([2, 1, 0, 0, 0, 2]);
  const token = new URL(inviteUrl).searchParams.get('token') ?? '';
  expect((await stranger.ask(getInvitation, { body: { token } })).status).toBe(200);
  expect((await coach.ask(getCurrentUser, {})).status).toBe(200);
  await sweepAfter(24 * 31);
  expect(await counts()).toEqual([0, 0, 0, expect.any(Number), 0, 2]);
  await sweepAfter(24 * 401);
  expect((await counts()).at(-1)).toBe(0);
});

it('in the middle of an hour the letters of that hour stay counted', async () => {
  const again = await aCoach(testApp);
  const forget = () => new Person(testApp).get(forgetPassword, { body: { email: again.email } });
  for (let times = 0; times < 3; times += 1) await forget();
  await sweepAfter(0.5);
  await forget();
  expect(await emailsTo(testApp, again.email)).toHaveLength(3);
});
