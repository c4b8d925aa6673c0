import { expect, it } from 'vitest';
import type { DraftExercise } from '#web/parts/prescriptions/fields/draft.ts';
import { openGaps } from './use-removal.ts';

const gap = (key: number) => ({ key, name: `${key}`, position: 0, height: 40 });

it('a gap is gone once its exercise is back', () => {
  const back = [{ key: 2 }] as DraftExercise[];
  expect(openGaps([gap(1), gap(2)], back).map(({ key }) => key)).toEqual([1]);
  expect(openGaps([gap(1)], null)).toHaveLength(1);
});
