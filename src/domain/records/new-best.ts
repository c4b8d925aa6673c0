import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';
import { marksOfLog } from './marks-of-log.ts';
import { isBetter, type RecordKind } from './record-kind.ts';

type Numbered = LoggedSet & { setNum: number };

/**
 * The numbers of the sets that were a new best when they were done, in the order of their numbers: better than the best before
 * the session, and than the sets before them. None where nothing was done before: a first is no record. What a device knows of
 * the best is one kind a category (`Best`), so this may say less than the records do.
 */
export function newBestSets(
  category: ExerciseCategory,
  sets: readonly Numbered[],
  best: { kind: RecordKind; value: number; at: number | null } | null,
): Set<number> {
  const found = new Set<number>();
  if (!best) return found;
  let value = best.value;
  for (const set of sets.toSorted((a, b) => a.setNum - b.setNum))
    for (const mark of marksOfLog(category, workOf(set)))
      if (mark.kind === best.kind && mark.at === best.at && isBetter(mark.kind, mark.value, value)) {
        value = mark.value;
        found.add(set.setNum);
      }
  return found;
}

/** A set, as a log of it alone would have it. */
const workOf = (set: Numbered) => ({
  setsData: [set],
  timeCompleted: null,
  distanceCompleted: null,
  volumeCompleted: null,
});
