import type { PlainDate } from '#domain/plain-date.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import type { ExerciseCategory } from '#domain/training/exercise-category.ts';
import type { LoggedWork } from '#domain/training/workout-units.ts';
import { amountForDay, type Mark, marksOfLog } from './marks-of-log.ts';
import { isBetter, recordKindsOf } from './record-kind.ts';

/** The part of a log that records are counted from. */
export type RecordedLog = LoggedWork & { id: string; date: PlainDate; loggedAt: Date };

/**
 * The best value of its kind. `previous` is what it took the record from: the best before it, in the order of training.
 * Null where nothing was before it: it is a first, held in the list like any other, but never told as new.
 * A day's record is held by the last log that adds to it.
 */
export type ExerciseRecord = Mark & { date: PlainDate; logId: string; previous: number | null };

/**
 * The records of one exercise from all its logs, whatever order they come in: by training date, then by when they were
 * logged. Of equals the earlier keeps the record. By kind, then from the heaviest weight down.
 */
export function recordsOf(category: ExerciseCategory, logs: readonly RecordedLog[]): ExerciseRecord[] {
  const ordered = inOrder(logs);
  const reached = [
    ...ordered.flatMap(log => marksOfLog(category, log).map(mark => held(mark, log))),
    ...marksOfDays(category, ordered),
  ];
  const best = new Map<string, ExerciseRecord>();
  for (const record of reached) {
    const standing = best.get(recordKey(record));
    if (standing && !isBetter(record.kind, record.value, standing.value)) continue;
    best.set(recordKey(record), { ...record, previous: standing?.value ?? null });
  }
  const kinds = recordKindsOf[category];
  const places = ({ kind }: Mark) => kinds.indexOf(kind);
  return [...best.values()].sort((a, b) => places(a) - places(b) || (b.at ?? 0) - (a.at ?? 0));
}

/** Which record of an exercise it is. */
export const recordKey = ({ kind, at }: Mark): string => `${kind} ${at ?? ''}`;

const held = (mark: Mark, { date, id }: RecordedLog): ExerciseRecord => ({
  ...mark,
  date,
  logId: id,
  previous: null,
});

export function inOrder<Log extends Pick<RecordedLog, 'id' | 'date' | 'loggedAt'>>(
  logs: readonly Log[],
): Log[] {
  return logs.toSorted((a, b) => {
    if (a.date !== b.date) return a.date < b.date ? -1 : 1;
    return a.loggedAt.getTime() - b.loggedAt.getTime() || (a.id < b.id ? -1 : 1);
  });
}

/** Each date's sum over all its logs, dates in order. */
function marksOfDays(category: ExerciseCategory, ordered: readonly RecordedLog[]): ExerciseRecord[] {
  const days = new Map<PlainDate, ExerciseRecord>();
  for (const log of ordered) {
    const adds = amountForDay(category, log);
    if (adds === null || !(adds.amount > 0)) continue;
    const value = toTwoDecimals(adds.amount + (days.get(log.date)?.value ?? 0));
    days.set(log.date, held({ kind: adds.kind, value, at: null }, log));
  }
  return [...days.values()];
}
