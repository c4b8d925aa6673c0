import { describe, expect, it } from 'vitest';
import { choiceOf, optionsFor, restIsNew, chosenOf, type Unknown } from './name-choices.ts';

const squat = { id: 's', name: 'Back Squat', category: 'Strength' as const };
const front = { id: 'f', name: 'Front Squat' };
const unknown: Unknown = { name: 'Barbell Squat', category: 'Strength', nearest: [squat] };

describe('what a name of a file may be', () => {
  it('is the likeliest, another one, or new in the category that the file says', () => {
    expect(optionsFor(unknown, undefined).map(({ value }) => value)).toEqual(['s', 'another', 'Strength']);
  });

  it('is new in any category where the file says none', () => {
    const values = optionsFor({ ...unknown, category: null }, undefined).map(({ value }) => value);
    expect(values).toEqual([
      's',
      'another',
      'Strength',
      'Calisthenics',
      'Aerobic',
      'Plyometric',
      'Isometric',
      'Mobility',
    ]);
  });

  it('is what was picked, which stands among the others then', () => {
    expect(optionsFor(unknown, front).map(({ label }) => label)).toContain('Front Squat');
    expect(choiceOf('f', unknown, front)).toEqual(front);
  });

  it.each([
    ['s', { id: 's', name: 'Back Squat' }],
    ['Strength', { category: 'Strength' }],
    ['another', undefined],
    ['', undefined],
  ])('%j stands for %j', (value, choice) => {
    expect(choiceOf(value, unknown, undefined)).toEqual(choice);
  });
});

it('the server is told which are meant, and which are new', () => {
  const choices = { A: front, B: { category: 'Mobility' as const } };
  expect(chosenOf(choices)).toEqual({ exercises: { A: 'f' }, create: { B: 'Mobility' } });
});

it('all of which nothing was said can be new at once', () => {
  const names = [
    unknown,
    { ...unknown, name: 'Sled', category: null },
    { ...unknown, name: 'Jump', category: 'Plyometric' as const },
  ];
  expect(restIsNew(names, { 'Barbell Squat': front })).toEqual({
    'Barbell Squat': front,
    Sled: { category: 'Strength' },
    Jump: { category: 'Plyometric' },
  });
});
