import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areCrumbs, isPiece, joined, nameOfPiece, pieceNamed, piecesUnder } from './pieces.ts';

const id = randomUUID();
const pieces = (...given: [at: number, bytes: number][]) =>
  given.flatMap(([at, bytes]) => pieceNamed(nameOfPiece(id, { at, bytes })));

const crumbs = (count: number) =>
  pieces(...Array.from({ length: count }, (_, at): [number, number] => [at, 1]));

describe('pieces of a file', () => {
  it('say by their name what they are, each another name', () => {
    const [first, second] = [1, 2].map(() => nameOfPiece(id, { at: 4_194_304, bytes: 12 }));
    expect(first).not.toBe(second);
    expect(first).toContain(piecesUnder(id));
    expect(pieceNamed(first ?? '')).toEqual([{ name: first, at: 4_194_304, bytes: 12 }]);
    for (const other of [id, `${id}.made`, `${id}.pieces/1-1-aaaaaaaa`, '../x'])
      expect(isPiece(other)).toBe(false);
  });

  it.each([
    ['none', [], 0, 0],
    ['one', [[0, 5]], 5, 1],
    [
      'in a row',
      [
        [0, 5],
        [5, 5],
        [10, 1],
      ],
      11,
      3,
    ],
    [
      'out of order',
      [
        [5, 5],
        [0, 5],
      ],
      10,
      2,
    ],
    [
      'with a gap',
      [
        [0, 5],
        [6, 5],
      ],
      5,
      1,
    ],
    ['without a beginning', [[1, 5]], 0, 0],
    [
      'the same twice',
      [
        [0, 5],
        [0, 5],
        [5, 2],
      ],
      7,
      2,
    ],
    [
      'a short one that came last',
      [
        [0, 9],
        [0, 2],
        [9, 3],
      ],
      12,
      2,
    ],
    [
      'that overlap',
      [
        [0, 5],
        [3, 5],
        [4, 9],
        [13, 1],
      ],
      14,
      3,
    ],
  ] as [string, [number, number][], number, number][])('%s: how far they come', (_, given, bytes, used) => {
    const { bytes: come, pieces: taken } = joined(pieces(...given));
    expect([come, taken.length]).toEqual([bytes, used]);
  });

  it('are at most a thousand', () => {
    expect([999, 1_000].map(count => areCrumbs(joined(crumbs(count)).pieces))).toEqual([false, true]);
  });

  it('come as far as their bytes do without a gap, in whatever order and however they overlap', () => {
    const some = fc.array(fc.tuple(fc.nat({ max: 40 }), fc.integer({ min: 1, max: 12 })), { maxLength: 20 });
    fc.assert(
      fc.property(some, given => {
        const there = new Set(
          given.flatMap(([at, bytes]) => Array.from({ length: bytes }, (_, i) => at + i)),
        );
        let far = 0;
        while (there.has(far)) far += 1;
        const { bytes, pieces: used } = joined(pieces(...given));
        expect(bytes).toBe(far);
        let reached = 0;
        for (const piece of used) {
          expect(piece.at).toBeLessThanOrEqual(reached);
          expect(piece.at + piece.bytes).toBeGreaterThan(reached);
          reached = piece.at + piece.bytes;
        }
        expect(reached).toBe(far);
      }),
    );
  });
});
