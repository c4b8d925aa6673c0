import { expect, it } from 'vitest';
import type { Prescribed } from '#web/parts/prescriptions/fields/draft.ts';
import { undoneText } from './undo-text.ts';

const at = { week: 2, weekday: 'monday' } as const;
const friday = { week: 2, weekday: 'friday' } as const;
const prescribed = (name: string): Prescribed => ({
  exerciseId: name,
  name,
  category: 'Strength',
  fields: {},
  restTimerSeconds: 90,
});
const before = () => ({ lines: [{ ...prescribed('Back Squat'), key: 7 }] });
const exercise = prescribed('Row');

it.each([
  [{ type: 'remove-exercise', at, key: 7 }, 'Back Squat is back on Monday of week 2'],
  [{ type: 'remove-exercise', at, key: 8 }, 'The exercise is back on Monday of week 2'],
  [{ type: 'add-exercise', at, exercise }, 'Row is off Monday of week 2 again'],
  [
    { type: 'change-exercise', at, key: 7, exercise, position: 0 },
    'Back Squat on Monday of week 2 is as it was',
  ],
  [{ type: 'reorder-exercises', at, keys: [7] }, 'Monday of week 2 is back in its earlier order'],
  [{ type: 'use-workout', at, workoutId: null }, 'Monday of week 2 is as it was'],
  [{ type: 'describe-day', at, dayName: '', notes: '' }, 'Monday of week 2 is as it was'],
  [{ type: 'duplicate-week', from: 1, to: [2] }, 'Week 2 is as it was'],
  [{ type: 'duplicate-week', from: 1, to: [2, 3, 4] }, 'Week 2, Week 3 and Week 4 are as they were'],
  [
    { type: 'copy-day', from: at, to: [at, friday] },
    'Monday of week 2 and Friday of week 2 are as they were',
  ],
] as const)('%j undone is said so: %s', (change, text) => {
  expect(undoneText(change, before)).toBe(text);
});
