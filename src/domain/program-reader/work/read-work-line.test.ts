import { describe, expect, it } from 'vitest';
import type { GroupFormat } from '#domain/prescriptions/groups/group-format.ts';
import { readWorkLine } from './read-work-line.ts';
import { testLibrary } from './test-library.twin.ts';
import { workText } from './work-summary.twin.ts';
import type { WorkLine } from '#domain/program-reader/work/text/work.ts';

/** The group (in parentheses where it has no mark of its own), then each exercise; `?` behind a name that the library has not. */
const cases: [line: string, read: string][] = [
  ['Bench Press: 135x5', 'Bench Press: 1 × 5 · 135 lb ?weight-or-sets=weight'],
  ['Deadlift 225x3', 'Deadlift: 1 × 3 · 225 lb ?weight-or-sets=weight'],
  ['Overhead Press: 70x3,5,7', 'Overhead Press: [3 70 lb | 5 70 lb | 7 70 lb] ?weight-or-sets=weight'],
  [
    'A1) Bench Press: 120x5, 135x3, 150x1+',
    'A1 ▸ Bench Press: [5 120 lb | 3 135 lb | 1+ 150 lb] ?weight-or-sets=weight',
  ],
  [
    'Bench Press: 120x5, 135x3, 150x1+, 135x5',
    'Bench Press: [5 120 lb | 3 135 lb | 1+ 150 lb | 5 135 lb] ?weight-or-sets=weight',
  ],
  ['Back Squat 4x6@60%', 'Back Squat: 4 × 6 · @60%'],
  ['Back Squat, 5x5, 100kg', 'Back Squat: 5 × 5 · 100 kg'],
  ['Back Squat – 5x5 – 100 kg', 'Back Squat: 5 × 5 · 100 kg'],
  ['Back Squat | 5x5 | 225 lb', 'Back Squat: 5 × 5 · 225 lb'],
  ['Front Plank 3x60', 'Front Plank: 3 × 60 s'],
  ['Easy Run 8 x 400 m, 90 s rest', 'Easy Run: 8 × 400 m · rest 90'],
  ['Rowing 3x15 cal', 'Rowing: 3 × 15 cal'],
  ['Burpee 10-9-8-7-6-5-4-3-2-1', 'Burpee: [10 | 9 | 8 | 7 | 6 | 5 | 4 | 3 | 2 | 1]'],
  ['Pull-up 100', 'Pull-up: 100'],
  ['100 Pull-ups', 'Pull-ups: 100'],
  ['5x5 Back Squat @80%', 'Back Squat: 5 × 5 · @80%'],
  ['3 x 12 Leg Press 80 kg', 'Leg Press?: 3 × 12 · 80 kg'],
  ['90/90 Stretch 2 × 30 sec', '90/90 Stretch: 2 × 30 s'],
  ['Z2 Run 45min HR 140-150', 'Z2 Run: 45 min · HR 140-150'],
  ['1-Arm Row 3 × 8 – 10 each side rest 2min', '1-Arm Row: 3 × 8-10/side · rest 120'],
  ['A-Skip 3x20m', 'A-Skip: 3 × 20 m'],
  ['21s 3x21', '21s: 3 × 21'],
  ['Row 500m 3x1:45', 'Row 500m: 3 × 1:45'],
  ['Row 500m', 'Row 500m: '],
  ['Squat FSL 5x5 @65% TM', 'Squat: 5 × 5 · @65% TM · “FSL”'],
  ['Bench Press (close grip) 3x8', 'Bench Press: 3 × 8 · “close grip”'],
  ['Bench Press, paused, 3x5', 'Bench Press: 3 × 5 · “paused”'],
  ['Back Squat heavy 3x5', 'Back Squat: 3 × 5 · “heavy”'],
  ['3x5 @75%', ': 3 × 5 · @75%'],
  ['@75% 3x5', ': 3 × 5 · @75%'],
  ['rest 2 min', ': rest 120'],
  ['Bulgarian Split Squat 3x8/leg 20kg', 'Bulgarian Split Squat?: 3 × 8/leg · 20 kg'],
  ['Warm-up: Bike 5 min', 'Bike?: 5 min · “warm-up”'],
  ['Back Squat W 2x5, 3x5 @80%', 'Back Squat: [warmup 5 | warmup 5 | 5 80% | 5 80% | 5 80%]'],
  ['Back Squat', 'Back Squat: '],
  ['Easy Run 3mi @6', 'Easy Run: 3 mi · RPE 6'],
  ['Plank for 60s', 'Plank?: 60 s'],
  ['Clean & Jerk 5x(1+1) @75%', 'Clean & Jerk?: 5 × 1+1 · @75%'],
  ['Clean + Jerk 5x1+1', 'Clean + Jerk?: 5 × 1+1'],
  ['Bodyweight Squat 3x20', 'Bodyweight Squat: 3 × 20'],
  ['Squat 3x20 bodyweight', 'Squat: 3 × 20 · BW lb'],
  ['Row 3x10/side 60kg t31X1 "slow"', 'Row: 3 × 10/side · 60 kg · tempo 31X1 · “slow”'],
  ['{3x3 Press} 3x3', '3x3 Press?: 3 × 3'],
  ['Romanian Deadlift - 3x8 - 80kg - RPE 7', 'Romanian Deadlift?: 3 × 8 · 80 kg · RPE 7'],
  ['Squat: work up to a heavy single @8', 'Squat: 1 × 1 · RPE 8 · “work up to a heavy”'],
  ['Pull-up 3x5 -20 kg', 'Pull-up: 3 × 5 · -20 kg'],
  // Marks of groups and lists.
  ['A1 Row 3x10', 'A1 ▸ Row: 3 × 10'],
  ['A1. Row 3x10', 'A1 ▸ Row: 3 × 10'],
  ['A1: Row 3x10', 'A1 ▸ Row: 3 × 10'],
  ['1a) Row 3x10', '1a ▸ Row: 3 × 10'],
  ['2b. Push-up 3x15', '2b ▸ Push-up: 3 × 15'],
  ['A. Back Squat 5x5', 'A ▸ Back Squat: 5 × 5'],
  ['B) Row 3x10', 'B ▸ Row: 3 × 10'],
  ['[A] Row 3x10', 'A ▸ Row: 3 × 10'],
  ['[A1] Row 3x10', 'A1 ▸ Row: 3 × 10'],
  ['1. Back Squat 3x5', 'Back Squat: 3 × 5'],
  ['2) Back Squat 3x5', 'Back Squat: 3 × 5'],
  ['☐ Back Squat 3x5', 'Back Squat: 3 × 5'],
  ['- Back Squat 3x5', 'Back Squat: 3 × 5'],
  ['• Back Squat 3x5', 'Back Squat: 3 × 5'],
  ['[x] Back Squat 3x5', 'Back Squat: 3 × 5'],
  // Several exercises in one line.
  ['Superset: Row 3x10, Push-up 3x15', '(A) superset ▸ Row: 3 × 10 ‖ Push-up: 3 × 15'],
  ['Superset A: Row 3x10 / Push-up 3x15', 'A superset ▸ Row: 3 × 10 ‖ Push-up: 3 × 15'],
  ['Row 3x10 + Push-up 3x15', '(A) superset ▸ Row: 3 × 10 ‖ Push-up: 3 × 15'],
  ['Row 3x10 superset with Push-up 3x15', '(A) superset ▸ Row: 3 × 10 ‖ Push-up: 3 × 15'],
  ['B1) Row 3x10 + Push-up 3x15', 'B1 superset ▸ Row: 3 × 10 ‖ Push-up: 3 × 15'],
  [
    'Giant Set: Row 3x10, Push-up 3x15, Squat 3x20',
    '(A) superset ▸ Row: 3 × 10 ‖ Push-up: 3 × 15 ‖ Squat: 3 × 20',
  ],
  ['EMOM 10: 5 Burpees', '(A) emom rounds 10 workSeconds 60 ▸ Burpees: 5'],
  ['EMOM 10', '(A) emom rounds 10 workSeconds 60 ▸'],
  [
    'EMOM 12 min: min 1: 10 Push-ups, min 2: 10 Squats',
    '(A) emom rounds 12 workSeconds 60 ▸ Push-ups: 10 · “min 1” ‖ Squats: 10 · “min 2”',
  ],
  ['E2MOM 20 min: 3 Thrusters @60%', '(A) emom rounds 10 workSeconds 120 ▸ Thrusters: 3 · @60%'],
  ['Every 90 s x 8: Thruster 2 reps @ 80%', '(A) emom rounds 8 workSeconds 90 ▸ Thruster: 2 · @80%'],
  [
    'AMRAP 12 min: 5 Pull-ups, 10 Push-ups, 15 Squats',
    '(A) amrap capSeconds 720 ▸ Pull-ups: 5 ‖ Push-ups: 10 ‖ Squats: 15',
  ],
  ['10 min AMRAP: 10 Burpees, 20 Squats', '(A) amrap capSeconds 600 ▸ Burpees: 10 ‖ Squats: 20'],
  ['AMRAP in 20 minutes', '(A) amrap capSeconds 1200 ▸'],
  ['21-15-9 Thruster, Pull-up', '(A) for-time rounds 3 ▸ Thruster: [21 | 15 | 9] ‖ Pull-up: [21 | 15 | 9]'],
  ['21-15-9: Thruster + Pull-up', '(A) for-time rounds 3 ▸ Thruster: [21 | 15 | 9] ‖ Pull-up: [21 | 15 | 9]'],
  [
    '21-15-9 Thrusters 95 lb and Pull-ups',
    '(A) for-time rounds 3 ▸ Thrusters: [21 95 lb | 15 95 lb | 9 95 lb] ‖ Pull-ups: [21 | 15 | 9]',
  ],
  ['5 rounds for time: 10 Burpees, 400m Run', '(A) for-time rounds 5 ▸ Burpees: 10 ‖ Run?: 400 m'],
  ['3 rounds: 10 Push-ups, 10 Squats', '(A) circuit rounds 3 ▸ Push-ups: 10 ‖ Squats: 10'],
  ['For time: 100 Burpees', '(A) for-time ▸ Burpees: 100'],
  ['Tabata: Burpees', '(A) intervals rounds 8 workSeconds 20 restSeconds 10 ▸ Burpees: '],
  ['Circuit: Push-up 3x15; Squat 3x20', '(A) circuit ▸ Push-up: 3 × 15 ‖ Squat: 3 × 20'],
  // Not exercises at all.
  ['Rest day', 'Rest day?: '],
  ['Notes: keep it easy today', ': “keep it easy today”'],
];

