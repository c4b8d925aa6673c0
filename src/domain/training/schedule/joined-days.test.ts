import { describe, expect, it } from 'vitest';
import { joinedDays } from './joined-days.ts';

const exercise = (name: string, groupLabel: string | null = null) => ({
  name,
  groupLabel,
  groupFormat: null,
});

const day = (dayName: string, labels: (string | null)[], notes = '') => ({
  dayName,
  notes,
  exercises: labels.map(label => exercise(dayName, label)),
});

const labelsOf = (...days: ReturnType<typeof day>[]) =>
  joinedDays(days).exercises.map(({ groupLabel }) => groupLabel);

describe('sessions of one date as one day', () => {
  it('stand one after the other, with the names and notes of all', () => {
    const joined = joinedDays([day('Lower', [null], 'Brace.'), day('Run', [null, null], 'Easy.')]);
    expect(joined).toMatchObject({ dayName: 'Lower + Run', notes: 'Brace.\n\nEasy.' });
    expect(joined.exercises.map(({ name }) => name)).toEqual(['Lower', 'Run', 'Run']);
  });

  it('name a thing once, and what says nothing not at all', () => {
    const joined = joinedDays([day('Lower', []), day('', []), day('Lower', [], 'Rest')]);
    expect(joined).toEqual({ dayName: 'Lower', notes: 'Rest', exercises: [] });
  });

  it.each<[string, (string | null)[], (string | null)[], (string | null)[]]>([
    ['the same label is another group', ['A', 'A'], ['A', 'A'], ['A', 'A', 'B', 'B']],
    ['whatever its case', ['a'], ['A'], ['a', 'B']],
    ['no label that the later one has itself', ['A'], ['A', 'B'], ['A', 'C', 'B']],
    ['other labels stay', ['A', null], ['B', null], ['A', null, 'B', null]],
    ['two labels do not become one', ['A', 'B'], ['B', 'A'], ['A', 'B', 'C', 'D']],
  ])('keep their groups apart: %s', (_name, first, second, labels) => {
    expect(labelsOf(day('One', first), day('Two', second))).toEqual(labels);
  });

  it('find a label after the alphabet', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
    expect(labelsOf(day('One', letters), day('Two', ['A'])).at(-1)).toBe('A2');
  });

  it('are cut to what a day holds, never in half of a character', () => {
    const joined = joinedDays([day(`${'x'.repeat(199)}💪`, [], 'y'.repeat(4999)), day('Run', [], 'z')]);
    expect([joined.dayName, joined.notes.length]).toEqual(['x'.repeat(199), 4999]);
  });
});
