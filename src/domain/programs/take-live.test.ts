import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdays } from '#domain/plain-date.ts';
import { aProgram, planned } from './a-program.twin.ts';
import { programDifference } from './program-difference.ts';
import type { ProgramTree } from './program-tree.ts';
import { takeLive } from './take-live.ts';

const day = (...ids: string[]) => ({ exercises: ids.map(id => planned(id)) });
const bare = (tree: ProgramTree & { attached?: unknown }): ProgramTree => {
  const { attached: _attached, ...rest } = tree;
  return rest;
};
const program = (...given: Parameters<typeof aProgram>) => bare(aProgram(...given));

const base = program([{ monday: day('a'), friday: day('b') }, { monday: day('c') }]);
const merged = (live: ProgramTree, draft: ProgramTree) => {
  const { tree, kept } = takeLive(base, live, draft);
  return { tree, kept: [...kept] };
};

describe('what was changed live goes into the draft', () => {
  it.each<[what: string, live: ProgramTree, draft: ProgramTree, tree: ProgramTree, kept: string[]]>([
    ['nothing by anybody', base, base, base, []],
    [
      'each another day',
      program([{ monday: day('x'), friday: day('b') }, { monday: day('c') }]),
      program([{ monday: day('a'), friday: day('y') }, { monday: day('c') }]),
      program([{ monday: day('x'), friday: day('y') }, { monday: day('c') }]),
      [],
    ],
    [
      'both the same day: the draft’s stays',
      program([{ monday: day('x'), friday: day('b') }, { monday: day('c') }]),
      program([{ monday: day('y'), friday: day('b') }, { monday: day('c') }]),
      program([{ monday: day('y'), friday: day('b') }, { monday: day('c') }]),
      ['1 monday'],
    ],
    [
      'both the same day, to the same',
      program([{ monday: day('x'), friday: day('b') }, { monday: day('c') }]),
      program([{ monday: day('x'), friday: day('b') }, { monday: day('c') }]),
      program([{ monday: day('x'), friday: day('b') }, { monday: day('c') }]),
      [],
    ],
    [
      'a name live, and words in the draft',
      { ...base, name: 'Live' },
      { ...base, description: 'Draft' },
      { ...base, name: 'Live', description: 'Draft' },
      [],
    ],
    [
      'both a name',
      { ...base, name: 'Live' },
      { ...base, name: 'Draft' },
      { ...base, name: 'Draft' },
      ['name'],
    ],
    [
      'a week more live',
      program([{ monday: day('a'), friday: day('b') }, { monday: day('c') }, { sunday: day('d') }]),
      program([{ monday: day('a'), friday: day('y') }, { monday: day('c') }]),
      program([{ monday: day('a'), friday: day('y') }, { monday: day('c') }, { sunday: day('d') }]),
      [],
    ],
    [
      'a week less live, that the draft left as it was',
      program([{ monday: day('a'), friday: day('b') }]),
      program([{ monday: day('y'), friday: day('b') }, { monday: day('c') }]),
      program([{ monday: day('y'), friday: day('b') }]),
      [],
    ],
    [
      'a week less live, that the draft has changed',
      program([{ monday: day('a'), friday: day('b') }]),
      program([{ monday: day('a'), friday: day('b') }, { monday: day('y') }]),
      program([{ monday: day('a'), friday: day('b') }, { monday: day('y') }]),
      ['week 2', 'numWeeks'],
    ],
    [
      'a day changed live of a week that the draft has no more',
      program([{ monday: day('a'), friday: day('b') }, { monday: day('x') }]),
      program([{ monday: day('a'), friday: day('b') }]),
      program([{ monday: day('a'), friday: day('b') }]),
      ['week 2'],
    ],
    [
      'weeks more by both, the draft’s fewer',
      program([{ monday: day('a'), friday: day('b') }, { monday: day('c') }, {}, { sunday: day('x') }]),
      program([{ monday: day('a'), friday: day('b') }, { monday: day('c') }, { monday: day('y') }]),
      program([{ monday: day('a'), friday: day('b') }, { monday: day('c') }, { monday: day('y') }]),
      ['numWeeks', 'week 4'],
    ],
    [
      'a week less live, in the midst of a draft that is longer',
      program([{ monday: day('a'), friday: day('b') }]),
      program([{ monday: day('a'), friday: day('b') }, { monday: day('c') }, { monday: day('y') }]),
      program([{ monday: day('a'), friday: day('b') }, { monday: day('c') }, { monday: day('y') }]),
      ['numWeeks', 'week 2'],
    ],
    [
      'notes of a week live, a day of it in the draft',
      program([{ notes: 'Easy', monday: day('a'), friday: day('b') }, { monday: day('c') }]),
      program([{ monday: day('y'), friday: day('b') }, { monday: day('c') }]),
      program([{ notes: 'Easy', monday: day('y'), friday: day('b') }, { monday: day('c') }]),
      [],
    ],
  ])('%s', (_what, live, draft, tree, kept) => {
    expect(merged(live, draft)).toEqual({ tree, kept });
  });

  it('but not over a day with lines that are not understood yet', () => {
    const unread = [{ position: 0, text: 'sqat' }];
    const draft = program([{ monday: { ...day('a'), unread }, friday: day('b') }, { monday: day('c') }]);
    const live = program([{ monday: day('x'), friday: day('b') }, { monday: day('c') }]);
    expect(merged(live, draft)).toEqual({ tree: draft, kept: ['1 monday'] });
  });
});

const aDay = fc.constantFrom('a', 'b', 'c').map(id => day(id));
const aTree = fc
  .array(fc.dictionary(fc.constantFrom(...weekdays), aDay), { minLength: 1, maxLength: 3 })
  .map(weeks => program(weeks));

describe('whatever the three are', () => {
  it('what one of them left as it was is as the other has it', () => {
    fc.assert(
      fc.property(aTree, aTree, (was, other) => {
        expect(takeLive(was, was, other)).toEqual({ tree: other, kept: new Set() });
        expect(takeLive(was, other, was)).toEqual({ tree: other, kept: new Set() });
        expect(takeLive(was, other, other)).toEqual({ tree: other, kept: new Set() });
      }),
    );
  });

  it('each day is the live one’s or the draft’s, and what is lost of the live one is named', () => {
    const names = { exercise: () => null, workout: () => null };
    fc.assert(
      fc.property(aTree, aTree, aTree, (was, live, draft) => {
        const { tree, kept } = takeLive(was, live, draft);
        const changed = programDifference({ ...was, attached: [] }, { ...live, attached: [] }, names);
        const lost = programDifference({ ...live, attached: [] }, { ...tree, attached: [] }, names);
        const ofDraft = new Set(
          programDifference({ ...was, attached: [] }, { ...draft, attached: [] }, names).map(
            ({ part }) => part,
          ),
        );
        for (const { part, weekNumber } of lost.filter(one =>
          changed.some(({ part: of }) => of === one.part),
        ))
          expect(kept.has(part) || kept.has(`week ${weekNumber}`) || ofDraft.has(part), part).toBe(true);
        expect(tree.weeks.map(week => week.weekNumber)).toEqual(tree.weeks.map((_, index) => index + 1));
      }),
    );
  });
});
