import { describe, expect, it } from 'vitest';
import { countTexts, trainingPrograms } from './described-programs.ts';

const iron = { id: 'i', name: 'Iron', description: 'Slow.\n\nHeavy.', level: 'beginner', weeks: 8 };
const climb = { id: 'c', name: 'Climb', description: '', level: null, weeks: 4 };
const told = {
  name: 'Ascension',
  level: 'Intermediate to Advanced',
  overview: ['Up'],
  results: ['Strength'],
  principles: ['Small steps'],
  audience: ['Lifters'],
};

describe('the programs page', () => {
  it('counts the weeks and blocks of what a program is made of, in the order the coach gave', () => {
    expect(trainingPrograms([{ ...told, workoutIds: ['c', 'i', 'c'] }], [iron, climb])).toEqual([
      {
        ...told,
        blocks: [
          { name: 'Climb', weeks: 4 },
          { name: 'Iron', weeks: 8 },
          { name: 'Climb', weeks: 4 },
        ],
      },
    ]);
  });

  it('has no weeks of a program that is not there any more, and none where nothing is named', () => {
    const [gone, none] = trainingPrograms(
      [
        { ...told, workoutIds: ['gone', 'i'] },
        { ...told, workoutIds: [] },
      ],
      [iron],
    );
    expect([gone?.blocks, none?.blocks]).toEqual([[{ name: 'Iron', weeks: 8 }], []]);
  });

  it('lists the fellowship’s own programs where nothing is told', () => {
    expect(trainingPrograms([], [iron, climb])).toMatchObject([
      {
        name: 'Iron',
        level: 'Beginner',
        overview: ['Slow.', 'Heavy.'],
        blocks: [{ name: 'Iron', weeks: 8 }],
      },
      { name: 'Climb', level: '', overview: [], blocks: [{ name: 'Climb', weeks: 4 }] },
    ]);
    expect(trainingPrograms([], [])).toEqual([]);
  });

  it.each([
    [[], []],
    [[0], []],
    [[1], ['1 week']],
    [[12], ['12 weeks']],
    [
      [8, 4],
      ['12 weeks', '2 blocks'],
    ],
    [Array.from({ length: 3 }, () => 12), ['36 weeks', '3 blocks']],
  ])('of blocks of %j weeks it says %j', (weeks, words) => {
    expect(countTexts(weeks.map(one => ({ weeks: one })))).toEqual(words);
  });
});
