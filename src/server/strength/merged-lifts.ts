import type { DayMax } from '#domain/strength/where-it-stands.ts';

/** A lift as far as its status depends on it: `history` as `factsFrom` wants it, days counted from today. */
export type LiftRead = { exerciseId: string; history: DayMax[]; bestBefore: number | null };

/**
 * The lifts of a member, those of exercises that are merged as one. Each window of a lift reaches back from its own last date, so
 * that of the later one holds all days of the earlier one's that count; what is older in that does no harm.
 */
export function mergedLifts(
  lifts: readonly LiftRead[],
  mergedInto: ReadonlyMap<string, string>,
): readonly LiftRead[] {
  // Nearly always none is: tens of thousands of lifts come at once.
  if (mergedInto.size === 0) return lifts;
  const together = new Map<string, LiftRead>();
  for (const lift of lifts) {
    const exerciseId = mergedInto.get(lift.exerciseId) ?? lift.exerciseId;
    const other = together.get(exerciseId);
    together.set(exerciseId, other ? asOne(other, lift) : { ...lift, exerciseId });
  }
  return [...together.values()];
}

const asOne = (one: LiftRead, other: LiftRead): LiftRead => ({
  exerciseId: one.exerciseId,
  history: oldestFirst([...one.history, ...other.history]),
  bestBefore: Math.max(one.bestBefore ?? 0, other.bestBefore ?? 0) || null,
});

/** As they come from the index they are in order already. */
export function oldestFirst(history: DayMax[]): DayMax[] {
  const isInOrder = history.every(({ day }, index) => (history[index - 1]?.day ?? day) <= day);
  return isInOrder ? history : history.toSorted((one, other) => one.day - other.day);
}
