import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '#contract/members.ts';
import { updateProfile } from '#contract/profile.ts';
import { acceptInvitation, getCurrentUser } from '#contract/session.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({});
  coach = await aCoach(testApp);
});
afterAll(() => testApp.close());

const usual = { weight: 'lb', distance: 'mi', length: 'in' };
const metric = { weight: 'kg', distance: 'km', length: 'cm' } as const;
const unitsOf = async (person: Person) => (await person.get(getCurrentUser, {})).units;

describe("someone's own units", () => {
  it('are lb, miles and inches until they say otherwise', async () => {
    expect(await unitsOf(await aMember(testApp, coach))).toEqual(usual);
  });

  it('are changed one by one, and are theirs alone', async () => {
    const [member, other] = [await aMember(testApp, coach), await aMember(testApp, coach)];
    const { units } = await member.get(updateProfile, { body: { units: { weight: 'kg' } } });
    expect(units).toEqual({ ...usual, weight: 'kg' });
    await member.get(updateProfile, { body: { units: { distance: 'km', length: 'cm' } } });
    await member.get(updateProfile, { body: { firstName: 'Ada' } });
    expect(await unitsOf(member)).toEqual(metric);
    expect(await unitsOf(other)).toEqual(usual);
    expect(await unitsOf(coach)).toEqual(usual);
  });

  it('are chosen with the first password', async () => {
    const added = await coach.get(addMember, {
      body: { email: 'metric@fellowship.example', firstName: 'Eva', lastName: 'Meter' },
    });
    const token = new URL(added.inviteUrl).searchParams.get('token') ?? '';
    const person = new Person(testApp);
    await person.get(acceptInvitation, { body: { token, password, units: metric } });
    expect(await unitsOf(person)).toEqual(metric);
  });

  it.each([{ weight: 'stone' }, { distance: 'm' }, { length: 'ft' }, 'metric', null])(
    'are refused where they are none: %j',
    async units => {
      const { status } = await coach.ask(updateProfile, { body: { units } as never });
      expect(status).toBe(400);
    },
  );
});
