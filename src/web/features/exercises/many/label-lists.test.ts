import { expect, it } from 'vitest';
import { countedLabels, listOf } from './label-lists.ts';

it('a list is typed with commas; what is empty is dropped', () => {
  expect(listOf(' Chest, ,Triceps ,')).toEqual(['Chest', 'Triceps']);
});

it('labels are counted whatever their case, the most frequent first', () => {
  expect(countedLabels([['Quads', 'Core'], ['quads'], ['Glutes']])).toEqual([
    { label: 'Quads', count: 2 },
    { label: 'Core', count: 1 },
    { label: 'Glutes', count: 1 },
  ]);
});
