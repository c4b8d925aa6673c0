import { expect, it } from 'vitest';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { holdLeft } from './hold-left.ts';

const plank = (time: string | null, held: string[], sets = 1, category: ExerciseCategory = 'Isometric') => ({
  category,
  targets: Array.from({ length: sets }, () => ({ setKind: 'work' as const, reps: null })),
  sets: held.map(one => ({ setKind: 'work' as const, time: one })),
  prescription: { time, reps: null },
});

it.each([
  ['all of it before the first', plank('4:00', []), 240],
  ['what its parts leave', plank('4:00', ['0:15', '0:40']), 185],
  ['nothing once it is held', plank('1:00', ['0:40', '0:30']), 0],
  ['as for a stretch', plank('2:00', ['1:00'], 1, 'Mobility'), 60],
  ['null where holds are asked for set by set', plank('0:40', ['0:15'], 3), null],
  ['null where no time is asked for', plank(null, ['0:15']), null],
  ['null of what is not held', plank('9:00', [], 1, 'Aerobic'), null],
])('of a hold is left %s', (_, exercise, left) => {
  expect(holdLeft(exercise)).toBe(left);
});
