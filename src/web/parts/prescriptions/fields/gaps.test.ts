import { expect, it } from 'vitest';
import type { DraftExercise } from '#web/parts/prescriptions/fields/draft.ts';
import { type Gap, isGap, withGaps } from './gaps.ts';

const exercise = (key: number): DraftExercise => ({
  key,
  exerciseId: `${key}`,
  name: `${key}`,
  category: 'Strength',
  fields: {},
  restTimerSeconds: 90,
});
const gap = (key: number, position: number): Gap => ({ key, name: `${key}`, position, height: 40 });

const shown = (keys: number[], gaps: Gap[]) =>
  withGaps(keys.map(exercise), gaps).map(line => (isGap(line) ? `gap ${line.key}` : line.key));

it.each([
  [[1, 2, 3], [], [1, 2, 3]],
  [[1, 3], [gap(2, 1)], [1, 'gap 2', 3]],
  [[], [gap(1, 0)], ['gap 1']],
  [[2], [gap(3, 2), gap(1, 0)], ['gap 1', 2, 'gap 3']],
  [[4], [gap(1, 0), gap(3, 2), gap(2, 1)], ['gap 1', 'gap 2', 'gap 3', 4]],
])('of %j and the gaps %j, each line stays where it was', (keys, gaps, lines) => {
  expect(shown(keys, gaps)).toEqual(lines);
});
