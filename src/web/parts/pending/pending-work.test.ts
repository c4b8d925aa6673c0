import { describe, expect, it } from 'vitest';
import { usualUnits } from '#domain/measures/measure.ts';
import { workText } from '#web/parts/training-day/logged-work-text.ts';
import type { PendingLog } from '#web/outbox/logs/pending-log.ts';
import { workOfPending } from './pending-work.ts';

const kept = (category: PendingLog['category'], result: Partial<PendingLog['body']>): PendingLog => ({
  key: 'key-1',
  userId: 'ada',
  date: '2026-11-16',
  place: 'squat 1',
  exerciseName: 'Back Squat',
  category,
  keptAt: 0,
  refusal: null,
  body: {
    assignmentId: 'a',
    exerciseId: 'squat',
    prescriptionId: 'p',
    completedDate: '2026-11-16T00:00:00.000Z',
    ...result,
  },
});

const set = (setNum: number, reps: number, weight?: number) => ({
  setNum,
  reps,
  ...(weight !== undefined && { weight }),
  completed: true,
});

describe('a log on the device looks as it will when it is saved', () => {
  it.each([
    [
      'lifts',
      kept('Strength', { setsData: [set(1, 5, 225), set(2, 3, 245)] }),
      '225 lb × 5 · 245 lb × 3',
      269.5,
    ],
    ['reps alone', kept('Calisthenics', { setsData: [set(1, 12)] }), '12 reps', null],
    [
      'a run',
      kept('Aerobic', { distanceCompleted: '3.1', timeCompleted: '28:10', rpeCompleted: '7' }),
      '3.1 mi · 28:10 · RPE 7',
      null,
    ],
    ['a hold', kept('Isometric', { timeCompleted: '60', notes: 'Shaking' }), '60 s', null],
  ])('%s', (_what, log, text, oneRepMax) => {
    const work = workOfPending(log);
    expect(workText(work, usualUnits)).toBe(text);
    expect(work.estimated1RM).toBe(oneRepMax);
    expect(work.notes).toBe(log.body.notes ?? null);
  });
});
