import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { readCells } from './read-cells.ts';
import { maxTokens, readWork } from './read-work.ts';
import { readLine, readWorkLine } from './read-work-line.ts';
import { Scan } from '#domain/program-reader/work/text/scan.ts';
import { tokensOf } from '#domain/program-reader/work/text/tokens.ts';
import { testLibrary } from './test-library.twin.ts';
import {
  type Part,
  type Work,
  workColumns,
  type WorkOptions,
} from '#domain/program-reader/work/text/work.ts';

const options: WorkOptions = { weightUnit: 'kg', distanceUnit: 'km' };

/** The vocabulary, in any order, and words outside it. */
const word = fc.constantFrom(
  ...'3x5 5x5 100kg 82,5 12,10,8 5/5/5+ @75% 65/75/85% @8 RPE RIR 2 1-2 rest 90s 2min r120 1:30 1:30:00 t31X1 3010 3-1-X-1 W'.split(
    ' ',
  ),
  ...'warm-up: drop + 1 then last set AMRAP max to failure each side /leg (each side) ( ) [A] A1) 1a) Superset: EMOM 10 21-15-9 10-9-…-1'.split(
    ' ',
  ),
  ...'Back Squat Row Pull-up Z2 Run 90/90 Stretch 400m 5k 20\' 60" cal zone HR 140-150 contacts 20 6-Aug 46244 8/6/2026 BW +10 -20 TM of'.split(
    ' ',
  ),
  ...'~60kg >8 <90s ≥5 ±2 -20kg -8 (8) (60kg) @~75% @>8 3x~8 3x-8 rest>2min HR<140 RIR -1 #225 #2'.split(' '),
  ...'slow “pause” "now" ‘easy’ load:"heavy" note: 💪 х ½ … – · | ; , . : @ % x × # & = ? ! { } \\ $ € 🏋️ ７'.split(
    ' ',
  ),
);
const typed = fc.oneof(
  fc
    .array(fc.tuple(word, fc.constantFrom(' ', '', ', ', ' - ')), { maxLength: 14 })
    .map(all => all.flat().join('')),
  fc.string({
    unit: fc.constantFrom(...'0123456789xX×@%.,:;/+-()[]{}\'"“”‘’ kgsmRPEaw'.split('')),
    maxLength: 60,
  }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const category = fc.constantFrom(null, ...exerciseCategories);

/** Before a number these say below, about, more or less, or how it is bracketed: they count as words do. */
const meansSomething = /[-‐‑‒–—―−﹣－~∼～><≥≤≈±(（]/u;
const isBound = (sign: string) => /[~∼～><≥≤≈±]/u.test(sign);

const isBeforeNumber = (text: string, at: number): boolean =>
  /^\d/.test(text.slice(at + 1)) && /(?:^|[\s(（@×:]|\d\s?x)$/iu.test(text.slice(0, at));

const isCounted = (text: string, at: number): boolean =>
  meansSomething.test(text[at] ?? '') && isBeforeNumber(text, at);

/** Blanks, marks without width, and what only separates. */
const isNothing = (sign: string) =>
  /[\p{Cc}\s\u200B-\u200F\u2028-\u202F\u2060-\u2064\uFEFF\u00AD,，،、;；·•∙|｜()（）[\]［］:：.．→←>☐☑✓‐‑‒–—―−﹣－~∼～-]/u.test(
    sign,
  );

const isIn = (parts: readonly Part[], at: number, cell?: number) =>
  parts.some(part => part.from <= at && at < part.to && part.cell === cell);

function expectAll(text: string, parts: readonly Part[], cell?: number): void {
  for (let at = 0; at < text.length; at += 1) {
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if ((!isNothing(sign) || isCounted(text, at)) && !isIn(parts, at, cell))
      expect(`${text} lost ${sign} at ${at}`).toBe('');
  }
}

function expectSaid(text: string, { parts, fields, leftovers }: Work): void {
  for (const part of parts) {
    const stretch = text.slice(part.from, part.to);
    const words = stretch.match(/\p{L}{3,}/gu) ?? [];
    for (let at = part.from; at < part.to; at += 1) {
      const sign = text[at] ?? '';
      if (part.as === 'field' && isBound(sign) && isCounted(text, at))
        expect(fields.notes ?? '').toContain(sign);
    }
    if (part.as === 'note') for (const one of words) expect(fields.notes).toContain(one);
    if (part.as === 'leftover')
      expect(
        leftovers.some(({ from, to }) => from <= part.from && part.to <= to) || leftovers.length > 0,
      ).toBe(true);
  }
  for (const { why } of leftovers) expect(why).not.toBe('');
}

describe('nothing is lost in silence', () => {
  it('in work: each character is in a field, a note or what is left over', () => {
    fc.assert(
      fc.property(typed, category, (text, category) => {
        const read = readWork(text, { ...options, category });
        expectAll(text, read.parts);
        expectSaid(text, read);
      }),
      { numRuns: 1500 },
    );
  });

  it('in a line: or in a name, or in the mark of a group', () => {
    fc.assert(
      fc.property(typed, fc.boolean(), (text, hasLibrary) => {
        const read = readWorkLine(text, { ...options, library: hasLibrary ? testLibrary : null });
        expectAll(text, [...read.parts, ...read.exercises.flatMap(({ parts }) => parts)]);
        for (const one of read.exercises) expectSaid(text, one);
      }),
      { numRuns: 1500 },
    );
  });

  it('in cells: each of its own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ column: fc.constantFrom(...workColumns), text: typed }), { maxLength: 5 }),
        cells => {
          const read = readCells(cells, options);
          for (const [index, { text }] of cells.entries()) expectAll(text, read.parts, index);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

type Said = { weight: string[]; percent: string[]; rpe: string[]; reps: string[] };

/** Facts of each kind that a reading holds, in all sets together. */
function saidOf({ setTargets, weight, percent1RM, rpe, reps }: Work['fields']): Said {
  const each = (field: 'weight' | 'percent1RM' | 'rpe' | 'reps', all: string | null | undefined) =>
    [all ?? null, ...(setTargets ?? []).map(target => target[field])].filter(text => text !== null);
  return {
    weight: each('weight', weight),
    percent: each('percent1RM', percent1RM),
    rpe: each('rpe', rpe),
    reps: each('reps', reps),
  };
}

/** A piece of a line, and whether its value is in the right field. */
type Piece = { text: string; isTold: (fields: Work['fields']) => boolean };

const numberBetween = (min: number, max: number) => fc.integer({ min, max });
const holds = (texts: readonly string[], number: string) =>
  texts.some(text => text.split(/[^\d.-]+/).includes(number));

const signs = fc.constantFrom('', '~', '>', '<', '≥', '≤');
const bounded = (sign: string, text: string, isTold: Piece['isTold']): Piece => ({
  text: sign + text,
  isTold: fields => isTold(fields) && (sign === '' || (fields.notes ?? '').includes(sign)),
});

const pieces: readonly fc.Arbitrary<Piece>[] = [
  fc
    .tuple(
      fc.constantFrom('', '-', '(', '+'),
      numberBetween(41, 99),
      fc.constantFrom('kg', ' kg', ' lb', 'kgs'),
    )
    .map(([sign, number, unit]) => ({
      text: `${sign}${number}${unit}${sign === '(' ? ')' : ''}`,
      isTold: fields =>
        holds(
          saidOf(fields).weight.map(text => text.replace('+', '')),
          `${sign === '-' ? '-' : ''}${number}`,
        ),
    })),
  fc
    .tuple(fc.oneof(signs, fc.constant('-')), numberBetween(41, 99))
    .map(([sign, number]) =>
      bounded(sign, `${number}%`, fields => holds(saidOf(fields).percent, String(number))),
    ),
  fc.tuple(signs, numberBetween(6, 9), fc.boolean()).map(([sign, number, isReserve]) => ({
    text: `${isReserve ? 'RIR' : 'RPE'} ${sign}${number}`,
    isTold: fields =>
      holds(saidOf(fields).rpe, String(isReserve ? 10 - number : number)) &&
      (sign === '' || (fields.notes ?? '').includes(sign)),
  })),
  fc
    .tuple(signs, numberBetween(100, 250), fc.constantFrom('rest #s', 'rest #', '#s rest', 'rest: # s'))
    .map(([sign, number, form]) => ({
      text: form.replace('#', `${sign}${number}`),
      isTold: fields =>
        fields.restSeconds === String(number) && (sign === '' || (fields.notes ?? '').includes(sign)),
    })),
  fc.tuple(signs, numberBetween(110, 190)).map(([sign, number]) => ({
    text: `HR ${sign}${number}`,
    isTold: fields =>
      fields.targetHeartRate === String(number) && (sign === '' || (fields.notes ?? '').includes(sign)),
  })),
  numberBetween(20, 40).map(number => ({
    text: `contacts ${number}`,
    isTold: fields => fields.volume === String(number),
  })),
  fc.constantFrom('tempo 31X1', 't3010', '@ tempo 4011').map(text => ({
    text,
    isTold: fields => fields.tempo === text.slice(-4),
  })),
  fc.constantFrom('zaqvop', 'blimquon trax', '“yelf drun”').map(text => ({
    text,
    isTold: ({ notes }) => (text.match(/\p{L}+/gu) ?? []).every(word => (notes ?? '').includes(word)),
  })),
];

const line = fc
  .tuple(
    numberBetween(2, 6),
    fc.constantFrom('', '~', '>', '≤'),
    numberBetween(10, 19),
    fc.shuffledSubarray(
      pieces.map((_, at) => at),
      { minLength: 1, maxLength: 4 },
    ),
    fc.constantFrom(' ', ', ', '; '),
  )
  .chain(([sets, sign, reps, chosen, between]) =>
    fc.tuple(...chosen.map(at => pieces[at] as fc.Arbitrary<Piece>)).map(said => {
      const first = bounded('', `${sets}x${sign}${reps}`, fields => {
        const isCounted = fields.sets === String(sets) && holds(saidOf(fields).reps, String(reps));
        return isCounted && (sign === '' || (fields.notes ?? '').includes(`${sign}${reps}`));
      });
      return { all: [first, ...said], between };
    }),
  );

describe('each word and number is told where its kind belongs', () => {
  it('or else in a note, or in what is left over', () => {
    fc.assert(
      fc.property(line, ({ all, between }) => {
        const text = all.map(piece => piece.text).join(between);
        const { fields, leftovers } = readWork(text, { ...options, category: 'Strength' });
        const left = [fields.notes ?? '', ...leftovers.map(leftover => leftover.text)].join('\n');
        const silent = all.filter(piece => !piece.isTold(fields) && !left.includes(piece.text.trim()));
        expect({ text, silent: silent.map(piece => piece.text), fields }).toMatchObject({ silent: [] });
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a line cannot hold anybody up', () => {
  const length = 5000;
  const full = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const hostile = [
    '1',
    '1,',
    '1 ',
    '1, ',
    '1-',
    '1/',
    '1.',
    '1+',
    '1x',
    'x',
    'x ',
    '%',
    '% ',
    '"',
    "'",
    '“',
    "'a ",
    '" ',
    '(',
    '(1',
    ')',
    '[',
    '{',
    '{{',
    '-',
    '- ',
    '1x1 ',
    '1x1,',
    '5x5 a ',
    '1:00',
    '1:00-',
    '1m',
    '1m ',
    "1'",
    '1h1m',
    '5%/',
    '5%-',
    '5% ',
    '5kg/',
    '5kg(',
    '@',
    '@5 ',
    '@5',
    'a ',
    'a',
    'a,',
    'a 1 ',
    'a-1 ',
    'A1 ',
    'rest ',
    'rest 1 ',
    'to ',
    'of ',
    'of of 1',
    '…',
    '1…',
    '1-2-…-',
    'x1',
    '1x(',
    '1x1, 1, 1,',
    '50x1, 1, ',
    'w/ ',
    '+ ',
    '+ a',
    'a + ',
    'a 1x1 + ',
    'each side ',
    'superset: ',
    'EMOM 1 ',
    'Row 3x5, ',
    '9',
    '1-Aug',
    '8/6/2026',
    '31X1',
    '💪',
    'х',
    '1½',
    ', ',
    'a: ',
    'notes: ',
  ]
    .map(full)
    .concat(['Superset: ', 'EMOM 10: ', '21-15-9 ', 'a '].map(head => head + full('a, ')))
    .concat(['Superset: ', 'a 1x1 + '].map(head => head + full('1 a + ')));

  it.each(hostile.map(text => [text.slice(0, 12), text] as const))(
    '%s… takes steps that grow with its length alone',
    (_, text) => {
      const [half = 0, whole = 0] = [maxTokens / 2, maxTokens].map(count => {
        const line = text.slice(0, tokensOf(text)[count - 1]?.to);
        const scan = new Scan(line);
        readLine(scan, { ...options, library: testLibrary });
        return scan.steps;
      });
      // Twice as much takes twice the steps, with room for how a list ends.
      expect(whole).toBeLessThanOrEqual(half * 2.3 + 2_000);
      expect(whole).toBeLessThan(maxTokens * 500);
    },
  );

  it('of more words than any line has is left over before it is read', () => {
    const { leftovers, exercises } = readWorkLine('1 '.repeat(2500), options);
    expect(exercises).toEqual([]);
    expect(leftovers.map(({ why }) => why)).toEqual(['A line of work has at most 500 words and numbers.']);
  });
});
