import { expect, it } from 'vitest';
import { sessionSummary } from '#domain/feed/post-content.ts';
import { pounds } from '#domain/measures/measure.ts';
import { setsInBrief } from '#domain/training/log/sets-in-brief.ts';
import { missedOf, summaryOf } from './session-summary.ts';

const set = (setNum: number, reps: number, setKind: 'work' | 'warmup' = 'work') => ({
  setNum,
  setKind,
  reps,
  weight: pounds(335),
  time: null,
  distance: null,
  contacts: null,
  calories: null,
});

/** A warm-up, two sets and an attempt that failed. */
const sets = [set(1, 5, 'warmup'), set(2, 3), set(3, 3), set(4, 0)];

it('an attempt that failed is no set done and one missed, wherever sets are counted', () => {
  const exercise = { category: 'Strength' as const, state: 'done' as const, sets };
  expect(missedOf(exercise), 'in the player’s list').toBe(1);
  const summary = summaryOf({ startedAt: 0, endedAt: 1, exercises: [exercise] });
  expect(summary, 'in the summary').toMatchObject({ sets: 2, missed: 1 });
  const log = { exerciseId: 'squat', category: 'Strength' as const, setsData: sets };
  const told = sessionSummary({ dayName: '', programName: 'Iron', date: '2026-11-26', logs: [log] });
  expect(told.sets, 'on what is shared').toBe(2);
  expect(setsInBrief(sets).missed, 'in Recent Activity').toBe(1);
});