const formatText = (format: GroupFormat) =>
  Object.entries(format)
    .filter(([, value]) => value !== null)
    .map(([term, value]) => (term === 'kind' ? value : `${term} ${value}`))
    .join(' ');

function lineText({ mark, groupLabel, groupFormat, exercises }: WorkLine): string {
  const label = mark ?? (groupLabel === null ? null : `(${groupLabel})`);
  const group = [label, groupFormat && formatText(groupFormat)].filter(Boolean).join(' ');
  const names = exercises.map(
    one => `${one.name}${one.found || one.name === '' ? '' : '?'}: ${workText(one)}`,
  );
  return [group && `${group} ▸`, names.join(' ‖ ')].filter(Boolean).join(' ');
}

const options = { weightUnit: 'lb', distanceUnit: 'mi' } as const;

describe('a line as people write it', () => {
  it.each(cases)('%s', (line, read) => {
    expect(lineText(readWorkLine(line, { ...options, library: testLibrary }))).toBe(read);
  });

  it.each([
    ['Back Squat 3x5', 'Back Squat'],
    ['Bench Press: 135x5', 'Bench Press'],
    ['Some Lift, 5x5, 100kg', 'Some Lift'],
    ['Zercher Squat (beltless) 3x3', 'Zercher Squat (beltless)'],
    ['T-Bar Row 4 sets of 8', 'T-Bar Row'],
    ['1. Hip Thrust – 4x10', 'Hip Thrust'],
  ])('without a library the name of %s ends where work begins', (line, name) => {
    expect(readWorkLine(line, options).exercises.map(one => one.name)).toEqual([name]);
  });

  it('too long to be one is left over whole', () => {
    expect(readWorkLine('x'.repeat(10_001), options).leftovers[0]?.why).toBe(
      'A line has at most 10,000 characters.',
    );
  });
});
