import type { GridLine } from './grid-document.ts';

const isSameLine = (a: GridLine, b: GridLine): boolean =>
  a === b ||
  (a.text === b.text &&
    a.exerciseId === b.exerciseId &&
    JSON.stringify(a.prescription) === JSON.stringify(b.prescription));

export const areSameLines = (a: readonly GridLine[], b: readonly GridLine[]): boolean =>
  a === b || (a.length === b.length && a.every((line, index) => isSameLine(line, b[index] as GridLine)));

/**
 * Two changes of the same lines, both kept: a line that only one has changed is as that one has it; where both have
 * changed the same lines differently, theirs stand before ours and nothing is lost.
 */
export function mergeLines(
  base: readonly GridLine[],
  ours: readonly GridLine[],
  theirs: readonly GridLine[],
): readonly GridLine[] {
  if (areSameLines(ours, base)) return theirs;
  if (areSameLines(theirs, base) || areSameLines(ours, theirs)) return ours;
  const [inOurs, inTheirs] = [matches(base, ours), matches(base, theirs)];
  const merged: GridLine[] = [];
  let [from, fromOurs, fromTheirs] = [0, 0, 0];
  const take = (to: number, toOurs: number, toTheirs: number) => {
    merged.push(
      ...mergedPart(base.slice(from, to), ours.slice(fromOurs, toOurs), theirs.slice(fromTheirs, toTheirs)),
    );
    [from, fromOurs, fromTheirs] = [to, toOurs, toTheirs];
  };
  base.forEach((_, index) => {
    const [our, their] = [inOurs[index], inTheirs[index]];
    // A line that all three have holds the parts before and after it apart.
    if (our === undefined || their === undefined) return;
    take(index, our, their);
    merged.push(ours[our] as GridLine);
    [from, fromOurs, fromTheirs] = [index + 1, our + 1, their + 1];
  });
  take(base.length, ours.length, theirs.length);
  return merged;
}

function mergedPart(base: readonly GridLine[], ours: readonly GridLine[], theirs: readonly GridLine[]) {
  if (areSameLines(ours, base)) return theirs;
  if (areSameLines(theirs, base)) return ours;
  return [...theirs, ...ours.filter(line => !theirs.some(other => isSameLine(line, other)))];
}

/** For each line of the first, where it is in the second: the longest run of the same lines in the same order. */
function matches(base: readonly GridLine[], other: readonly GridLine[]): (number | undefined)[] {
  const length = base.map(() => other.map(() => 0));
  const at = (row: number, column: number) => length[row]?.[column] ?? 0;
  for (let row = base.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const isSame = isSameLine(base[row] as GridLine, other[column] as GridLine);
      const best = isSame ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1));
      (length[row] as number[])[column] = best;
    }
  }
  const found: (number | undefined)[] = base.map(() => undefined);
  let [row, column] = [0, 0];
  while (row < base.length && column < other.length) {
    if (isSameLine(base[row] as GridLine, other[column] as GridLine)) {
      found[row] = column;
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return found;
}
