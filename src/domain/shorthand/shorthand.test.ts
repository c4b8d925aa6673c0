import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyShorthand } from './apply-shorthand.ts';
import { formatShorthand } from './format-shorthand.ts';
import { parseShorthand } from './parse-shorthand.ts';
import { emptyPrescription, type WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { longestText, spokenFields } from './spoken-fields.ts';

type Texts = Partial<WrittenPrescription>;

const lines: [line: string, name: string, said: Texts][] = [
  [
    'Back Squat 4x6-8 @75% r120',
    'Back Squat',
    { sets: '4', reps: '6-8', percent1RM: '75', restSeconds: '120' },
  ],
  ['Bench Press 5x5 185lb @8', 'Bench Press', { sets: '5', reps: '5', weight: '185', rpe: '8' }],
  ['Plank 3x45s', 'Plank', { sets: '3', time: '45 s' }],
  [
    'Row 3x10/side 60kg t31X1 "slow"',
    'Row',
    { sets: '3', reps: '10/side', weight: '60', weightUnit: 'kg', tempo: '31X1', notes: 'slow' },
  ],
  ['Easy Run 3mi @6', 'Easy Run', { distance: '3', rpe: '6' }],
  ['A1 Pull-up 4xAMRAP', 'Pull-up', { groupLabel: 'A', sets: '4', reps: 'AMRAP' }],
  ['Box Jump 5x4 contacts 20', 'Box Jump', { sets: '5', reps: '4', volume: '20' }],
  ['90/90 Stretch 2 × 30 sec', '90/90 Stretch', { sets: '2', time: '30 s' }],
  ['21s 3x21', '21s', { sets: '3', reps: '21' }],
  ['Z2 Run 45min HR 140-150', 'Z2 Run', { time: '45 min', targetHeartRate: '140-150' }],
  [
    '1-Arm Row 3 × 8 – 10 each side rest 2min',
    '1-Arm Row',
    { sets: '3', reps: '8-10/side', restSeconds: '120' },
  ],
  ['T-Bar Row 4 sets of 8 reps @RPE 8,5', 'T-Bar Row', { sets: '4', reps: '8', rpe: '8.5' }],
  ['A-Skip 3x20m', 'A-Skip', { sets: '3', distance: '20 m' }],
  [
    'Squat 3 x 8 82,5 kg 75% of 1RM r90s',
    'Squat',
    { sets: '3', reps: '8', weight: '82.5', weightUnit: 'kg', percent1RM: '75', restSeconds: '90' },
  ],
  ['5x5 Back Squat @80%', 'Back Squat', { sets: '5', reps: '5', percent1RM: '80' }],
  ['Curl 3x12,10,8', 'Curl', { sets: '3', reps: '12,10,8' }],
  ['Swing 5x10 2x24kg', 'Swing', { sets: '5', reps: '10', weight: '2 x 24', weightUnit: 'kg' }],
  ['Back Squat 4x6@60%', 'Back Squat', { sets: '4', reps: '6', percent1RM: '60' }],
  ['Bench Press 3x5@RPE8', 'Bench Press', { sets: '3', reps: '5', rpe: '8' }],
  ['Bench Press 5x5@102,5kg', 'Bench Press', { sets: '5', reps: '5', weight: '102.5', weightUnit: 'kg' }],
  ['Curl 3x8 RIR 2', 'Curl', { sets: '3', reps: '8', rpe: '8' }],
  ['Curl 3x8 2RIR', 'Curl', { sets: '3', reps: '8', rpe: '8' }],
  ['Curl 3x8 @1-2 RIR', 'Curl', { sets: '3', reps: '8', rpe: '8-9' }],
  ['Curl 3x8@0RIR', 'Curl', { sets: '3', reps: '8', rpe: '10' }],
  ['Row 2:30 @7-8', 'Row', { time: '2:30', rpe: '7-8' }],
  ['Press load:"bodyweight" "say \\"now\\""', 'Press', { weight: 'bodyweight', notes: 'say "now"' }],
];

describe('a line of shorthand', () => {
  it.each(lines)('%s', (line, name, said) => {
    const read = parseShorthand(line);
    expect(read).toEqual({ name, prescription: { ...emptyPrescription, ...said }, problems: [] });
    const canonical = formatShorthand(read.name, read.prescription);
    expect(formatShorthand(name, parseShorthand(canonical).prescription)).toBe(canonical);
  });

  it.each([
    ['Back Squat 4x6 heavy', '“heavy” is not understood.'],
    ['Back Squat 4x6 r60 r90', 'The rest is said twice.'],
    ['Back Squat 4x6 @14', '“@14” is not understood.'],
  ])('%s: what is not understood is said, and where', (line, message) => {
    const [problem] = parseShorthand(line).problems;
    expect(problem?.message).toBe(message);
    expect(line.slice(problem?.from, problem?.to).trim()).not.toBe('');
  });

  it('a line too long to be one is refused whole', () => {
    const { problems } = parseShorthand('x'.repeat(10_001));
    expect(problems[0]?.message).toBe('A line has at most 10,000 characters.');
  });
});

/** Text as people type it into a field, and as nobody does. */
const aText = (field: (typeof spokenFields)[number]) =>
  fc
    .oneof(
      fc.constantFrom(
        '4',
        '6-8',
        '75',
        '185.5',
        '45 s',
        '2:30',
        '400 m',
        '3',
        'AMRAP',
        '31X1',
        '120',
        '8 each leg',
        '12,10,8',
      ),
      fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
    )
    .map(text => text.slice(0, longestText(field)))
    .filter(
      text =>
        text.trim() !== '' &&
        !/\r/.test(text) &&
        (field !== 'groupLabel' || (!/[[\]]/.test(text) && text.trim() === text)),
    );

const aPrescription = fc
  .record(
    Object.fromEntries(spokenFields.map(field => [field, fc.option(aText(field), { freq: 2 })])) as Record<
      string,
      fc.Arbitrary<string | null>
    >,
  )
  .chain(texts =>
    fc.constantFrom('lbs', 'kg').map(weightUnit => ({ ...emptyPrescription, ...texts, weightUnit })),
  );

const names = fc.constantFrom(
  'Back Squat',
  '90/90 Stretch',
  'Row 500m',
  '3x3 Press',
  '1-Arm Row',
  'A1',
  'max 2 reps',
  'Pull-up',
  'rest 60',
);

describe('shorthand', () => {
  it('parse of format is the prescription itself, whatever its fields say', () => {
    fc.assert(
      fc.property(names, aPrescription, (name, prescription) => {
        const line = formatShorthand(name, prescription);
        expect(parseShorthand(line)).toEqual({ name, prescription, problems: [] });
        // What a line holds is laid over what it does not.
        expect(applyShorthand(prescription, prescription)).toEqual(prescription);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws, and no word of the line is dropped in silence', () => {
    const token = fc.constantFrom(
      '4x6',
      '@75%',
      'r120',
      'Row',
      '"',
      '"slow"',
      'A1',
      '[B]',
      '{',
      '}',
      'x',
      '×',
      '3',
      'sets',
      'of',
      '@',
      '%',
      'kg',
      'load:',
      '\\',
      't31X1',
      ':',
      '–',
      '🏋️',
    );
    const typed = fc.oneof(
      fc.array(token, { maxLength: 12 }).map(all => all.join(' ')),
      fc.string({ unit: 'binary', maxLength: 60 }),
    );
    fc.assert(
      fc.property(typed, line => {
        const { name, prescription, problems } = parseShorthand(line);
        const said = [name, ...spokenFields.map(field => prescription[field] ?? '')].join('');
        for (const text of line.match(/[\p{L}\d]{3,}/gu) ?? []) {
          const isProblem = problems.some(({ from, to }) => line.slice(from, to).includes(text));
          expect(isProblem || said.includes(text) || isSign(text)).toBe(true);
        }
        expect(parseShorthand(formatShorthand(name || 'Row', prescription)).problems).toEqual([]);
      }),
      { numRuns: 1000, examples: [['4x6 A1 } of']] },
    );
  });
});

/** Part of a sign: the word says what its field is. */
const isSign = (text: string) => /^(?:r?\d+x?\w*|sets|t?31X1|load|A1|4x6|r120)$/.test(text);
