import { describe, expect, it } from 'vitest';
import { createChallenge } from '#contract/challenges.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { Challenge, ChallengeDayExercise } from '#web/features/challenges/challenge-text.ts';
import { changeDay, changeDetails, type DayChange } from './day-changes.ts';
import { fieldProblem, prescribedFieldsOf, hasProblem } from './day-fields.ts';
import { changedFiveDayBody, newFiveDayBody } from './five-day-body.ts';
import { blankFiveDay, type FiveDayDraft, fiveDayOf, fiveDayShape } from './five-day-draft.ts';

const exerciseId = '0b54ba1c-33a2-4b86-a28d-5ae18f4e3a10';

const adding = (...names: string[]): DayChange[] =>
  names.map(name => ({ type: 'add', exercise: { exerciseId, name, category: 'Strength' } }));

const onMonday = (changes: DayChange[], draft: FiveDayDraft = blankFiveDay) =>
  changes.reduce((before, change) => changeDay(before, 'monday', change), draft);

const namesOf = (draft: FiveDayDraft) => draft.days.monday.exercises.map(({ name }) => name);

it('a new one has five days with their default names', () => {
  expect(Object.entries(blankFiveDay.days).map(([weekday, { dayName }]) => [weekday, dayName])).toEqual([
    ['monday', 'Isometric & Activation'],
    ['tuesday', 'Core & Control'],
    ['wednesday', 'Conditioning & Resilience'],
    ['thursday', 'Strength & Power'],
    ['friday', 'Recovery Flow & Endurance'],
  ]);
});

describe('the exercises of a day', () => {
  it('are added at the end, and the same one twice stays two', () => {
    const draft = onMonday(adding('Row', 'Press', 'Row'));
    expect(namesOf(draft)).toEqual(['Row', 'Press', 'Row']);
    expect(draft.days.monday.exercises.map(({ key }) => key)).toEqual([1, 2, 3]);
    expect(draft.days.tuesday).toBe(blankFiveDay.days.tuesday);
  });

  it.each([
    [1, 3, ['Press', 'Squat', 'Row']],
    [3, 1, ['Squat', 'Row', 'Press']],
    [2, 2, ['Row', 'Press', 'Squat']],
    [2, 9, ['Row', 'Press', 'Squat']],
  ])('number %i moves to where %i stands', (key, over, names) => {
    expect(namesOf(onMonday([...adding('Row', 'Press', 'Squat'), { type: 'move', key, over }]))).toEqual(
      names,
    );
  });

  it('are written and removed', () => {
    const draft = onMonday([
      ...adding('Row', 'Press'),
      { type: 'write', key: 2, field: 'sets', text: '4' },
      { type: 'write-alternative', key: 2, text: 'Push-up' },
      { type: 'remove', key: 1 },
    ]);
    expect(draft.days.monday.exercises).toEqual([
      {
        key: 2,
        exerciseId,
        name: 'Press',
        category: 'Strength',
        altExercise: 'Push-up',
        fields: { sets: '4' },
      },
    ]);
  });
});

it.each<[ExerciseCategory, string[]]>([
  ['Strength', ['sets', 'reps', 'weight', 'restSeconds']],
  ['Calisthenics', ['sets', 'reps', 'weight', 'restSeconds']],
  ['Plyometric', ['volume']],
  ['Aerobic', ['distance', 'time', 'workInterval', 'restInterval', 'rpe', 'targetHeartRate']],
  ['Isometric', ['time']],
  ['Mobility', ['time']],
])('%s asks for %j', (category, fields) => {
  expect(prescribedFieldsOf(category).map(({ field }) => field)).toEqual(fields);
});

const problem = (category: ExerciseCategory, field: 'time' | 'rpe', text: string) =>
  fieldProblem(
    { key: 1, exerciseId, name: 'x', category, altExercise: '', fields: { [field]: text } },
    field,
  );

