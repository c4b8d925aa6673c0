import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProgramReading } from '#domain/program-reader/program-reading.ts';
import { readProgram } from './read-program.ts';
import { testingOptions } from './testing-library.twin.ts';

/** All that a reading says, as one text: what stands nowhere in it was passed over in silence. */
function accountOf({ weeks, notTaken, lines, questions }: ProgramReading): string {
  const whole = lines.filter(({ became }) => ['heading', 'head', 'group', 'total', 'note'].includes(became));
  return [
    ...weeks.flatMap(({ notes, days }) => [
      notes,
      ...days.flatMap(day => [
        day.dayName,
        day.notes,
        ...day.exercises.map(one => Object.values(one).map(said).join(' ')),
      ]),
    ]),
    ...notTaken.map(({ text }) => text),
    ...whole.map(({ text }) => text),
    ...questions.map(({ text }) => text),
  ]
    .join('\n')
    .toLowerCase();
}

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Words that no dictionary of the reader has, so that none of them can be a unit or a filler. */
const syllables = ['zaq', 'vop', 'blim', 'quon', 'trax', 'yelf', 'drun', 'skeb', 'plov', 'wugg'];
const word = fc
  .tuple(fc.constantFrom(...syllables), fc.constantFrom(...syllables), fc.constantFrom(...syllables))
  .map(parts => parts.join(''));
const words = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map(all => all.join(' '));

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]{9,}|\d{3,}(?:\.\d+)?/g) ?? [];

type Cells = { head: string; cell: fc.Arbitrary<string> };

const exercise: Cells = {
  head: 'Exercise',
  cell: fc.oneof(fc.constantFrom('Back Squat', 'Bench Press', ''), words(3)),
};
const columns: Cells[] = [
  { head: 'Sets', cell: fc.constantFrom('3', '5', '', 'three sets') },
  { head: 'Reps', cell: fc.constantFrom('5', '8-12', '', 'AMRAP', '5/5/5+') },
  {
    head: 'Weight (kg)',
    cell: fc.oneof(fc.constantFrom('', 'BW'), fc.integer({ min: 110, max: 300 }).map(String)),
  },
  { head: '% 1RM', cell: fc.constantFrom('75%', '0.8', '', '65/75/85%') },
  { head: 'RPE', cell: fc.constantFrom('8', '', '9-10') },
  { head: 'Rest (s)', cell: fc.oneof(fc.constant(''), fc.integer({ min: 100, max: 300 }).map(String)) },
  { head: 'Notes', cell: fc.oneof(fc.constant(''), words(8)) },
  { head: 'Muscle Group', cell: fc.oneof(fc.constant(''), words(2)) },
  { head: 'Done', cell: fc.oneof(fc.constant(''), words(1)) },
  { head: '', cell: fc.oneof(fc.constant(''), words(1)) },
  { head: 'Substitution', cell: fc.oneof(fc.constant(''), words(2)) },
  { head: 'Week', cell: fc.constantFrom('', '', '1', '2', 'Week 3', 'x') },
  { head: 'Day', cell: fc.oneof(fc.constantFrom('', '', 'Mon', 'Day 2', 'Upper'), words(1)) },
];

const between = fc.oneof(
  fc.constantFrom('', 'Week 2', 'Monday', 'Superset:', 'Total', '---'),
  words(12),
  words(2).map(text => `Monday: ${text}`),
);

const sheet = fc
  .tuple(
    fc.shuffledSubarray(columns, { minLength: 1 }),
    fc.constantFrom('\t', ',', ';', ' | '),
    fc.array(between, { maxLength: 3 }),
  )
  .chain(([others, separator, above]) => {
    const all = [exercise, ...others].toSorted((a, b) => a.head.length - b.head.length);
    const row = fc.tuple(...all.map(({ cell }) => cell)).map(cells => edged(cells, separator));
    const extra = fc.tuple(row, words(1)).map(([text, more]) => `${text}${separator}${more}`);
    const line = fc.oneof(
      { weight: 8, arbitrary: row },
      { weight: 1, arbitrary: extra },
      { weight: 1, arbitrary: between },
      {
        weight: 1,
        arbitrary: fc.constant(
          edged(
            all.map(({ head }) => head),
            separator,
          ),
        ),
      },
    );
    const head = edged(
      all.map(column => column.head),
      separator,
    );
    return fc
      .array(line, { minLength: 1, maxLength: 12 })
      .map(lines => [...above, head, ...lines].join('\n'));
  });

