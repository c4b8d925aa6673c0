import { expect, it } from 'vitest';
import { prescriptionText } from './prescription-line.ts';

it.each([
  [
    'Strength',
    { sets: '4', reps: '8-12', percent1RM: '75', restSeconds: '90' },
    '4 × 8-12 · 75% 1RM · rest 90 s',
  ],
  ['Strength', { sets: '3', reps: 'AMRAP', percent1RM: '80%' }, '3 × AMRAP · 80% 1RM'],
  [
    'Strength',
    { reps: '12', percent1RM: '75% of 1RM', restSeconds: '2 min' },
    '12 reps · 75% of 1RM · rest 2 min',
  ],
  ['Strength', { sets: '5', time: '30' }, '5 sets'],
  ['Calisthenics', { sets: '3', reps: '15', time: '45' }, '3 × 15 · 45 s'],
  [
    'Aerobic',
    { distance: '5 km', time: '25:00', rpe: '6', targetHeartRate: '130-150' },
    '5 km · 25:00 · RPE 6 · heart rate 130-150',
  ],
  ['Aerobic', { distance: '3-5', time: '25:00' }, '3-5 mi · 25:00'],
  ['Plyometric', { volume: '60', contactTime: '0.2 s' }, '60 contacts · contact 0.2 s'],
  ['Mobility', { time: '45 each side', restSeconds: null }, '45 each side'],
  ['Isometric', { time: '  ', notes: 'Breathe' }, ''],
] as const)('%s %j reads %j', (category, prescription, text) => {
  expect(prescriptionText(category, prescription)).toBe(text);
});
