import { expect, it } from 'vitest';
import type { SentEvent } from '#contract/training/training-sessions.ts';
import { eventText } from './event-text.ts';

const of = { id: 'e', at: 0, prescriptionId: 'p' };
const set = { ...of, kind: 'set', setNum: 3, setKind: 'work', time: null } as const;

it.each<[SentEvent, string]>([
  [{ ...set, reps: 5, weight: 185 }, 'Set 3: 5 × 185 lb'],
  [{ ...set, reps: 5, weight: 80, unit: 'kg' }, 'Set 3: 5 × 80 kg'],
  [{ ...set, reps: 12 }, 'Set 3: 12 reps'],
  [{ ...set, reps: 0, weight: 150, unit: 'kg' }, 'Set 3: 150 kg, missed'],
  [{ ...set, reps: 0 }, 'Set 3: missed'],
  [{ ...set, distance: 40 / 1760, weight: 70 }, 'Set 3: 40 yd · 70 lb'],
  [{ ...set, distance: 5, distanceUnit: 'km', time: '28:10' }, 'Set 3: 5 km · 28:10'],
  [{ ...of, kind: 'unset', setNum: 2 }, 'Set 2 undone'],
  [{ ...of, kind: 'pain', setNum: null, where: 'Knee', level: 4 }, 'Pain: Knee, 4 of 10'],
  [{ ...of, kind: 'skip', reason: 'pain' }, 'An exercise skipped'],
])('names an event that was not accepted: %o', (event, words) => {
  expect(eventText(event)).toBe(words);
});
