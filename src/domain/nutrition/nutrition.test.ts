import { centimeters, kilograms } from '#domain/measures/measure.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activityMultiplier,
  basalMetabolicRate,
  cmOfInches,
  dailyCalories,
  dailyExpenditure,
  energyOf,
  inchesOfCm,
  isTooLittle,
  kgOfPounds,
  macroSplit,
  poundsOfKg,
} from './nutrition.ts';

const man = { age: 30, sex: 'male', heightCm: centimeters(180), weightKg: kilograms(80) };
const woman = { age: 45, sex: 'female', heightCm: centimeters(165), weightKg: kilograms(62.5) };

describe('the calculator', () => {
  it.each([
    ['a man of 30', man, 1780],
    ['a woman of 45', woman, 1270.25],
    [
      'the youngest and lightest',
      { age: 13, sex: 'female', heightCm: centimeters(100), weightKg: kilograms(30) },
      699,
    ],
    [
      'the oldest and heaviest',
      { age: 110, sex: 'male', heightCm: centimeters(250), weightKg: kilograms(350) },
      4517.5,
    ],
  ])('%s burns at rest what Mifflin and St Jeor say', (_who, body, kcal) => {
    expect(basalMetabolicRate(body)).toBe(kcal);
  });

  it.each([
    ['sedentary', 1.2],
    ['light', 1.375],
    ['moderate', 1.55],
    ['active', 1.725],
    ['very-active', 1.9],
    ['heroic', 1.2],
    ['', 1.2],
  ])('an activity level of %j multiplies by %d', (level, multiplier) => {
    expect(activityMultiplier(level)).toBe(multiplier);
    expect(dailyExpenditure(man, level)).toBeCloseTo(1780 * multiplier, 9);
  });

  it.each([
    ['lose', 2000, 1600],
    ['maintain', 2000, 2000],
    ['gain', 2000, 2200],
  ])('to %s, from %d kcal, eat %d', (goal, expenditure, calories) => {
    expect(dailyCalories(expenditure, goal)).toBeCloseTo(calories, 9);
  });

  it.each([
    [2000, { p: 150, c: 200, f: 67 }],
    [2759, { p: 207, c: 276, f: 92 }],
    [1200, { p: 90, c: 120, f: 40 }],
  ])('%d kcal are split 30, 40, 30 into whole grams', (calories, grams) => {
    expect(macroSplit(calories)).toEqual(grams);
  });

  it('splits so that the grams add up to the calories, but for rounding', () => {
    fc.assert(
      fc.property(fc.double({ min: 500, max: 9000, noNaN: true }), calories => {
        expect(Math.abs(energyOf(macroSplit(calories)) - calories)).toBeLessThanOrEqual(2 + 2 + 4.5 + 0.01);
      }),
    );
  });

  it.each([
    ['female', 1199.4, true],
    ['female', 1199.6, false],
    ['female', 1200, false],
    ['male', 1499, true],
    ['male', 1500, false],
  ])('warns a %s at %d kcal: %s', (sex, calories, warned) => {
    expect(isTooLittle(calories, sex)).toBe(warned);
  });
});

describe('energy', () => {
  it.each([
    [{ p: 30, c: 40, f: 10 }, 370],
    [{ p: 0, c: 0, f: 0 }, 0],
    [{ p: 12.35, c: 0.1, f: 7.07 }, 113.43],
  ])('of %j is %d kcal: 4 a gram of protein and carbohydrate, 9 of fat', (macros, kcal) => {
    expect(energyOf(macros)).toBe(kcal);
  });
});

const typed = (most: number) =>
  fc.integer({ min: 1, max: most * 1000 }).map(thousandths => thousandths / 1000);

describe('inches and pounds', () => {
  it.each([
    [233, 105.6869],
    [180, 81.6466],
    [155.5, 70.5336],
  ])('%d lb are kept as %d kg and come back', (pounds, kg) => {
    expect(kgOfPounds(pounds)).toBe(kg);
    expect(poundsOfKg(kilograms(kg))).toBe(pounds);
  });

  it('come back as they were typed, whatever was typed (to 3 decimals)', () => {
    fc.assert(
      fc.property(typed(100), typed(800), (inches, pounds) => {
        expect(inchesOfCm(cmOfInches(inches))).toBe(inches);
        expect(poundsOfKg(kgOfPounds(pounds))).toBe(pounds);
      }),
      { numRuns: 5000 },
    );
  });
});
