import type { Loaded } from '#domain/prescriptions/adjust-load.ts';
import type { PercentOf } from '#domain/prescriptions/percent-of.ts';

/** The load of one exercise before a change, as the coach typed it. */
export type LoadBefore = Loaded & { exerciseId: string; name: string; percentOf: PercentOf };

/** A coach's change to one day for one member alone. */
export type OwnChange =
  | { kind: 'load'; percent: number; before: LoadBefore[] }
  | { kind: 'swap'; fromId: string; from: string; toId: string; to: string }
  /** Other exercises altogether: what was changed before is no part of the day any more. */
  | { kind: 'exercises' };

/** The author and the instant, in ISO form; `by` is null where that account is no more. */
export type Made<By = string | null> = { at: string; by: By };

export type MadeChange = OwnChange & Made;

/** The sum of a day's changes. */
export type OwnChanges = {
  exercises: Made | null;
  /** All changes of the load together: -19 of twice 10 percent lighter; the prescription before the first. */
  load: (Made & { percent: number; times: number; before: LoadBefore[] }) | null;
  /** The lifts that are gone, each with the one in its place now. */
  swaps: (Made & { from: string; to: string })[];
};

/**
 * The sum of a day's changes, the oldest first: percents one upon the other, in whole percent; a swap of what was
 * swapped in is one of the first lift, and none where that is back. Each has the time of its first change, as it holds
 * since then.
 */
export function foldOwnChanges(changes: readonly MadeChange[]): OwnChanges {
  const anew = changes.findLastIndex(({ kind }) => kind === 'exercises');
  const since = changes[anew];
  const later = changes.slice(anew + 1);
  return {
    exercises: since ? { at: since.at, by: since.by } : null,
    load: loadOf(later),
    swaps: swapsOf(later),
  };
}

/** By how many whole percent a day's load was changed in all; 0 where it was not, or is back where it was. */
export const loadChange = (changes: readonly MadeChange[]): number =>
  foldOwnChanges(changes).load?.percent ?? 0;

function loadOf(changes: readonly MadeChange[]): OwnChanges['load'] {
  const loads = changes.filter(change => change.kind === 'load');
  const [first] = loads;
  const share = loads.reduce((product, { percent }) => product * (1 + percent / 100), 1);
  const percent = Math.round((share - 1) * 100);
  if (!first || percent === 0) return null;
  const before = new Map<string, LoadBefore>();
  for (const one of loads.flatMap(change => change.before))
    if (!before.has(one.exerciseId)) before.set(one.exerciseId, one);
  return { at: first.at, by: first.by, percent, times: loads.length, before: [...before.values()] };
}

function swapsOf(changes: readonly MadeChange[]): OwnChanges['swaps'] {
  const swaps = new Map<string, Made & { fromId: string; from: string; to: string }>();
  for (const change of changes) {
    if (change.kind !== 'swap') continue;
    const { fromId, toId, from, to, at, by } = change;
    const before = swaps.get(fromId);
    swaps.delete(fromId);
    const first = before ?? { fromId, from, at, by };
    if (first.fromId !== toId) swaps.set(toId, { ...first, to });
  }
  return [...swaps.values()].map(({ from, to, at, by }) => ({ from, to, at, by }));
}
