import { expect, it } from 'vitest';
import { emptyPrescription, type WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import { parseShorthand } from '#domain/shorthand/parse-shorthand.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { sessionSeconds, tempoSeconds } from './session-length.ts';
import { setsByMuscle } from './sets-by-muscle.ts';
import { volumeWarnings } from './warnings.ts';
import { weekLoad } from './week-load.ts';

const line = (
  text: string,
  category: ExerciseCategory = 'Strength',
  more: Partial<WrittenPrescription> = {},
) => {
  const { name, prescription } = parseShorthand(text);
  return { name, category, prescription: { ...prescription, ...more } };
};

it.each([
  ['five sets of five, four seconds a rep, two minutes between', [line('Squat 5x5 r120')], 5 * 20 + 4 * 120],
  ['a tempo says how long a rep takes', [line('Squat 3x10 t4010 r60')], 3 * 50 + 2 * 60],
  ['without a rest the timer counts', [line('Squat 2x10')], 2 * 40 + 90],
  ['holds by their time', [line('Plank 3x45s r30', 'Isometric')], 3 * 45 + 2 * 30],
  ['a run by its time, else by its miles', [line('Run 30min', 'Aerobic')], 1800],
  ['an easy pace where only miles are said', [line('Run 3mi', 'Aerobic')], 1800],
  ['nothing below none', [line('Jump contacts:"-3"', 'Plyometric')], 0],
  ['a minute between two exercises', [line('Squat 1x10'), line('Row 1x10')], 40 + 60 + 40],
  [
    'a superset rests after the round',
    [line('[A] Row 3x10 r60'), line('[A] Press 3x10 r60')],
    3 * 80 + 2 * 60,
  ],
  [
    'an AMRAP takes its cap',
    [
      line('[A] Row 3x10', 'Strength', {
        groupFormat: { kind: 'amrap', rounds: null, workSeconds: null, restSeconds: null, capSeconds: 900 },
      }),
    ],
    900,
  ],
])('a session is as long as it is prescribed: %s', (_, exercises, seconds) => {
  expect(sessionSeconds(exercises)).toBe(seconds);
});

it.each([
  ['31X1', 6],
  ['3-0-1-0', 4],
  ['slow', null],
])('tempo %s is %s seconds a rep', (tempo, seconds) => {
  expect(tempoSeconds(tempo)).toBe(seconds);
});

const exercise = (category: ExerciseCategory, ...muscleGroups: string[]) => ({ category, muscleGroups });

it('hard sets are counted a muscle group, without warm-ups and endurance', () => {
  const warmUp = {
    kind: 'warmup' as const,
    reps: '5',
    weight: null,
    percent1RM: null,
    rpe: null,
    restSeconds: null,
  };
  const work = { ...warmUp, kind: 'work' as const };
  expect(
    setsByMuscle([
      {
        exercise: exercise('Strength', 'Quads', 'Glutes'),
        prescription: { ...emptyPrescription, setTargets: [warmUp, work, work] },
      },
      { exercise: exercise('Calisthenics', 'quads'), prescription: { ...emptyPrescription, sets: '10' } },
      { exercise: exercise('Aerobic', 'Quads'), prescription: { ...emptyPrescription, sets: '8' } },
    ]),
  ).toEqual([
    { muscle: 'Quads', sets: 12, band: 'within' },
    { muscle: 'Glutes', sets: 2, band: 'below' },
  ]);
});

it('a week’s load is its sets, its units, and what weights come to in lb', () => {
  expect(
    weekLoad([line('Squat 3x10 100lb'), line('Row 2x5 10kg'), line('Plank 1x60s', 'Isometric')]),
  ).toEqual({
    sets: 6,
    units: 100,
    tonnage: expect.closeTo(3000 + 100 * 2.2046226218, 5),
    intensity: null,
  });
});

it.each([
  ['of one line', ['Squat 5x5 @75%'], 75],
  ['rep by rep', ['Squat 1x10 @60%', 'Squat 1x5 @90%'], 70],
  ['set by set, without warm-ups', ['Squat 5@65% 5@75% 5+@85%'], 75],
  ['at the lower end of a range', ['Squat 3x5 @70-80%'], 70],
  ['of the training max, which is 90% of the max', ['Squat 3x5 @80%TM'], 72],
  ['of what names a percent alone', ['Squat 3x5 @80%', 'Row 3x10 60kg', 'Plank 3x30s'], 80],
])('how heavy a week is, in percent of the max: %s', (_, lines, intensity) => {
  expect(weekLoad(lines.map(text => line(text))).intensity).toBeCloseTo(intensity, 5);
});

it('what can hardly be meant is said with its place', () => {
  const day = (dayName: string, ...work: ReturnType<typeof line>[]) => ({ dayName, hasWorkout: false, work });
  const texts = volumeWarnings([
    [day('Lower', line('Squat 10x5 r30'))],
    [day('Lower', line('Squat 10x300 @110% r0')), day('Upper'), day('', line('Row 12x5 @8 r30'))],
  ]).map(({ week, day: at, text }) => [week, at, text]);
  expect(texts).toEqual([
    [1, null, '22 sets after 10 the week before: at least twice as many.'],
    [1, 0, expect.stringContaining('minutes, more than an hour.')],
    [1, 0, 'Squat: 300 reps in a set.'],
    [1, 0, 'Squat: 110% of the max.'],
    [1, 1, '“Upper” has no exercises: members rest on it.'],
  ]);
});
