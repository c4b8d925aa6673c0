import { describe, expect, it } from 'vitest';
import { multiWeekProgram } from '#contract/programs.ts';
import { type PlainDate, toWireDate } from '#domain/plain-date.ts';
import { completionText, datesText, inOrder } from './assignment-list.ts';

type Status = 'active' | 'paused' | 'completed';

const given = (name: string, status: Status, start: PlainDate, end: PlainDate) => ({
  name,
  status,
  startDate: toWireDate(start),
  endDate: toWireDate(end),
});

describe('the order of assignments', () => {
  it('is: in training now, to come (soonest first), past the end, paused, completed (newest first)', () => {
    const assignments = [
      given('completed long ago', 'completed', '2025-01-06', '2025-03-30'),
      given('completed last', 'completed', '2025-06-02', '2025-08-24'),
      given('paused', 'paused', '2026-02-02', '2026-04-26'),
      given('past its end', 'active', '2026-01-05', '2026-02-01'),
      given('to come later', 'active', '2026-06-01', '2026-08-23'),
      given('to come', 'active', '2026-03-23', '2026-03-23'),
      given('now, begun first', 'active', '2026-02-02', '2026-04-26'),
      given('now, ends today', 'active', '2026-02-16', '2026-03-15'),
    ];
    expect(inOrder(assignments, '2026-03-15').map(({ name }) => name)).toEqual([
      'now, ends today',
      'now, begun first',
      'to come',
      'to come later',
      'past its end',
      'paused',
      'completed last',
      'completed long ago',
    ]);
  });
});

describe('the dates of an assignment', () => {
  const span = { startDate: toWireDate('2026-03-03'), endDate: toWireDate('2026-05-25'), pausedUntil: null };

  it('run from start to end for a program', () => {
    expect(datesText({ ...span, programType: multiWeekProgram })).toBe('Mar 3, 2026 – May 25, 2026');
  });

  it('are one date for a single workout', () => {
    expect(datesText({ ...span, programType: 'single_workout' })).toBe('Mar 3, 2026');
  });

  it('say until when it is paused', () => {
    const paused = { ...span, pausedUntil: toWireDate('2026-04-12') };
    expect(datesText({ ...paused, programType: 'single_workout' })).toBe(
      'Mar 3, 2026 · Paused until Apr 12, 2026',
    );
  });
});

describe('the completion of an assignment', () => {
  it.each([
    { completionPercentage: 37.5, completedExercises: 15, totalExercises: 40, text: '15 of 40 · 37.5%' },
    { completionPercentage: 100, completedExercises: 1, totalExercises: 1, text: '1 of 1 · 100.0%' },
    { completionPercentage: 0, completedExercises: 0, totalExercises: 0, text: 'None yet' },
  ])('reads $text', ({ text, ...counts }) => {
    expect(completionText(counts)).toBe(text);
  });
});
