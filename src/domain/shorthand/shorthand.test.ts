import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyShorthand } from './apply-shorthand.ts';
import { formatShorthand } from './format-shorthand.ts';
import { parseShorthand } from './parse-shorthand.ts';
import { percentBases } from '#domain/prescriptions/percent-of.ts';
import { emptyPrescription, type WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { setsOf, withoutOverridden } from './set-signs.ts';
import { setKinds } from '#domain/prescriptions/set-kind.ts';
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
  ['Assault Bike 4x12cal', 'Assault Bike', { sets: '4', reps: '12 cal' }],
  ['Assault Bike 4x10-12 cal r90', 'Assault Bike', { sets: '4', reps: '10-12 cal', restSeconds: '90' }],
  ['Rower 3 sets of 15 calories', 'Rower', { sets: '3', reps: '15 cal' }],
  ['Ski Erg 3x15/12cal @8', 'Ski Erg', { sets: '3', reps: '15/12 cal', rpe: '8' }],
  ['Rower 3x20, 15, 10 cal', 'Rower', { sets: '3', reps: '20,15,10 cal' }],
  ['Rower 4xmax cal', 'Rower', { sets: '4', reps: 'max cal' }],
  ['Rower 500m 15 cal', 'Rower', { distance: '500 m', reps: '15 cal' }],
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
  ['T-Bar Row 4 sets of 8 reps @RPE 8,5', 'T-Bar Row', { sets: '4', reps: '8', rpe: '8,5' }],
  ['A-Skip 3x20m', 'A-Skip', { sets: '3', distance: '20 m' }],
  [
    'Squat 3 x 8 82,5 kg 75% of 1RM r90s',
    'Squat',
    { sets: '3', reps: '8', weight: '82,5', weightUnit: 'kg', percent1RM: '75', restSeconds: '90' },
  ],
  ['5x5 Back Squat @80%', 'Back Squat', { sets: '5', reps: '5', percent1RM: '80' }],
  ['Squat 1x5+ @85% TM', 'Squat', { sets: '1', reps: '5+', percent1RM: '85', percentOf: 'training-max' }],
  [
    'Squat 5x10 @50% of training max',
    'Squat',
    { sets: '5', reps: '10', percent1RM: '50', percentOf: 'training-max' },
  ],
  ['Squat 3x5 65-75%TM', 'Squat', { sets: '3', reps: '5', percent1RM: '65-75', percentOf: 'training-max' }],
  [
    'Squat 5x5 @72,5 % of the TM',
    'Squat',
    { sets: '5', reps: '5', percent1RM: '72,5', percentOf: 'training-max' },
  ],
  [
    'Squat 3x3 90 % of your Training-Max',
    'Squat',
    { sets: '3', reps: '3', percent1RM: '90', percentOf: 'training-max' },
  ],
  ['Squat 3x3 @90% 1RM', 'Squat', { sets: '3', reps: '3', percent1RM: '90' }],
  ['Squat 3x5 of:TM', 'Squat', { sets: '3', reps: '5', percentOf: 'training-max' }],
  [
    'Squat 3x5 percent:"about 80" of:tm',
    'Squat',
    { sets: '3', reps: '5', percent1RM: 'about 80', percentOf: 'training-max' },
  ],
  ['TM Squat 3x5 @80%', 'TM Squat', { sets: '3', reps: '5', percent1RM: '80' }],
  ['Curl 3x12,10,8', 'Curl', { sets: '3', reps: '12,10,8' }],
  ['Swing 5x10 2x24kg', 'Swing', { sets: '5', reps: '10', weight: '2 x 24', weightUnit: 'kg' }],
  ['Back Squat 4x6@60%', 'Back Squat', { sets: '4', reps: '6', percent1RM: '60' }],
  ['Bench Press 3x5@RPE8', 'Bench Press', { sets: '3', reps: '5', rpe: '8' }],
  ['Bench Press 5x5@102,5kg', 'Bench Press', { sets: '5', reps: '5', weight: '102,5', weightUnit: 'kg' }],
  ['Curl 3x8 RIR 2', 'Curl', { sets: '3', reps: '8', rpe: '8' }],
  ['Curl 3x8 2RIR', 'Curl', { sets: '3', reps: '8', rpe: '8' }],
  ['Curl 3x8 @1-2 RIR', 'Curl', { sets: '3', reps: '8', rpe: '8-9' }],
  ['Curl 3x8@0RIR', 'Curl', { sets: '3', reps: '8', rpe: '10' }],
  ['Row 2:30 @7-8', 'Row', { time: '2:30', rpe: '7-8' }],
  ['Press load:"bodyweight" "say \\"now\\""', 'Press', { weight: 'bodyweight', notes: 'say "now"' }],
];