describe('what cannot be read', () => {
  it.each(['', '1:30', '90', '45 s'])('a hold of %j can', text => {
    expect(problem('Isometric', 'time', text)).toBeUndefined();
  });

  it.each(['long', '1:75'])('a hold of %j cannot', text => {
    expect(problem('Mobility', 'time', text)).toBe('Use MM:SS or seconds: 1:30 or 90');
  });

  it.each([
    ['', true],
    ['1', true],
    ['7-8', true],
    ['10', true],
    ['0', false],
    ['11', false],
    ['hard', false],
  ])('an RPE of %j is fine: %s', (text, isFine) => {
    expect(problem('Aerobic', 'rpe', text)).toBe(isFine ? undefined : 'Use a number from 1 to 10');
  });

  it('marks its day', () => {
    const plank = { exerciseId, name: 'Plank', category: 'Isometric' } as const;
    const day = (text: string) =>
      onMonday([
        { type: 'add', exercise: plank },
        { type: 'write', key: 1, field: 'time', text },
      ]).days.monday;
    expect([hasProblem(day('1:30')), hasProblem(day('soon'))]).toEqual([false, true]);
  });
});

describe('saved in one call', () => {
  const dated = changeDetails(onMonday(adding('Row')), {
    name: ' Iron Week ',
    startDate: '2026-11-16',
    endDate: '2026-11-20',
  });
  const written = onMonday(
    [
      { type: 'write', key: 1, field: 'sets', text: ' 4 ' },
      { type: 'write', key: 1, field: 'reps', text: ' ' },
    ],
    dated,
  );

  it('is the challenge with its five days, blank fields left out', () => {
    const body = newFiveDayBody(written);
    expect(body).toMatchObject({ name: 'Iron Week', isMultiDay: 'true', scoringType: 'multi_day' });
    expect(body.days?.map(({ dayOfWeek }) => dayOfWeek)).toHaveLength(5);
    expect(body.days?.[0]?.exercises).toEqual([{ exerciseId, altExercise: null, sets: '4' }]);
    expect(createChallenge.body.safeParse(body).success).toBe(true);
  });

  it('says nothing of what stays when it is changed', () => {
    expect(Object.keys(changedFiveDayBody(written))).not.toContain('isMultiDay');
  });
});

const nothing = {
  sets: null,
  reps: null,
  weight: null,
  restSeconds: null,
  percent1RM: null,
  time: null,
  workInterval: null,
  restInterval: null,
  distance: null,
  rpe: null,
  targetHeartRate: null,
  volume: null,
  contactTime: null,
  groundContactTime: null,
};

const row = (name: string, orderIndex: number): ChallengeDayExercise => ({
  ...nothing,
  id: name,
  dayWorkoutId: 'day',
  exerciseId,
  exerciseName: name,
  exerciseCategory: 'Strength',
  videoUrl: '',
  altExercise: null,
  orderIndex,
  sets: '4',
  percent1RM: '75',
});

it('one that is there is opened in its order, and keeps what its category does not ask for', () => {
  const challenge = {
    name: 'Iron Week',
    startDate: '2026-11-16T00:00:00.000Z',
    endDate: '2026-11-20T00:00:00.000Z',
    instructions: '',
    weekNumber: 3,
    challengeLevel: 'Advanced',
    rounds: '4',
  } as Challenge;
  const monday = {
    id: 'day',
    challengeId: 'challenge',
    dayOfWeek: 'monday',
    dayName: 'Pull',
    goal: '',
    warmup: '',
    finisher: '',
    orderIndex: 0,
  } as const;
  const draft = fiveDayOf(challenge, [{ ...monday, exercises: [row('Second', 5), row('First', 2)] }]);
  expect(namesOf(draft)).toEqual(['First', 'Second']);
  expect(draft.details).toMatchObject({ startDate: '2026-11-16', weekNumber: '3' });
  expect(draft.days.tuesday.dayName).toBe('Core & Control');
  expect(changedFiveDayBody(draft).days[0]?.exercises[0]).toMatchObject({ sets: '4', percent1RM: '75' });
  expect(fiveDayShape.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});
