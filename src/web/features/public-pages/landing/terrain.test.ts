import { expect, it } from 'vitest';
import { engraved, project, type Terrain, trail } from './terrain.ts';

const terrain: Terrain = {
  width: 100,
  far: 50,
  near: 100,
  lift: 40,
  peaks: [{ x: 0.5, z: 0.5, height: 1, width: 0.2 }],
};

it('a peak stands higher on the drawing than the ground beside it', () => {
  const [, summit] = project(terrain, 0.5, 0.5);
  const [, foot] = project(terrain, 0.1, 0.5);
  expect(summit).toBeLessThan(foot - 30);
});

it('what lies behind a peak is not drawn', () => {
  const all = engraved({ ...terrain, peaks: [{ x: 0.5, z: 0, height: 0, width: 1 }] }, size);
  const hidden = engraved({ ...terrain, lift: 120 }, size);
  expect(strokes(hidden.bands[0] ?? '')).toBeLessThan(strokes(all.bands[0] ?? ''));
});

it('the same ground is always drawn the same', () => {
  expect(engraved(terrain, size)).toEqual(engraved(terrain, size));
});

it('a trail starts and ends where it is told to', () => {
  const [x, y] = project(terrain, 0.2, 1).map(Math.round);
  const way = trail(terrain, 10, along => [0.2 + 0.3 * along, 1 - along / 2]);
  expect(way.startsWith(`M${x} `)).toBe(true);
  expect(Number.parseFloat(way.split(' ')[1] ?? '')).toBeCloseTo(y ?? 0, -1);
});

const size = { rows: 12, columns: 40, bands: 2 };
const strokes = (path: string) => path.match(/[Ml]/g)?.length ?? 0;
