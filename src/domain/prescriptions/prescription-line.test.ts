import { expect, it } from 'vitest';
import { type Units, usualUnits } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import { type PrescribedText, prescriptionLine } from './prescription-line.ts';

const blank: SetTarget = {
  kind: 'work',
  reps: null,
  weight: null,
  percent1RM: null,
  rpe: null,
  restSeconds: null,
};
const warmUp: SetTarget = { ...blank, kind: 'warmup' };
const target = (reps: string, percent1RM: string): SetTarget => ({ ...blank, reps, percent1RM });

it.each<[ExerciseCategory, Partial<PrescribedText>, string]>([
  ['Strength', { sets: '5', reps: '5', percent1RM: '75', restSeconds: '180' }, '5 × 5 · 75% · rest 180 s'],
  ['Strength', { sets: '5', reps: '5', percent1RM: '75%', restSeconds: '3 min' }, '5 × 5 · 75% · rest 3 min'],
  ['Strength', { sets: '3 sets', reps: '8-12', weight: '135' }, '3 sets × 8-12 · 135 lb'],
  ['Strength', { sets: '3', reps: '10', restSeconds: '2-3 min' }, '3 × 10 · rest 2-3 min'],
  ['Strength', { sets: '3', reps: '10', restSeconds: '60-90' }, '3 × 10 · rest 60-90 s'],
  ['Strength', { sets: '3', reps: '10', restSeconds: 'Rest as needed' }, '3 × 10 · Rest as needed'],
  ['Calisthenics', { sets: '4', reps: 'AMRAP', time: '30' }, '4 × AMRAP · 30 s'],
  ['Calisthenics', { reps: 'max' }, 'max'],
  ['Calisthenics', { reps: '20' }, '20 reps'],
  ['Calisthenics', { sets: '1' }, '1 set'],
  [
    'Aerobic',
    { distance: '3.1', time: '28:00', rpe: '6-7', targetHeartRate: '140' },
    '3.1 mi · 28:00 · RPE 6-7 · 140 bpm',
  ],
  [
    'Aerobic',
    { distance: '5 km', time: '30', targetHeartRate: 'Zone 2' },
    '5 km (3.11 mi) · time 30 · Zone 2',
  ],
  ['Aerobic', { time: '20 min', rpe: 'RPE 5' }, '20 min · RPE 5'],
  ['Plyometric', { volume: '60', contactTime: '0.25 s' }, '60 contacts · contact time 0.25 s'],
  ['Plyometric', { sets: '3', reps: '6', groundContactTime: 'short' }, '3 × 6 · ground contact time short'],
  ['Isometric', { sets: '3', time: '45', restSeconds: '60' }, '3 × 45 s · rest 60 s'],
  ['Mobility', { time: '1:30' }, '1:30'],
  ['Mobility', { time: '45s each side' }, '45s each side'],
  [
    'Strength',
    { sets: '2', reps: '5', setTargets: [warmUp, target('5', '75'), target('1+', '95')], tempo: '31X1' },
    'Warm-up 1, then 5 @ 75%, 1+ @ 95% · tempo 31X1',
  ],
  [
    'Strength',
    {
      restSeconds: '90',
      setTargets: [
        { ...warmUp, restSeconds: 60 },
        { ...target('5', '75'), restSeconds: 180 },
      ],
    },
    'Warm-up 1, then 5 @ 75% · rest 60–180 s',
  ],
  ['Isometric', { time: '45', tempo: null, setTargets: [blank, blank] }, '2 sets · 45 s'],
  ['Aerobic', { sets: '1', time: '40 min' }, '1 set · 40 min'],
  ['Aerobic', { sets: '1', reps: '1', distance: '5 km', rpe: '6' }, '5 km (3.11 mi) · RPE 6'],
  ['Aerobic', { sets: '4', reps: '1', distance: '400 m', restSeconds: '60' }, '4 × 1 · 400 m · rest 60 s'],
  ['Isometric', { sets: '3', reps: '1', time: '45', restSeconds: '30' }, '3 × 1 · 45 s · rest 30 s'],
  ['Mobility', { sets: '1', reps: '1' }, ''],
  ['Isometric', { sets: '', reps: ' ', time: ' 30 ' }, '30 s'],
  ['Strength', {}, ''],
])('%s %j reads %s', (category, prescribed, line) => {
  expect(prescriptionLine({ weightUnit: 'lbs', ...prescribed }, category, usualUnits)).toBe(line);
});

const metric: Units = { weight: 'kg', distance: 'km', length: 'cm' };

it.each<[ExerciseCategory, Partial<PrescribedText>, string]>([
  ['Strength', { sets: '5', reps: '5', weight: '185' }, '5 × 5 · 185 lb (83.9 kg)'],
  ['Strength', { sets: '3', reps: '8', weight: '135-155' }, '3 × 8 · 135-155 lb (61.2–70.3 kg)'],
  ['Strength', { reps: '5', weight: '100', weightUnit: 'kg' }, '5 reps · 100 kg'],
  ['Strength', { reps: '5', weight: 'bodyweight' }, '5 reps · bodyweight'],
  ['Aerobic', { distance: '3' }, '3 mi (4.83 km)'],
])('%s %j reads %s to someone in kg and km', (category, prescribed, line) => {
  expect(prescriptionLine({ weightUnit: 'lbs', ...prescribed }, category, metric)).toBe(line);
});
