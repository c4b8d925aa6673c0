import { describe, expect, it } from 'vitest';
import { lengthText, type Program, programsAmong } from './program-list.ts';

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

  it.each([
    [12, '12-Week Program'],
    [1, '1-Week Program'],
    [null, 'Multi-Week Program'],
  ])('with %j weeks is a %s', (numWeeks, text) => {
    expect(lengthText(numWeeks)).toBe(text);
  });
});
