import { expect, it } from 'vitest';
import type { Exercise } from './library.ts';
import { mergedIn, onShelf, type Shelf } from './shelf.ts';

const exercise = (name: string, more: Partial<Exercise> = {}) =>
  ({ id: name, name, merged: [], ...more }) as unknown as Exercise;

const merged = (name: string) => ({ id: name, name, aliases: [] });
const library = [
  exercise('Back Squat', { isFavourite: true, merged: [merged('High Bar'), merged('Barbell Squat')] }),
  exercise('Dip'),
];
const archived = [exercise('Bosu Squat', { merged: [merged('Ball Squat')] })];

it.each<[Shelf, string[]]>([
  ['library', ['Back Squat', 'Dip']],
  ['favourites', ['Back Squat']],
  ['archived', ['Bosu Squat']],
  ['merged', []],
])('on the shelf %s stand %j', (store, names) => {
  expect(onShelf(store, library, archived).map(({ name }) => name)).toEqual(names);
});

it('what is merged is told by name, with what it is merged into', () => {
  expect(mergedIn([...library, ...archived])).toEqual([
    { id: 'Ball Squat', name: 'Ball Squat', into: 'Bosu Squat' },
    { id: 'Barbell Squat', name: 'Barbell Squat', into: 'Back Squat' },
    { id: 'High Bar', name: 'High Bar', into: 'Back Squat' },
  ]);
});
