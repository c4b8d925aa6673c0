import { expect, it } from 'vitest';
import { aProgram, planned } from './a-program.twin.ts';
import type { Names } from './exercise-difference.ts';
import { positionedText, programDifference } from './program-difference.ts';
import type { StoredTree } from './program-tree.ts';

const exercises: Record<string, { name: string; category: 'Strength' | 'Aerobic' }> = {
  squat: { name: 'Squat', category: 'Strength' },
  bench: { name: 'Bench', category: 'Strength' },
  run: { name: 'Easy Run', category: 'Aerobic' },
};
const names: Names = {
  exercise: id => exercises[id] ?? null,
  workout: id => (id === 'arms' ? 'Arms' : null),
};

const fives = { sets: '5', reps: '5' };
const squat = planned('squat', fives);
const bench = planned('bench', fives);
const before = aProgram([{ monday: { dayName: 'Legs', exercises: [squat, bench] } }]);
const monday = (day: object, more = {}) =>
  aProgram([{ monday: { dayName: 'Legs', exercises: [squat, bench], ...day } }], more);
const circuit = {
  kind: 'circuit' as const,
  rounds: 3,
  workSeconds: null,
  restSeconds: null,
  capSeconds: null,
};
const set = {
  kind: 'work' as const,
  reps: '3',
  weight: null,
  percent1RM: '90',
  rpe: null,
  restSeconds: null,
};

it.each<[what: string, after: StoredTree, sentences: string[]]>([
  ['nothing', before, []],
  ['its name', { ...before, name: 'Descent' }, ['Name: Descent, was Ascension']],
  ['its words', { ...before, description: 'Twelve' }, ['Description added']],
  ['its level', { ...before, difficultyLevel: 'advanced' }, ['Level: advanced, was none']],
  [
    'a new exercise',
    monday({ exercises: [squat, bench, planned('run', { distance: '3' })] }),
    ['Week 1, Monday: New: Easy Run, 3 mi'],
  ],
  ['one that is gone', monday({ exercises: [bench] }), ['Week 1, Monday: Removed: Squat']],
  [
    'sets',
    monday({ exercises: [{ ...squat, sets: '3' }, bench] }),
    ['Week 1, Monday: Squat: 3 × 5, was 5 × 5'],
  ],
  [
    'a weight',
    monday({ exercises: [{ ...squat, weight: '185' }, bench] }),
    ['Week 1, Monday: Squat: 5 × 5 · 185 lb, was 5 × 5'],
  ],
  [
    'a weight in another unit',
    monday({ exercises: [{ ...squat, weight: '62,5', weightUnit: 'kg' }, bench] }),
    ['Week 1, Monday: Squat: 5 × 5 · 62,5 kg, was 5 × 5'],
  ],
  [
    'sets one by one',
    monday({ exercises: [{ ...squat, setTargets: [set] }, bench] }),
    ['Week 1, Monday: Squat: 3 @ 90%, was 5 × 5'],
  ],
  [
    'notes and alternates of one',
    monday({ exercises: [{ ...squat, notes: 'Slow', alternateExerciseIds: ['bench'] }, bench] }),
    ['Week 1, Monday: Squat: notes changed; alternates changed'],
  ],
  [
    'a group',
    monday({ exercises: [{ ...squat, groupLabel: 'A' }, bench] }),
    ['Week 1, Monday: Squat: group A, was not set'],
  ],
  [
    'how a group is done',
    monday({ exercises: [{ ...squat, groupFormat: circuit }, bench] }),
    ['Week 1, Monday: Squat: group format changed'],
  ],
  [
    'a rest timer',
    monday({ exercises: [{ ...squat, restTimerSeconds: 60 }, bench] }),
    ['Week 1, Monday: Squat: rest timer 60, was 90'],
  ],
  [
    'blanks only',
    monday({ exercises: [{ ...squat, sets: '5 ' }, bench] }),
    ['Week 1, Monday: Squat: written differently'],
  ],
  ['the order', monday({ exercises: [bench, squat] }), ['Week 1, Monday: Reordered']],
  [
    'one of two of the same',
    monday({ exercises: [squat, squat, bench] }),
    ['Week 1, Monday: New: Squat, 5 × 5'],
  ],
  ['the name of a day', monday({ dayName: 'Lower' }), ['Week 1, Monday: Renamed Lower, was Legs']],
  ['its notes', monday({ notes: 'Brace' }), ['Week 1, Monday: Notes added']],
  ['its workout', monday({ assignedWorkoutId: 'arms' }), ['Week 1, Monday: With the workout Arms']],
  [
    'a rest day',
    monday({ exercises: [] }),
    ['Week 1, Monday: Removed: Squat', 'Week 1, Monday: Removed: Bench'],
  ],
  [
    'what every day has',
    monday({}, { attached: [planned('run')] }),
    ['On every training day: new: Easy Run'],
  ],
  [
    'a week more',
    aProgram([
      { monday: { dayName: 'Legs', exercises: [squat, bench] } },
      { friday: { exercises: [squat] } },
    ]),
    ['Weeks: 2, was 1', 'Week 2: Week added, with 1 training day'],
  ],
  [
    'a week’s notes',
    aProgram([{ notes: 'Easy', monday: { dayName: 'Legs', exercises: [squat, bench] } }]),
    ['Week 1: Notes of the week added'],
  ],
  ['lines not understood yet', monday({ unread: [{ position: 0, text: 'sqat' }] }), []],
])('%s', (_what, after, sentences) => {
  expect(programDifference(before, after, names).map(positionedText)).toEqual(sentences);
});

it('a week less, and a workout less, are told by what was there', () => {
  const longer = aProgram([
    { monday: { assignedWorkoutId: 'arms' } },
    { friday: { exercises: [squat, planned('gone')] } },
  ]);
  expect(programDifference(longer, aProgram([{}]), names).map(positionedText)).toEqual([
    'Weeks: 1, was 2',
    'Week 1, Monday: Removed the workout Arms',
    'Week 2: Week removed, with 1 training day',
  ]);
  expect(
    programDifference(aProgram([{}]), aProgram([{ friday: { exercises: [planned('gone')] } }]), names).map(
      positionedText,
    ),
  ).toEqual(['Week 1, Friday: New: An exercise']);
});
