import type { Who } from './units-walk.ts';

/** The entries of each of them where they log, with a decimal comma, and the words that have to stand there. */
type InHand = {
  /** The rows, in the dialog. */
  row: { typed: string; dialog: readonly string[]; logged: string };
  /** The two sets of the bench press, in the player. */
  bench: readonly [InPlayer, InPlayer];
  summary: readonly string[];
  /** The same day, as the coach reads it in kg and km. */
  coach: { calendar: readonly string[]; beside: readonly string[] };
};

type InPlayer = {
  /** As the set comes to hand. */
  asked: readonly string[];
  typed: string;
  /** Once it is typed. */
  plates: string;
  done: string;
};

const planned = ['62,5 kg', '5 @ 40 kg, 5 @ 51,25 kg', '2 × 8 · level 8', '7,5 km', '45,5 min'];

export const inHand: Record<Who, InHand> = {
  kg: {
    row: {
      typed: '41,25',
      dialog: ['2 × 8 · level 8', 'Set 1 weight in kg'],
      logged: '41.25 kg × 8, 8',
    },
    bench: [
      {
        asked: ['Weight: 40 kg.', 'Why 40 kg?', 'Your coach asks for 40 kg.', 'Each side: 10 kg'],
        typed: '41,25',
        plates: '41.25 kg can’t be made; 40 kg is the nearest below',
        done: 'Set 1: 5 × 41.25 kg.',
      },
      {
        asked: ['Weight: 51.25 kg.', 'Why 51.25 kg?', 'Your coach asks for 51.25 kg.'],
        typed: '52,5',
        plates: 'Each side: 15, 1.25 kg',
        done: 'Set 2: 5 × 52.5 kg.',
      },
    ],
    summary: ['Volume 1,741 kg', 'Distance 7.5 km'],
    coach: {
      calendar: planned,
      beside: [
        '5 reps · 62,5 kg',
        '61.25 kg × 5',
        '1.25 kg lighter',
        '5 reps · 40 kg',
        '41.25 kg × 5',
        '1.25 kg heavier',
        '5 reps · 51,25 kg',
        '52.5 kg × 5',
        '8 reps · level 8',
        '41.25 kg × 8',
        '7,5 km',
        '45,5 min',
        '0:30 shorter',
      ],
    },
  },
  lb: {
    row: { typed: '92,5', dialog: ['2 × 8 · level 8', 'Set 1 weight in lb'], logged: '92.5 lb × 8, 8' },
    bench: [
      {
        asked: [
          'Weight: 90 lb.',
          'Why 90 lb?',
          'Your coach asks for 40 kg: 88.18 lb, rounded to 90 lb.',
          'Each side: 2 × 10, 2.5 lb',
        ],
        typed: '92,5',
        plates: '92.5 lb can’t be made; 90 lb is the nearest below',
        done: 'Set 1: 5 × 92.5 lb.',
      },
      {
        asked: [
          'Weight: 115 lb.',
          'Why 115 lb?',
          'Your coach asks for 51.25 kg: 112.99 lb, rounded to 115 lb.',
        ],
        typed: '117,5',
        plates: '117.5 lb can’t be made; 115 lb is the nearest below',
        done: 'Set 2: 5 × 117.5 lb.',
      },
    ],
    summary: ['Volume 3,905 lb', 'Distance 4.66 mi'],
    coach: {
      calendar: planned,
      beside: [
        '62.4 kg (137.5 lb) × 5',
        '42 kg (92.5 lb) × 5',
        '2 kg heavier',
        '53.3 kg (117.5 lb) × 5',
        '42 kg (92.5 lb) × 8',
        '7,5 km',
      ],
    },
  },
  mixed: {
    row: { typed: '41,25', dialog: ['2 × 8 · level 8', 'Set 1 weight in kg'], logged: '41.25 kg × 8, 8' },
    bench: [
      {
        asked: ['Weight: 40 kg.', 'Your coach asks for 40 kg.', 'Each side: 10 kg'],
        typed: '41,25',
        plates: '41.25 kg can’t be made; 40 kg is the nearest below',
        done: 'Set 1: 5 × 41.25 kg.',
      },
      {
        asked: ['Weight: 51.25 kg.', 'Your coach asks for 51.25 kg.'],
        typed: '52,5',
        plates: 'Each side: 15, 1.25 kg',
        done: 'Set 2: 5 × 52.5 kg.',
      },
    ],
    summary: ['Volume 1,754 kg', 'Distance 4.66 mi'],
    coach: {
      calendar: planned,
      beside: ['62.5 kg × 5', '41.25 kg × 5', '1.25 kg heavier', '52.5 kg × 5', '7,5 km'],
    },
  },
};

/** The prescriptions of the program's second version, and its difference from the first in words. */
export const nextVersion = {
  squat: { weight: '65,5', weightUnit: 'kg' },
  run: { distance: '8,5 km' },
  says: ['2 × 5 · 65,5 kg, was 2 × 5 · 62,5 kg', '8,5 km', 'was 7,5 km'],
};
