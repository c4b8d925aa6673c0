import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateProfile } from '#contract/profile.ts';
import { getCurrentUser } from '#contract/session.ts';
import { gymLoading } from '#domain/loads/loading.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const loading = (who = member) => who.get(getCurrentUser, {}).then(user => user.loading);
const home = { unit: 'kg', bar: 20, plates: [{ weight: 10, pairs: 2 }], step: 2.5 } as const;

const plates = (count: number) => Array.from({ length: count }, (_, n) => ({ weight: n + 1, pairs: 1 }));

describe("a person's own bar and plates", () => {
  it('are unknown until they say, are kept as said, and can be forgotten', async () => {
    expect(await loading()).toBeNull();
    const said = await member.get(updateProfile, {
      body: { loading: { ...home, plates: [...home.plates] } },
    });
    expect(said.loading).toEqual(home);
    expect(await loading()).toEqual(home);
    await member.get(updateProfile, { body: { firstName: 'Ruth' } });
    expect(await loading()).toEqual(home);
    await member.get(updateProfile, { body: { loading: null } });
    expect(await loading()).toBeNull();
  });

  it('are theirs alone, a coach has their own, and numbers come as text too', async () => {
    const { lb } = gymLoading;
    const asText = { ...lb, bar: '45', step: '5', plates: [{ weight: '2.5', pairs: '4' }] };
    await coach.get(updateProfile, { body: { loading: asText } });
    expect(await loading(coach)).toEqual({ ...lb, plates: [{ weight: 2.5, pairs: 4 }] });
    expect(await loading()).toBeNull();
  });

  it.each<[string, object, string]>([
    ['another unit', { unit: 'stone' }, 'Choose lb or kg'],
    ['a bar below nothing', { bar: -1 }, 'Enter a bar from 0 to 150'],
    ['a bar beyond all bars', { bar: 150.01 }, 'Enter a bar from 0 to 150'],
    ['a bar of grams', { bar: 20.005 }, 'Use at most 2 decimals'],
    ['no step', { step: 0 }, 'Enter a smallest step from 0.25 to 50'],
    ['a giant step', { step: 51 }, 'Enter a smallest step from 0.25 to 50'],
    ['a plate of nothing', { plates: [{ weight: 0, pairs: 1 }] }, 'Enter a plate from 0.1 to 100'],
    ['no pairs', { plates: [{ weight: 10, pairs: 0 }] }, 'Enter 1 to 20 pairs'],
    ['half a pair', { plates: [{ weight: 10, pairs: 1.5 }] }, 'Enter 1 to 20 pairs'],
    ['more than a gym', { plates: [{ weight: 10, pairs: 21 }] }, 'Enter 1 to 20 pairs'],
    ['too many kinds', { plates: plates(13) }, 'Use at most 12 kinds of plates'],
    [
      'a plate named twice',
      { plates: [...plates(2), { weight: 2, pairs: 3 }] },
      'Name each plate once, with its pairs',
    ],
  ])('are refused with %s', async (_, wrong, message) => {
    const { status, body } = await member.ask(updateProfile, {
      body: { loading: { ...home, ...wrong } as never },
    });
    expect([status, body.issues?.[0]?.message]).toEqual([400, message]);
    expect(await loading()).toBeNull();
  });

  it.each([[{}], [[]], ['bar'], [{ unit: 'lb' }], [{ ...home, plates: {} }]])(
    'are refused as %o',
    async wrong => {
      expect((await member.ask(updateProfile, { body: { loading: wrong as never } })).status).toBe(400);
    },
  );
});
