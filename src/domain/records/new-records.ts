import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { isBetter } from './record-kind.ts';
import { type ExerciseRecord, recordKey, recordsOf, type RecordedLog } from './records.ts';

/**
 * The records that logs just written make. `before` holds the member's logs of the exercise as they stood until then: a
 * corrected log with its former values, whose place the one written takes. A record is new when a log written holds it now,
 * it took it from an earlier value (a first is none), and it is better than what stood before: a log that comes late and
 * equals a later one takes the record without a word, as does a correction that takes nothing but notes.
 */
export function newRecordsOf(
  category: ExerciseCategory,
  before: readonly RecordedLog[],
  written: readonly RecordedLog[],
): ExerciseRecord[] {
  const ids = new Set(written.map(({ id }) => id));
  const stood = new Map(recordsOf(category, before).map(record => [recordKey(record), record.value]));
  const after = recordsOf(category, [...before.filter(({ id }) => !ids.has(id)), ...written]);
  return after.filter(record => {
    if (!ids.has(record.logId) || record.previous === null) return false;
    const former = stood.get(recordKey(record));
    return former === undefined || isBetter(record.kind, record.value, former);
  });
}
