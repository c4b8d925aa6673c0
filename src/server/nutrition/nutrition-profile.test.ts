import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { centimeters, kilograms } from '#domain/measures/measure.ts';
import { updateNutritionProfile } from '#contract/nutrition.ts';
import { getCurrentUser } from '#contract/session.ts';
import { cmOfInches, inchesOfCm, kgOfPounds, poundsOfKg } from '#domain/nutrition/nutrition.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';

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

type Profile = BodyOf<typeof updateNutritionProfile>;

const save = (body: Profile) => member.get(updateNutritionProfile, { body });

const whole: Profile = {
  age: '41',
  sex: 'female',
  heightCm: '165.1',
  weightKg: 62.5,
  activityLevel: 'moderate',
  goal: 'lose',
  dietPreference: 'mediterranean',
  allergens: ['nuts', 'fish'],
};

describe('the nutrition profile', () => {
  it('is empty at first, and answered with its numbers as text once saved', async () => {
    expect(await member.get(getCurrentUser, {})).toMatchObject({
      age: null,
      sex: null,
      heightCm: null,
      weightKg: null,
      activityLevel: null,
      goal: null,
      dietPreference: null,
      allergens: [],
    });
    const saved = await save(whole);
    expect(saved).toMatchObject({ ...whole, weightKg: '62.5' });
    expect(await member.get(getCurrentUser, {})).toEqual(saved);
  });

  it('keeps what is left out, and forgets what is sent empty or null', async () => {
    await save(whole);
    const saved = await save({ age: '', goal: null, allergens: [] });
    expect(saved).toMatchObject({ ...whole, weightKg: '62.5', age: null, goal: null, allergens: [] });
  });

  it('gives back the pounds and inches that were typed: 233 stays 233', async () => {
    const saved = await save({ heightCm: cmOfInches(70.5), weightKg: kgOfPounds(233) });
    expect(inchesOfCm(centimeters(Number(saved.heightCm)))).toBe(70.5);
    expect(poundsOfKg(kilograms(Number(saved.weightKg)))).toBe(233);
  });

  it.each<[Profile, string, string]>([
    [{ age: '12' }, 'age', 'Enter an age from 13 to 110'],
    [{ age: '30.5' }, 'age', 'Enter an age from 13 to 110'],
    [{ age: 'thirty' }, 'age', 'Enter an age from 13 to 110'],
    [{ heightCm: 99 }, 'heightCm', 'Enter a height from 39.4 to 98.4 inches (100 to 250 cm)'],
    [{ weightKg: '351' }, 'weightKg', 'Enter a weight from 66.2 to 771.6 lb (30 to 350 kg)'],
  ])('refuses %j', async (body, path, message) => {
    const answer = await member.ask(updateNutritionProfile, { body });
    expect([answer.status, answer.body.issues]).toEqual([400, [{ path, message }]]);
  });

  it.each([
    [{ sex: 'unknown' }, 'sex'],
    [{ activityLevel: 'heroic' }, 'activityLevel'],
    [{ dietPreference: 'all' }, 'dietPreference'],
    [{ allergens: ['air'] }, 'allergens.0'],
  ])('refuses %j', async (given, path) => {
    const { status, body } = await member.ask(updateNutritionProfile, { body: given as never });
    expect([status, body.issues?.map(issue => issue.path)]).toEqual([400, [path]]);
  });
});
