import { expect, it } from 'vitest';
import { find, type Findable, folded } from './find.ts';

const things: Findable[] = [
  { name: 'Mary Stone', also: ['mary@moab.example'] },
  { name: 'José García', also: ['jg@example.org'] },
  { name: 'Jean-Luc O’Brien' },
  { name: 'Stone' },
  { name: 'Ada Stonebridge' },
  { name: 'The Fellowship', also: ['Member Management'] },
];
const index = folded(things);

it.each([
  ['stone', ['Stone', 'Mary Stone', 'Ada Stonebridge']],
  ['STO', ['Stone', 'Mary Stone', 'Ada Stonebridge']],
  ['garcia jo', ['José García']],
  ['obrien', ['Jean-Luc O’Brien']],
  ['jeanluc', ['Jean-Luc O’Brien']],
  ['moab', ['Mary Stone']],
  ['member man', ['The Fellowship']],
  ['bridge', ['Ada Stonebridge']],
  ['  ', []],
  ['nobody', []],
])('%j finds %j', (search, names) => {
  expect(find(index, search, 9).map(({ thing }) => thing.name)).toEqual(names);
});

it('finds at most so many, the best', () => {
  expect(find(index, 'stone', 1)).toEqual([{ thing: things[3], fit: 0 }]);
});
