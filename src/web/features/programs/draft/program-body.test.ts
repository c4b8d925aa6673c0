import { describe, expect, it } from 'vitest';
import { createWorkout } from '#contract/programs.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { noDetails } from '#domain/prescriptions/prescription-details.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import { weekdays } from '#domain/plain-date.ts';
import { restTimerSecondsOf } from '#web/parts/prescriptions/fields/parameters.ts';
import { changeDraft, type DraftChange, problemWith } from './draft-document.ts';
import {
  blankDraft,
  type DayPosition,
  positionsWithoutWorkout,
  type Prescribed,
} from '#web/parts/prescriptions/fields/draft.ts';
import { bodyOf, exerciseBody, problemsOf } from './program-body.ts';

const backSquat: Prescribed = {
  exerciseId: '11111111-1111-4111-8111-111111111111',
  name: 'Back Squat',
  category: 'Strength',
  fields: { sets: '4', reps: ' 8-12 ', percent1RM: '', time: '30 s' },
  restTimerSeconds: 120,
};

const after = (...changes: DraftChange[]) => changes.reduce(changeDraft, blankDraft('draft'));
const named = (name: string, numWeeks = '12') => after({ type: 'details', details: { name, numWeeks } });

const bodyWith = (setTargets: SetTarget[] | null) =>
  exerciseBody({ ...backSquat, details: { ...noDetails, setTargets }, weightUnit: 'kg' });

describe('a draft becomes a program', () => {
  it.each([
    ['', '12', { name: 'Program name is required' }],
    ['   ', '12', { name: 'Program name is required' }],
    ['Block 1', '0', { numWeeks: 'Number of weeks must be between 1 and 12' }],
    ['Block 1', '13', { numWeeks: 'Number of weeks must be between 1 and 12' }],
    ['Block 1', '2.5', { numWeeks: 'Number of weeks must be between 1 and 12' }],
    ['Block 1', '', {}],
    ['Block 1', '1', {}],
    ['Block 1', '12', {}],
  ])('named %j with %j weeks: %j', (name, numWeeks, problems) => {
    expect(problemsOf(named(name, numWeeks))).toEqual(problems);
  });

  it('with all its weeks, the days that hold something, and each exercise in its category’s terms', () => {
    const draft = after(
      { type: 'details', details: { name: ' Block 1 ', numWeeks: '2' } },
      { type: 'add-exercise', at: { week: 2, weekday: 'friday' }, exercise: backSquat },
      { type: 'describe-day', at: { week: 2, weekday: 'friday' }, dayName: 'Lower Body', notes: '' },
    );
    const exercise = { exerciseId: backSquat.exerciseId, sets: '4', reps: '8-12', restTimerSeconds: 120 };
    expect(bodyOf(draft)).toEqual({
      name: 'Block 1',
      description: '',
      programType: 'multi_week_program',
      numWeeks: 2,
      difficultyLevel: 'beginner',
      trainingMaxPercent: 90,
      weeks: [
        { weekNumber: 1, days: [] },
        {
          weekNumber: 2,
          days: [{ dayOfWeek: 'friday', dayName: 'Lower Body', notes: '', exercises: [exercise] }],
        },
      ],
    });
  });

  it('with the unit that its weights are in, whether a set names one yet or not', () => {
    const set = {
      kind: 'work',
      reps: '5',
      weight: '100',
      percent1RM: null,
      rpe: null,
      restSeconds: null,
    } as const;
    expect(bodyWith([set])).toMatchObject({ weightUnit: 'kg' });
    for (const none of [null, [{ ...set, weight: null }]])
      expect(bodyWith(none)).toMatchObject({ weightUnit: 'kg' });
  });

  it('with the single workout a day uses, until it is removed', () => {
    const at: DayPosition = { week: 1, weekday: 'monday' };
    const use: DraftChange = { type: 'use-workout', at, workoutId: backSquat.exerciseId };
    const draft = after(
      { type: 'details', details: { numWeeks: '2' } },
      use,
      { type: 'duplicate-week', from: 1, to: [2] },
      { ...use, workoutId: null },
    );
    expect(problemWith(draft, { type: 'duplicate-week', from: 2, to: [1] })).toBeUndefined();
    expect(bodyOf(draft).weeks).toEqual([
      { weekNumber: 1, days: [] },
      {
        weekNumber: 2,
        days: [
          {
            dayOfWeek: 'monday',
            dayName: '',
            notes: '',
            exercises: [],
            assignedWorkoutId: backSquat.exerciseId,
          },
        ],
      },
    ]);
    expect(positionsWithoutWorkout(draft, new Set())).toEqual([
      { week: 2, weekday: 'monday', name: 'Single workout' },
    ]);
    expect(positionsWithoutWorkout(draft, new Set([backSquat.exerciseId]))).toEqual([]);
  });

  it('without the weeks beyond its number', () => {
    const draft = after(
      { type: 'add-exercise', at: { week: 5, weekday: 'monday' }, exercise: backSquat },
      { type: 'details', details: { name: 'Block 1', numWeeks: '' } },
    );
    expect(bodyOf(draft)).toMatchObject({ numWeeks: 1, weeks: [{ weekNumber: 1, days: [] }] });
  });

  it('that the contract takes, at its fullest', () => {
    const adds = weekdays.flatMap(weekday =>
      exerciseCategories.map(
        (category): DraftChange => ({
          type: 'add-exercise',
          at: { week: 1, weekday },
          exercise: { ...backSquat, category },
        }),
      ),
    );
    const rest = Array.from({ length: 11 }, (_, index) => index + 2);
    const draft = after(...adds, { type: 'duplicate-week', from: 1, to: rest });
    const body = createWorkout.body.parse(
      bodyOf(changeDraft(draft, { type: 'details', details: { name: 'Full' } })),
    );
    expect(body.weeks?.flatMap(week => week.days.flatMap(day => day.exercises))).toHaveLength(12 * 7 * 6);
  });
});

it.each([
  ['', 90],
  [' 45 ', 45],
  ['0', 0],
  ['36000', 36_000],
  ['36001', null],
  ['1.5', null],
  ['-10', null],
  ['soon', null],
])('a rest timer typed as %j is %j seconds', (typed, seconds) => {
  expect(restTimerSecondsOf(typed)).toBe(seconds);
});
