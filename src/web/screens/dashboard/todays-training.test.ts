import { describe, expect, it } from 'vitest';
import { toWireDate } from '#domain/plain-date.ts';
import type { ScheduledExercise, TrainingDay } from '#web/parts/training-day/training-day.ts';
import { exercisesToShow, nextTrainingText, todaysWork, whyQuiet } from './todays-training.ts';

const exercise = (id: string, isLogged: boolean) =>
  ({ id, log: isLogged ? { id: `log of ${id}` } : null }) as ScheduledExercise;

const day = (dayName: string, programName: string, weekNumber: number | null, logged: boolean[]) => ({
  assignment: { kind: 'program' as const },
  day: {
    dayName,
    programName,
    weekNumber,
    exercises: logged.map((isLogged, index) => exercise(`${dayName || programName} ${index + 1}`, isLogged)),
  } as TrainingDay,
});

const oneOffs = (logged: boolean[]) => ({
  ...day('', 'Daily Workout', null, logged),
  assignment: { kind: 'daily' as const },
});

describe("today's work", () => {
  it('carries the name of the day, its program and week, how much is done and what is next', () => {
    const work = todaysWork([day('Lower Body', 'Iron Foundation', 3, [true, false, false])]);
    expect(work).toMatchObject({ title: 'Lower Body', programs: ['Iron Foundation, Week 3'], done: 1 });
    expect(work.exercises).toHaveLength(3);
    expect(work.next?.id).toBe('Lower Body 2');
  });

  it('of several programs is taken together', () => {
    const work = todaysWork([
      day('Lower Body', 'Iron Foundation', 3, [true]),
      day('', 'Max Test', null, [true, true]),
    ]);
    expect(work).toMatchObject({
      title: 'Lower Body and Max Test',
      programs: ['Iron Foundation, Week 3'],
      done: 3,
      next: null,
    });
  });

  it('of two days of the same name says it once', () => {
    const work = todaysWork([
      day('Lower Body', 'Iron Foundation', 3, [false]),
      day('Lower Body', 'Iron Foundation', 3, [false]),
    ]);
    expect(work).toMatchObject({ title: 'Lower Body', programs: ['Iron Foundation, Week 3'] });
  });

  it('holds the coach’s one-off exercises, after those of the program', () => {
    const work = todaysWork([day('Lower Body', 'Iron', 3, [true, true]), oneOffs([false, false])]);
    expect(work).toMatchObject({
      title: 'Lower Body',
      programs: ['Iron, Week 3', '2 exercises from your coach'],
      done: 2,
      next: { id: 'Daily Workout 1' },
    });
  });

  it('can be of one-off exercises alone', () => {
    expect(todaysWork([oneOffs([false])])).toMatchObject({ title: 'From your coach', programs: [] });
  });

  it('of a day without a name is called after its program, which is not said twice', () => {
    expect(todaysWork([day('', 'Iron Foundation', 2, [false])])).toMatchObject({
      title: 'Iron Foundation',
      programs: ['Week 2'],
    });
  });
});

const given = (status: 'active' | 'paused' | 'completed', start: string) => ({
  kind: 'program' as const,
  status,
  startDate: toWireDate(start),
});

describe('a day without training', () => {
  const before = '2026-03-02';
  const later = '2026-03-23';
  const daily = { ...given('active', before), kind: 'daily' as const };

  it.each([
    { why: 'unassigned', assignments: [], next: null },
    { why: 'before-start', assignments: [given('active', later)], next: later },
    { why: 'before-start', assignments: [given('active', later), given('completed', before)], next: later },
    { why: 'rest', assignments: [given('active', later), given('active', before)], next: '2026-03-16' },
    { why: 'nothing-left', assignments: [given('active', before)], next: null },
    { why: 'paused', assignments: [given('completed', before), given('paused', before)], next: null },
    { why: 'finished', assignments: [given('completed', before)], next: null },
    { why: 'unassigned', assignments: [daily], next: null },
    { why: 'finished', assignments: [given('completed', before), daily], next: null },
    { why: 'rest', assignments: [given('completed', before), daily], next: later },
    { why: 'rest', assignments: [daily], next: later },
  ])('is $why', ({ why, assignments, next }) => {
    expect(whyQuiet(assignments, next, '2026-03-15')).toBe(why);
  });
});

describe('the exercises of the card', () => {
  it.each([
    { exercises: 0, shown: 0, hidden: 0 },
    { exercises: 9, shown: 9, hidden: 0 },
    { exercises: 10, shown: 8, hidden: 2 },
    { exercises: 60, shown: 8, hidden: 52 },
  ])('$exercises are shown as $shown, with +$hidden more', ({ exercises, shown, hidden }) => {
    const found = exercisesToShow(Array.from({ length: exercises }, (_, index) => index));
    expect([found.shown.length, found.hidden]).toEqual([shown, hidden]);
  });
});

it.each([
  { logged: [false], text: 'Upper Body · 1 exercise' },
  { logged: [false, false], text: 'Upper Body · 2 exercises' },
])('the next training day is told as $text', ({ logged, text }) => {
  expect(nextTrainingText(todaysWork([day('Upper Body', 'Iron Foundation', 1, logged)]))).toBe(text);
});
