import { areSameLines } from './sameness.ts';

type SameLine<Line> = (a: Line, b: Line) => boolean;

/**
 * Two changes of the same lines, both kept: a line that only one has changed is as that one has it; where both have
 * changed the same lines differently, theirs stand before ours and nothing is lost.
 */
export function mergeLines<Line>(
  base: readonly Line[],
  ours: readonly Line[],
  theirs: readonly Line[],
  isSameLine: SameLine<Line>,
): readonly Line[] {
  const areSame = (a: readonly Line[], b: readonly Line[]) => areSameLines(a, b, isSameLine);
  if (areSame(ours, base)) return theirs;
  if (areSame(theirs, base) || areSame(ours, theirs)) return ours;
  const [inOurs, inTheirs] = [matches(base, ours, isSameLine), matches(base, theirs, isSameLine)];
  const merged: Line[] = [];
  let [from, fromOurs, fromTheirs] = [0, 0, 0];
  const take = (to: number, toOurs: number, toTheirs: number) => {
    const part = [
      base.slice(from, to),
      ours.slice(fromOurs, toOurs),
      theirs.slice(fromTheirs, toTheirs),
    ] as const;
    merged.push(...mergedPart(...part, isSameLine));
    [from, fromOurs, fromTheirs] = [to, toOurs, toTheirs];
  };
  base.forEach((_, index) => {
    const [our, their] = [inOurs[index], inTheirs[index]];
    // A line that all three have holds the parts before and after it apart.
    if (our === undefined || their === undefined) return;
    take(index, our, their);
    merged.push(ours[our] as Line);
    [from, fromOurs, fromTheirs] = [index + 1, our + 1, their + 1];
  });
  take(base.length, ours.length, theirs.length);
  return merged;
}

function mergedPart<Line>(
  base: readonly Line[],
  ours: readonly Line[],
  theirs: readonly Line[],
  isSameLine: SameLine<Line>,
) {
  if (areSameLines(ours, base, isSameLine)) return theirs;
  if (areSameLines(theirs, base, isSameLine)) return ours;
  const without = (lines: readonly Line[], others: readonly Line[]) =>
    linesWithout(lines, others, isSameLine);
  // A line that we have taken away, or changed, and they have left alone is no longer theirs to keep.
  return [...without(theirs, without(base, ours)), ...without(without(ours, base), theirs)];
}

/** Each of the others takes one away, so that a line that stands twice may stay once. */
function linesWithout<Line>(
  lines: readonly Line[],
  others: readonly Line[],
  isSameLine: SameLine<Line>,
): Line[] {
  const left = [...others];
  return lines.filter(line => {
    const at = left.findIndex(other => isSameLine(line, other));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
}

/** For each line of the first, where it is in the second: the longest run of the same lines in the same order. */
function matches<Line>(
  base: readonly Line[],
  other: readonly Line[],
  isSameLine: SameLine<Line>,
): (number | undefined)[] {
  const length = base.map(() => other.map(() => 0));
  const at = (row: number, column: number) => length[row]?.[column] ?? 0;
  for (let row = base.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const best = isSameLine(base[row] as Line, other[column] as Line)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      (length[row] as number[])[column] = best;
    }
  }
  const found: (number | undefined)[] = base.map(() => undefined);
  let [row, column] = [0, 0];
  while (row < base.length && column < other.length) {
    if (isSameLine(base[row] as Line, other[column] as Line)) {
      found[row] = column;
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return found;
}
