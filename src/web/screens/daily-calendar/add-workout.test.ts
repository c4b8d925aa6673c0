import { describe, expect, it } from 'vitest';
import { dailyWorkoutBody } from './add-exercise.ts';
import { whenText, type Workout, workoutOptions } from './add-program.ts';

const workout = (name: string, programType: string, numWeeks: number | null) =>
  ({ id: name, name, programType, numWeeks }) as Workout;

const iron = workout('Iron', 'multi_week_program', 12);
const open = workout('Open End', 'multi_week_program', null);
const test = workout('Max Test', 'single_workout', null);

it('programs stand before single workouts, each by name', () => {
  const found = workoutOptions([test, open, iron]);
  expect(found.map(({ label }) => label)).toEqual([
    'Iron · 12-Week Program',
    'Open End · Multi-Week Program',
    'Max Test · Single workout',
  ]);
});

describe('when it is trained', () => {
  it.each([
    [iron, 'Runs from Nov 16, 2026 to Feb 7, 2027.'],
    [open, 'Starts on Nov 16, 2026.'],
    [test, 'Trained on Nov 16, 2026.'],
  ])('is told', (chosen, text) => {
    expect(whenText(chosen, '2026-11-16')).toBe(text);
  });
});

it('a single exercise is sent with the parameters of its own category, as typed', () => {
  const prescribed = {
    exerciseId: 'e',
    name: 'Box Jump',
    category: 'Plyometric' as const,
    fields: { volume: ' 40 ', sets: '3', contactTime: '' },
    restTimerSeconds: 90,
  };
  expect(dailyWorkoutBody(prescribed, 'm', '2026-11-16')).toEqual({
    memberId: 'm',
    exerciseId: 'e',
    assignedDate: '2026-11-16',
    restTimerSeconds: 90,
    volume: '40',
  });
});
