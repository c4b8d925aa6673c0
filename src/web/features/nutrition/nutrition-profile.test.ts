import { describe, expect, it } from 'vitest';
import { usualUnits } from '#domain/measures/measure.ts';
import type { CurrentUser } from '#web/session/current-user.ts';
import { dailyPlan } from '#web/parts/people/daily-plan.ts';
import { bodyOf, feetText, formOf, profileForm, unchangedSince } from './profile-form.ts';

const profile = {
  age: '30',
  sex: 'male',
  heightCm: '180',
  weightKg: '80',
  activityLevel: 'moderate',
  goal: 'maintain',
};
const user = { ...profile, dietPreference: null, allergens: ['fish', 'gluten'] } as unknown as CurrentUser;
const nobody = Object.fromEntries(Object.keys(profile).map(name => [name, null])) as unknown as CurrentUser;

describe('the calculator', () => {
  it('shows BMR, TDEE, calories and macros', () => {
    expect(dailyPlan(profile)).toEqual({
      basalRate: 1780,
      expenditure: 2759,
      calories: 2759,
      macros: { p: 207, c: 276, f: 92 },
      multiplier: 1.55,
      goal: 'maintain',
      warnedBelow: null,
    });
  });

  it.each(Object.keys(profile))('shows nothing without %s', missing => {
    expect(dailyPlan({ ...profile, [missing]: null })).toBeNull();
  });

  it.each([
    ['female', '50', 1200],
    ['male', '50', 1500],
    ['male', '100', null],
  ])('warns a %s of %s kg who wants to lose below %s kcal', (sex, weightKg, warnedBelow) => {
    const plan = dailyPlan({
      ...profile,
      sex,
      weightKg,
      heightCm: '155',
      activityLevel: 'sedentary',
      goal: 'lose',
    });
    expect(plan?.warnedBelow).toBe(warnedBelow);
  });
});

const read = (typed: object) => profileForm(usualUnits).safeParse({ ...formOf(user, usualUnits), ...typed });

describe('the profile form', () => {
  it('shows inches and pounds, and nothing where nothing is known', () => {
    expect(formOf(user, usualUnits)).toMatchObject({
      height: '70.866',
      weight: '176.37',
      allergens: ['gluten', 'fish'],
    });
    expect(formOf({ ...nobody, allergens: [] }, usualUnits)).toMatchObject({
      age: '',
      height: '',
      weight: '',
      goal: '',
    });
  });

  it('takes what is empty as not said, and a decimal comma', () => {
    expect(read({ age: '', sex: '', height: ' ', weight: '233,5' }).data).toMatchObject({
      age: null,
      sex: null,
      height: null,
      weight: 105.9137,
    });
  });

  it.each([
    ['height', 'tall', 'Enter a height from 39.4 to 98.4 inches (100 to 250 cm)'],
    ['height', '12', 'Enter a height from 39.4 to 98.4 inches (100 to 250 cm)'],
    ['weight', '-3', 'Enter a weight from 66.2 to 771.6 lb (30 to 350 kg)'],
    ['age', '7', 'Enter an age from 13 to 110'],
  ])('refuses a %s of %j beside its field', (field, typed, message) => {
    const { error } = read({ [field]: typed });
    expect(error?.issues.map(issue => [issue.path[0], issue.message])).toContainEqual([field, message]);
  });

  it('sends what was touched alone: the rest stays, to the last decimal, and as another device has it by now', () => {
    const before = formOf(user, usualUnits);
    const typed = { ...before, weight: '177', allergens: [] };
    expect(bodyOf(profileForm(usualUnits).parse(typed), typed, before)).toEqual({
      weightKg: 80.2858,
      allergens: [],
    });
    expect(bodyOf(profileForm(usualUnits).parse(before), before, before)).toEqual({});
  });

  it.each([
    ['70.5', '5 ft 10.5 in'],
    ['72', '6 ft 0 in'],
    ['', null],
    ['180', null],
    ['tall', null],
  ])('reads %j inches as %j', (typed, text) => {
    expect(feetText(typed)).toBe(text);
  });
});

it('what is typed while the profile is being saved is told from what was sent', () => {
  const sent = formOf(user, usualUnits);
  const now = { ...sent, age: '31', allergens: [] };
  const touched = Object.keys(sent).filter(field => !unchangedSince(sent, now).includes(field as 'age'));
  expect(touched).toEqual(['age', 'allergens']);
});

describe('the profile form of someone in cm and kg', () => {
  const metric = { weight: 'kg', length: 'cm' } as const;

  it('shows what is kept, and keeps what is typed', () => {
    const before = formOf({ ...user, heightCm: '180.5', weightKg: '81.35' }, metric);
    expect(before).toMatchObject({ height: '180.5', weight: '81.35' });
    const typed = { ...before, height: '181', weight: '80,2' };
    const body = bodyOf(profileForm(metric).parse(typed), typed, before);
    expect(body).toEqual({ heightCm: 181, weightKg: 80.2 });
  });

  it('shows two decimals at most of what was typed in inches and lb, and leaves it as it is', () => {
    const before = formOf({ ...user, heightCm: '181.9275', weightKg: '105.9137' }, metric);
    expect(before).toMatchObject({ height: '181.93', weight: '105.91' });
    expect(bodyOf(profileForm(metric).parse(before), before, before)).toEqual({});
  });
});