// Numbers that a coach typed with a comma are kept with it, and written again without quotes.
const canonical: [line: string, canonical: string, said: Texts][] = [
  ['Squat 3x5 62,5 kg', 'Squat 3x5 62,5kg', { weight: '62,5', weightUnit: 'kg' }],
  ['Squat 3x5 62.5kg', 'Squat 3x5 62.5kg', { weight: '62.5', weightUnit: 'kg' }],
  ['Squat 3x5 72,5 – 77,5 kg', 'Squat 3x5 72,5-77,5kg', { weight: '72,5-77,5', weightUnit: 'kg' }],
  ['Squat 3x5 137,5lb', 'Squat 3x5 137,5lb', { weight: '137,5' }],
  ['Squat 3x5 1,000lb', 'Squat 3x5 1,000lb', { weight: '1,000' }],
  ['Pull-up 3x5 -20kg', 'Pull-up 3x5 -20kg', { weight: '-20', weightUnit: 'kg' }],
  ['Pull-up 3x5 −22,5 kg', 'Pull-up 3x5 -22,5kg', { weight: '-22,5', weightUnit: 'kg' }],
  ['Squat 3x5 @72,5%', 'Squat 3x5 @72,5%', { percent1RM: '72,5' }],
  ['Squat 3x5 @7,5', 'Squat 3x5 @7,5', { rpe: '7,5' }],
  ['Squat 3x5 @1,5 RIR', 'Squat 3x5 @8.5', { rpe: '8.5' }],
];

