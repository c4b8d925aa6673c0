import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustLoad, swapExercise } from './adjust-load.ts';

const plain = { weight: null, weightUnit: 'lbs', percent1RM: null, setTargets: null };
const target = {
  kind: 'work' as const,
  reps: '5',
  weight: null,
  percent1RM: null,
  rpe: null,
  restSeconds: null,
};

describe('a load that is taken down by 10 percent', () => {
  it.each([
    ['185', '167.5'],
    ['185 lb', '167.5 lb'],
    ['135-155', '122.5-140'],
    ['135, 155, 175', '122.5, 140, 157.5'],
    ['1,000', '900'],
    ['2 x 24 kg', '2 x 22 kg'],
    ['2x24', '2x22'],
    ['BW + 20', 'BW + 18'],
    ['bodyweight', 'bodyweight'],
    ['8', '7'],
    ['', ''],
    ['60%', '54%'],
    // A number that is no load stays.
    ['level 8', 'level 8'],
    ['3 plates', '3 plates'],
    ['band 2, slow', 'band 2, slow'],
    ['135/95', '135/95'],
  ])('a weight of %j is %j', (weight, lighter) => {
    expect(adjustLoad({ ...plain, weight }, -10).weight).toBe(lighter);
  });

  it.each([
    ['100', '90'],
    ['82,5', '75'],
    ['61,25', '55'],
    ['40', '35'],
    ['24', '22'],
    ['4,5', '4'],
    ['8,5', '8'],
    ['135 lb', '122.5 lb'],
    ['70-80', '62.5-72.5'],
    ['72,5-77,5', '65-70'],
    ['60/70/80 kg', '55/62.5/72.5 kg'],
  ])('a weight of %j in kg is %j', (weight, lighter) => {
    expect(adjustLoad({ ...plain, weight, weightUnit: 'kg' }, -10).weight).toBe(lighter);
  });

  it('keeps the comma of who types one', () => {
    expect(adjustLoad({ ...plain, weight: '102,5', weightUnit: 'kg' }, 2.5).weight).toBe('105');
    expect(adjustLoad({ ...plain, weight: '62,5', weightUnit: 'kg' }, 8).weight).toBe('67,5');
    expect(adjustLoad({ ...plain, percent1RM: '72,5' }, -10).percent1RM).toBe('65,5');
  });

  // Less weight is more help: -10 % of 20 kg of help are 22 kg, and never 18.
  it.each([
    ['-20', -10, '-22'],
    ['-20 kg', -10, '-22 kg'],
    ['−20 kg', -10, '−22 kg'],
    ['-22,5 kg', -10, '-25 kg'],
    ['-20-25 kg', -10, '-22-27.5 kg'],
    ['-40 lb', -10, '-44 lb'],
    ['-20 kg', 10, '-18 kg'],
    ['-1 kg', 100, '0 kg'],
    ['-20 kg, slow', -10, '-22 kg, slow'],
    ['-level 8', -10, '-level 8'],
  ])('a weight below zero, which is help, of %j and %i percent is %j', (weight, percent, changed) => {
    expect(adjustLoad({ ...plain, weight, weightUnit: 'kg' }, percent).weight).toBe(changed);
  });

  it.each([
    ['20', -10, '22'],
    ['20', 10, '18'],
    ['-20', -10, '-22'],
    ['60/70/80 kg', -10, '65/77.5/87.5 kg'],
    ['level 8', -10, 'level 8'],
  ])('of an assisted exercise %j is help too, and with %i percent %j', (weight, percent, changed) => {
    const isAssisted = true;
    const adjusted = adjustLoad({ ...plain, weight, weightUnit: 'kg' }, percent, isAssisted);
    expect(adjusted.weight).toBe(changed);
  });

  it('help is changed set by set too', () => {
    const setTargets = [
      { ...target, weight: '-20' },
      { ...target, weight: '30 lb' },
    ];
    const adjusted = adjustLoad({ ...plain, weightUnit: 'kg', setTargets }, -10, true);
    expect(adjusted.setTargets?.map(({ weight }) => weight)).toEqual(['-22', '33 lb']);
  });

  it('of what is no unit of weight is nobody’s to change', () => {
    expect(adjustLoad({ ...plain, weight: '3', weightUnit: 'bands' }, -10).weight).toBe('3');
  });

  it.each([
    ['75', '67.5'],
    ['75%', '67.5%'],
    ['70-80%', '63-72%'],
  ])('a percent of the max of %j is %j', (percent1RM, lighter) => {
    expect(adjustLoad({ ...plain, percent1RM }, -10).percent1RM).toBe(lighter);
  });

  it('is taken down set by set too, and by effort alone stays as it is', () => {
    const setTargets = [
      { ...target, weight: '200' },
      { ...target, percent1RM: '80' },
      { ...target, rpe: '8' },
    ];
    expect(adjustLoad({ ...plain, setTargets }, -10).setTargets).toEqual([
      { ...target, weight: '180' },
      { ...target, percent1RM: '72' },
      { ...target, rpe: '8' },
    ]);
    const byEffort = { ...plain, setTargets: [{ ...target, rpe: '8' }] };
    expect(adjustLoad(byEffort, -10)).toBe(byEffort);
    expect(adjustLoad(plain, -10)).toBe(plain);
  });
});

it('a load that goes down is never heavier, and one by 0 percent stays within its rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: -50, max: 0 }), (weight, percent) => {
      const lighter = Number(adjustLoad({ ...plain, weight: String(weight) }, percent).weight);
      expect(lighter).toBeLessThanOrEqual(weight + 1.25);
      expect(lighter).toBeGreaterThanOrEqual(weight * (1 + percent / 100) - 1.25);
    }),
  );
});

it('another exercise keeps sets, reps and effort, and not the weight of the lift before', () => {
  const prescribed = {
    ...plain,
    exerciseId: 'squat',
    alternateExerciseIds: ['goblet'],
    reps: '5',
    rpe: '8',
    weight: '225',
    percent1RM: '75',
    setTargets: [{ ...target, weight: '225', rpe: '7' }],
  };
  expect(swapExercise(prescribed, 'goblet')).toEqual({
    ...prescribed,
    exerciseId: 'goblet',
    alternateExerciseIds: [],
    weight: null,
    setTargets: [{ ...target, rpe: '7' }],
  });
});
