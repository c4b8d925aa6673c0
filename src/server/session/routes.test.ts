import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCurrentUser, signIn } from '#contract/session.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await appForTests();
});
afterAll(() => testApp.close());

describe('signing in', () => {
  it('answers the user and sets the session cookie', async () => {
    const coach = await aCoach(testApp);
    const member = await aMember(testApp, coach);
    const browser = new Person(testApp);
    const answer = await browser.ask(signIn, { body: { email: member.email.toUpperCase(), password } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ email: member.email, role: 'member', subscriptionStatus: 'active' });
    expect(answer.body).not.toHaveProperty('passwordHash');
    expect(await browser.get(getCurrentUser, {})).toMatchObject({ id: member.id });
  });

  it('is refused with a wrong password, in the same words as for an unknown address', async () => {
    const coach = await aCoach(testApp);
    const browser = new Person(testApp);
    const wrong = await browser.ask(signIn, { body: { email: coach.email, password: 'not it' } });
    const unknown = await browser.ask(signIn, { body: { email: 'nobody@fellowship.example', password } });
    expect([wrong.status, wrong.body]).toEqual([401, { message: 'E-mail or password is not right' }]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });
});
