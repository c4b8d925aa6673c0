import { describe, expect, it } from 'vitest';
import { distinctNames, type Named, namesOf, sharedNames } from './exercise-names.ts';

const exercise = (name: string, aliases: string[] = [], merged: Named['merged'] = []): Named => ({
  id: name,
  name,
  aliases,
  merged,
});

const old = { id: 'old', name: 'Barbell Bench', aliases: ['Flat Press'] };

it('an exercise is found by its name, its other names, and those of what is merged into it', () => {
  expect(namesOf(exercise('Bench Press', ['Bankdrücken'], [old]))).toEqual([
    'Bench Press',
    'Bankdrücken',
    'Barbell Bench',
    'Flat Press',
  ]);
});

it.each([
  [
    ['Push-up', 'push ups', '', 'Press-up'],
    ['Push-up', 'Press-up'],
  ],
  [
    ['懸垂', '懸垂', '★', '★'],
    ['懸垂', '★'],
  ],
  [[], []],
])('of %j stay %j', (names, distinct) => {
  expect(distinctNames(names)).toEqual(distinct);
});

describe('a name that another exercise has', () => {
  const library = [exercise('Bench Press', ['Bankdrücken'], [old]), exercise('Dip')];

  it.each([
    [null, ['Bench press'], [{ name: 'Bench press', with: 'Bench Press' }]],
    [null, ['BANKDRUCKEN'], [{ name: 'BANKDRUCKEN', with: 'Bench Press' }]],
    [null, ['Flat Presses'], [{ name: 'Flat Presses', with: 'Bench Press' }]],
    [null, ['Incline Press'], []],
    [
      null,
      ['Dips', 'Barbell Bench'],
      [
        { name: 'Barbell Bench', with: 'Bench Press' },
        { name: 'Dips', with: 'Dip' },
      ],
    ],
    ['Bench Press', ['Bench Press', 'Bankdrücken'], []],
    ['Dip', ['Dip', 'Bankdrücken'], [{ name: 'Bankdrücken', with: 'Bench Press' }]],
    [null, [''], []],
  ])('of %j with the names %j is told: %j', (id, names, shared) => {
    expect(sharedNames(library, { id, names })).toEqual(shared);
  });
});
