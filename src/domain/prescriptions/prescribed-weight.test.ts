import { describe, expect, it } from 'vitest';
import { loadsIn, prescribedWeight, unitOfText } from './prescribed-weight.ts';

const weighed = (min: number, unit: 'lb' | 'kg', max = min) => ({
  min,
  max,
  unit,
  isEachHand: false,
});
const hands = (least: number, unit: 'lb' | 'kg') => ({ ...weighed(least, unit), isEachHand: true });

describe('a prescribed weight', () => {
  it.each([
    ['185', 'lbs', weighed(185, 'lb')],
    ['60', 'kg', weighed(60, 'kg')],
    ['61,25', 'kg', weighed(61.25, 'kg')],
    ['62,5', ' KGS ', weighed(62.5, 'kg')],
    ['185', '', weighed(185, 'lb')],
    ['185', 'lb', weighed(185, 'lb')],
    ['135-155', 'lbs', weighed(135, 'lb', 155)],
    ['72,5–77,5', 'kg', weighed(72.5, 'kg', 77.5)],
    ['80 to 70', 'kg', weighed(70, 'kg', 80)],
    ['60kg-65kg', 'lbs', weighed(60, 'kg', 65)],
    ['1,000', 'lbs', weighed(1000, 'lb')],
    ['1.234,5 kg', 'lbs', weighed(1234.5, 'kg')],
    ['100.0', 'kg', weighed(100, 'kg')],
    // A text that names its unit is in that one.
    ['135 lb', 'kg', weighed(135, 'lb')],
    ['60 kgs.', 'lbs', weighed(60, 'kg')],
    ['225#', 'kg', weighed(225, 'lb')],
    ['80 kilos', 'lbs', weighed(80, 'kg')],
    // Weight that is added, and weight in each hand.
    ['BW + 10', 'kg', weighed(10, 'kg')],
    ['Body weight+22,5 lb', 'kg', weighed(22.5, 'lb')],
    ['2 x 24 kg', 'lbs', hands(24, 'kg')],
    ['2×24', 'kg', hands(24, 'kg')],
    ['1 x 24', 'kg', weighed(24, 'kg')],
    ['24 kg each hand', 'lbs', hands(24, 'kg')],
    ['50 lb DBs', 'kg', hands(50, 'lb')],
    // A remark behind a weight that says its unit.
    ['100kg, slow', 'lbs', weighed(100, 'kg')],
    ['100 kg (220 lb)', 'lbs', weighed(100, 'kg')],
    ['@ 60 kg', 'lbs', weighed(60, 'kg')],
    ['~60', 'kg', weighed(60, 'kg')],
  ])('%j in %j is %j', (text, weightUnit, weight) => {
    expect(prescribedWeight(text, weightUnit)).toEqual(weight);
  });

  it.each([
    ['level 8', 'lbs'],
    ['1 plate', 'lbs'],
    ['3 plates a side', 'kg'],
    ['band 2', 'lbs'],
    ['#4', 'lbs'],
    ['5/3/1', 'kg'],
    ['135/95 lb', 'lbs'],
    ['135, 155, 175', 'lbs'],
    ['3 x 20 kg', 'kg'],
    ['60%', 'kg'],
    ['70% + 5 kg', 'kg'],
    ['RPE 8', 'kg'],
    ['+10', 'kg'],
    ['-20 kg', 'kg'],
    ['60, heavy', 'kg'],
    ['60 kg + 2 chains', 'kg'],
    ['100 kg 3', 'kg'],
    ['5RM', 'kg'],
    ['bodyweight', 'lbs'],
    ['0', 'lbs'],
    ['3', 'bands'],
    ['185', 'st'],
    ['n/a', 'lbs'],
    ['—', 'lbs'],
    ['', 'lbs'],
    [null, 'lbs'],
    ['9'.repeat(120), 'lbs'],
  ])('%j in %j is none', (text, weightUnit) => {
    expect(prescribedWeight(text, weightUnit)).toBeNull();
  });
});

it.each([
  ['135, 155, 175', [135, 155, 175]],
  ['62,5; 65; 67,5', [62.5, 65, 67.5]],
  ['60/70/80 kg', [60, 70, 80]],
  ['2 x 24 kg', [24]],
  ['5/3/1', []],
  ['level 8', []],
  ['level 8, level 9', []],
])('the loads of %j are %j', (text, loads) => {
  expect(loadsIn(text).map(({ value }) => value)).toEqual(loads);
});

it.each([
  ['lbs', 'lb'],
  ['lb', 'lb'],
  ['LBS.', 'lb'],
  ['pounds', 'lb'],
  ['', 'lb'],
  ['kg', 'kg'],
  ['Kgs', 'kg'],
  ['kilograms', 'kg'],
  ['bands', null],
  ['%', null],
])('the unit %j is %j', (text, unit) => {
  expect(unitOfText(text)).toBe(unit);
});
