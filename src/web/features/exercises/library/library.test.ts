import { describe, expect, it } from 'vitest';
import { categoryTabs, emptyText, type Exercise, matching } from './library.ts';

const exercise = (name: string, category: Exercise['category'], description = '') =>
  ({
    id: name,
    name,
    category,
    description,
    muscleGroups: ['Glutes'],
    equipment: ['Barbell'],
  }) as unknown as Exercise;

const library = [
  exercise('Back Squat', 'Strength', 'Sit between the hips.'),
  exercise('Front Squat', 'Strength', 'Elbows high.'),
  exercise('Plank', 'Isometric', 'A straight line.'),
];

describe('the exercise library', () => {
  it.each([
    ['squat', ['Back Squat', 'Front Squat']],
    ['ELBOWS', ['Front Squat']],
    ['  plank ', ['Plank']],
    ['', ['Back Squat', 'Front Squat', 'Plank']],
    ['burpee', []],
    ['elbows squat', []],
    ['a straight line', ['Plank']],
    ['squats front', ['Front Squat']],
    ['sqaut', ['Back Squat', 'Front Squat']],
    ['glutes', []],
  ])('searching %j matches name or description, whatever its case', (search, names) => {
    expect(matching(library, search).map(found => found.name)).toEqual(names);
  });

  it('shows names before descriptions', () => {
    const told = [exercise('Lunge', 'Strength', 'As deep as a plank is long.'), ...library];
    expect(matching(told, 'plank').map(({ name }) => name)).toEqual(['Plank', 'Lunge']);
  });

  it('counts each category on its tab', () => {
    expect(categoryTabs(library).map(tab => [tab.value, tab.count])).toEqual([
      ['All', 3],
      ['Strength', 2],
      ['Calisthenics', 0],
      ['Aerobic', 0],
      ['Plyometric', 0],
      ['Isometric', 1],
      ['Mobility', 0],
    ]);
  });

  it.each([
    [0, '', 'All', 'No exercises yet. Create your first exercise to get started.'],
    [3, 'burpee', 'Strength', 'No exercises found matching your search.'],
    [3, '', 'Aerobic', 'No Aerobic exercises found.'],
  ] as const)('with %i exercises, searching %j on %s, an empty list says so', (total, search, tab, text) => {
    expect(emptyText(total, search, tab)).toBe(text);
  });
});
