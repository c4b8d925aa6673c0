import { expect, it } from 'vitest';
import { countsText, type ImportLine, shownLines } from './import-text.ts';

it.each([
  [[50, 0, 0, 0], '50 new members'],
  [[1, 2, 1, 3], '1 new member, 2 already there, 1 twice in the list, 3 left out'],
])('%j is told as %j', ([taken = 0, alreadyThere = 0, dropped = 0, refused = 0], text) => {
  expect(countsText({ taken, alreadyThere, dropped, refused })).toBe(text);
});

it('what has to be looked at stands first, and no more is shown than one reads', () => {
  const fates = ['taken', 'refused', 'already-there', 'taken', 'dropped'] as const;
  const lines = Array.from(
    { length: 400 },
    (_, at) => ({ line: at + 2, fate: fates[at] ?? 'taken' }) as ImportLine,
  );
  const { lines: shown, hidden } = shownLines(lines);
  expect(shown.slice(0, 5).map(({ line }) => line)).toEqual([3, 4, 6, 2, 5]);
  expect([shown.length, hidden]).toEqual([300, 100]);
});