describe('a line of shorthand', () => {
  it.each(canonical)('%s is written %s', (line, written, said) => {
    const { name, prescription, problems } = parseShorthand(line);
    expect({ problems, prescription }).toEqual({
      problems: [],
      prescription: { ...emptyPrescription, sets: '3', reps: '5', ...said },
    });
    expect(formatShorthand(name, prescription)).toBe(written);
    expect(parseShorthand(written).prescription).toEqual(prescription);
  });

  it.each([
    ['Run 7,5 km 45,5 min', 'Run 45,5min 7,5km', { distance: '7,5 km', time: '45,5 min' }],
    ['Run 4,66mi', 'Run 4,66mi', { distance: '4,66' }],
    ['Plank 3x1,5min', 'Plank 3x1,5min', { sets: '3', time: '1,5 min' }],
  ])('%s is written %s', (line, written, said) => {
    const { name, prescription } = parseShorthand(line);
    expect(prescription).toEqual({ ...emptyPrescription, ...said });
    expect(formatShorthand(name, prescription)).toBe(written);
    expect(parseShorthand(written).prescription).toEqual(prescription);
  });

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
    ['Back Squat 3x5 load:65/75/85%', '“load:65/75/85%” is not understood.'],
    ['Back Squat 3x5 load:75%', '“load:75%” is not understood.'],
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
        '62,5',
        '72,5-77,5',
        '1,000',
        '-20',
        '-22,5',
        '8,5',
        '7,5 km',
        '1,5 min',
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
    fc
      .record({ weightUnit: fc.constantFrom('lbs', 'kg'), percentOf: fc.constantFrom(...percentBases) })
      .map(more => ({ ...emptyPrescription, ...texts, ...more })),
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
  'Step 5',
);

const set = {
  kind: 'work',
  reps: null,
  weight: null,
  percent1RM: null,
  rpe: null,
  restSeconds: null,
} as const;

describe('sets one by one', () => {
  const wave = [
    { ...set, reps: '5', percent1RM: '65' },
    { ...set, reps: '5', percent1RM: '75' },
    { ...set, reps: '5+', percent1RM: '85' },
  ];
  it.each<[string, Texts, string]>([
    [
      'Deadlift 5@65% 5@75% 5+@85% r240',
      { sets: '3', setTargets: wave, restSeconds: '240' },
      'Deadlift 5@65% 5@75% 5+@85% r240',
    ],
    [
      'Squat w5@60kg 3@100kg@8r180 d8@80kg',
      {
        sets: '2',
        weightUnit: 'kg',
        setTargets: [
          { ...set, kind: 'warmup', reps: '5', weight: '60' },
          { ...set, reps: '3', weight: '100', rpe: '8', restSeconds: 180 },
          { ...set, kind: 'drop', reps: '8', weight: '80' },
        ],
      },
      'Squat w5@60kg 3@100kg@8r180 d8@80kg',
    ],
    [
      'Dip xAMRAP x12, x10',
      { sets: '3', setTargets: ['AMRAP', '12', '10'].map(reps => ({ ...set, reps })) },
      'Dip xAMRAP x12 x10',
    ],
    [
      'Squat 5@65% 5+@85% of:TM',
      { sets: '2', percentOf: 'training-max', setTargets: [wave[0] ?? set, wave[2] ?? set] },
      'Squat 5@65% 5+@85% of:TM',
    ],
  ])('%s', (line, said, written) => {
    const { name, prescription, problems } = parseShorthand(line);
    expect(problems).toEqual([]);
    expect(prescription).toEqual({ ...emptyPrescription, ...said });
    expect(formatShorthand(name, prescription)).toBe(written);
  });

  it('a line says what is prescribed, and not what each set overrides', () => {
    const named = { ...emptyPrescription, sets: '3', reps: '5', weight: '65/75/85%', setTargets: wave };
    expect(formatShorthand('Deadlift', named)).toBe('Deadlift 5@65% 5@75% 5+@85%');
  });

  it('a set without a load or reps of its own has those of all', () => {
    const some = {
      ...emptyPrescription,
      sets: '2',
      reps: '8',
      setTargets: [{ ...set, percent1RM: '70' }, set],
    };
    expect(parseShorthand(formatShorthand('Squat', some)).prescription).toEqual(some);
  });

  it.each(['Deadlift 5@65%@75%', 'Deadlift 5@11', 'Deadlift 5@'])('%s is not understood', line => {
    expect(
      parseShorthand(line).problems.length + Number(parseShorthand(line).name !== 'Deadlift'),
    ).toBeGreaterThan(0);
  });

  it('any sets are read as they were written', () => {
    const aTarget = fc.record({
      kind: fc.constantFrom(...setKinds),
      reps: fc.option(aText('reps')),
      weight: fc.option(aText('weight')),
      percent1RM: fc.option(aText('percent1RM')),
      rpe: fc.option(aText('rpe')),
      restSeconds: fc.option(fc.integer({ min: 0, max: 3600 })),
    });
    const withSets = fc
      .tuple(aPrescription, fc.array(aTarget, { minLength: 1, maxLength: 6 }))
      .map(([all, setTargets]) => ({ ...all, setTargets }));
    fc.assert(
      fc.property(names, withSets, (name, prescription) => {
        const { sets } = prescription;
        const settled = { ...withoutOverridden(prescription), sets: sets ?? setsOf(prescription.setTargets) };
        expect(parseShorthand(formatShorthand(name, prescription))).toEqual({
          name,
          prescription: settled,
          problems: [],
        });
      }),
      { numRuns: 500 },
    );
  });
});

describe('shorthand', () => {
  it('parse of format is the prescription itself, whatever its fields say', () => {
    fc.assert(
      fc.property(names, aPrescription, (name, prescription) => {
        const line = formatShorthand(name, prescription);
        expect(parseShorthand(line)).toEqual({ name, prescription, problems: [] });
        // The fields that a line holds are laid over the rest.
        expect(applyShorthand(prescription, prescription)).toEqual(prescription);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws, and no word of the line is dropped in silence', () => {
    const token = fc.constantFrom(
      '4x6',
      '@75%',
      '@85% TM',
      'TM',
      'of:TM',
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
