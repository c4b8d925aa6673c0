import { describe, expect, it } from 'vitest';
import { lengthText, type Program, programsAmong, programsShown } from './program-list.ts';

const workout = (name: string, programType: string) => ({ name, programType }) as Program;

describe('the list of programs', () => {
  it('holds the multi-week programs alone, sorted by name', () => {
    const workouts = [
      workout('Rebuild', 'multi_week_program'),
      workout('Single', 'single_workout'),
      workout('ascension', 'multi_week_program'),
    ];
    expect(programsAmong(workouts).map(({ name }) => name)).toEqual(['ascension', 'Rebuild']);
  });

  it('is searched and ordered, by how many members are on each too', () => {
    const workouts = ['Block Eight', 'Block Five', 'Ascension'].map(name => ({
      ...workout(name, 'multi_week_program'),
      id: name,
      description: name === 'Ascension' ? 'Before the blocks' : '',
    }));
    const counts = [{ workoutId: 'Block Five', members: 10 }];
    const names = (search: string, sort: string) =>
      programsShown(workouts, counts, { search, sort }).map(({ name, members }) => `${name} ${members}`);
    expect(names('', 'name')).toEqual(['Ascension 0', 'Block Five 10', 'Block Eight 0']);
    expect(names('block', '-members')).toEqual(['Block Five 10', 'Ascension 0', 'Block Eight 0']);
    expect(names('eight', 'name')).toEqual(['Block Eight 0']);
  });

  it.each([
    [12, '12-Week Program'],
    [1, '1-Week Program'],
    [null, 'Multi-Week Program'],
  ])('with %j weeks is a %s', (numWeeks, text) => {
    expect(lengthText(numWeeks)).toBe(text);
  });
});