const edged = (cells: readonly string[], separator: string): string =>
  separator === ' | ' ? `| ${cells.join(' | ')} |` : cells.join(separator);

const line = fc.oneof(
  fc.constantFrom(
    '',
    'Week 1',
    'Weeks 2-3',
    '## Week 4',
    'Monday',
    'DAY 1: UPPER POWER',
    'Workout A',
    'Back Squat 3x5 @70%',
    '- Bench Press: 120x5, 135x3, 150x1+',
    'A1. Barbell Row 3x10',
    'EMOM 10',
    '21-15-9',
    'Barbell Row 3x10 + Push-up 3x15',
    'Rest day',
    '  keep it slow',
    '5 Burpees',
  ),
  words(14),
  words(3),
  words(2).map(name => `${name} 3x8 @80%`),
  words(2).map(name => `- ${name}`),
  words(2).map(name => `Tuesday: ${name}`),
  fc.tuple(words(2), words(3)).map(([name, note]) => `${name} 3x8 "${note}"`),
  fc.tuple(words(1), words(1)).map(([one, other]) => `Superset: ${one} 3x10, ${other} 3x12`),
  fc.tuple(words(1), words(4)).map(([name, note]) => `${name} 5x5 (${note})`),
);

const text = fc.array(line, { minLength: 1, maxLength: 20 }).map(lines => lines.join('\n'));
const mixed = fc.tuple(text, sheet, text).map(parts => parts.join('\n'));
const garbage = fc
  .array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }), line, word), { maxLength: 12 })
  .map(all => all.join('\n'));

const answered = fc.dictionary(
  fc.constantFrom(
    'column:muscle group',
    'column:done',
    'column:',
    'repeated',
    'sheets',
    'weeks-again',
    'rest-unit',
  ),
  fc.constantFrom('notes', 'out', 'once', 'each', 'after', 'same', 'week', 'min', 's', 'nonsense'),
);

function expectAccounted(given: string, answers: Record<string, string> = {}): void {
  const reading = readProgram(given, { ...testingOptions, answers });
  if (reading.refused !== null) return;
  const account = accountOf(reading);
  expect(wordsIn(given).filter(one => !account.includes(one))).toEqual([]);
  const lines = given.split(/\r\n|\r|\n/);
  expect(reading.lines.map(one => one.text)).toEqual(lines);
  const silent = reading.lines.filter(
    ({ became, text: said }) => became === 'blank' && /[\p{L}\d]/u.test(said),
  );
  expect(silent).toEqual([]);
}

describe('nothing is passed over in silence', () => {
  it('of sheets', () => {
    fc.assert(fc.property(sheet, answered, expectAccounted), { numRuns: 300 });
  });

  it('of lines of text', () => {
    fc.assert(fc.property(text, answered, expectAccounted), { numRuns: 300 });
  });

  it('of both, one after another', () => {
    fc.assert(fc.property(mixed, answered, expectAccounted), { numRuns: 200 });
  });

  it('of anything', () => {
    fc.assert(
      fc.property(garbage, given => expectAccounted(given)),
      { numRuns: 300 },
    );
  });
});

it('a text is read the same each time, and each proposal that is given as an answer changes nothing', () => {
  fc.assert(
    fc.property(mixed, given => {
      const first = readProgram(given, testingOptions);
      const answers = Object.fromEntries(first.questions.map(({ id, proposed }) => [id, proposed]));
      expect(readProgram(given, { ...testingOptions, answers })).toEqual(first);
    }),
    { numRuns: 100 },
  );
});
