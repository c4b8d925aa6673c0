import { expect, it } from 'vitest';
import type { ExerciseRecord } from './day-record.ts';
import { highlightsOf } from './highlights.ts';

const anExercise = (name: string, more: object = {}): ExerciseRecord =>
  ({
    exercise: { id: name, name, category: 'Strength' },
    prescription: { weight: null, percent1RM: null, rpe: null, setTargets: null },
    log: null,
    happened: null,
    ...more,
  }) as unknown as ExerciseRecord;

const loaded = { prescription: { weight: null, percent1RM: '75', rpe: null, setTargets: null } };
const quiet = { pains: [], state: 'done', swappedTo: null, note: null, setNotes: [] };

const names = (exercises: ExerciseRecord[]) => highlightsOf(exercises).map(({ exercise }) => exercise.name);

it('shows the two first lifts with a load', () => {
  const day = [anExercise('Jump'), ...['Squat', 'Bench', 'Row'].map(name => anExercise(name, loaded))];
  expect(names(day)).toEqual(['Squat', 'Bench']);
});

it('shows the first two where none has a load', () => {
  expect(names(['Jump', 'Plank', 'Run'].map(name => anExercise(name)))).toEqual(['Jump', 'Plank']);
});

it.each([
  ['pain', { happened: { ...quiet, pains: [{ where: 'knee', level: 3 }] } }],
  ['a skip', { happened: { ...quiet, state: 'skipped' } }],
  ['a swap', { happened: { ...quiet, swappedTo: { id: 'x', name: 'X' } } }],
  ['a note in the session', { happened: { ...quiet, note: 'Felt slow' } }],
  ['a note of a set', { happened: { ...quiet, setNotes: [{ setNum: 1, text: 'Slow' }] } }],
  ['a note of a log', { log: { notes: 'Felt slow', estimated1RM: null } }],
  ['work beside the plan', { prescription: null, log: { notes: null, estimated1RM: null } }],
])('shows %s beside them, in the order of the day', (_what, more) => {
  const day = [
    anExercise('Squat', loaded),
    anExercise('Bench', loaded),
    anExercise('Row', loaded),
    anExercise('Curl'),
  ];
  expect(
    names([
      ...day,
      anExercise('Hike', { ...more, exercise: { id: 'Hike', name: 'Hike', category: 'Aerobic' } }),
    ]),
  ).toEqual(['Squat', 'Bench', 'Hike']);
});
