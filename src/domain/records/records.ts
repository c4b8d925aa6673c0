import type { PlainDate } from '#domain/plain-date.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { LoggedWork } from '#domain/training/log/workout-units.ts';
import { amountForDay, type Mark, marksOfLog } from './marks-of-log.ts';
import { isBetter, type RecordKind, recordKindsOf } from './record-kind.ts';

/** The part of a log that records are counted from. */
export type RecordedLog = LoggedWork & { id: string; date: PlainDate; loggedAt: Date };

/**
 * The best value of its kind. `previous` is what it took the record from: the best before it, in the order of training.
 * Null where nothing was before it: it is a first, held in the list like any other, but never announced as new.
 * A day's record is held by the last log that adds to it.
 */
export type ExerciseRecord = Mark & { date: PlainDate; logId: string; previous: number | null };

/**
 * The records of one exercise from all its logs, whatever order they come in: by training date, then by when they were
 * logged. Of equals the earlier keeps the record. By kind, then from the heaviest weight down.
 */
export function recordsOf(category: ExerciseCategory, logs: readonly RecordedLog[]): ExerciseRecord[] {
  const ordered = inOrder(logs);
  const best = new Best();
  for (const log of ordered)
    for (const { kind, value, at } of marksOfLog(category, log)) best.take(kind, at, value, log);
  for (const { kind, value, log } of sumsOfDays(category, ordered)) best.take(kind, null, value, log);
  return recordKindsOf[category].flatMap(kind => best.heaviestFirst(kind));
}

/** The key of a record within its exercise. */
export const recordKey = ({ kind, at }: Pick<Mark, 'kind' | 'at'>): string => `${kind} ${at ?? ''}`;

type Dated = Pick<RecordedLog, 'id' | 'date'>;

/** The best so far, by kind and weight. Thousands of sets go through it, so it makes an object only for what is better. */
class Best {
  private readonly byKind = new Map<RecordKind, Map<number | null, ExerciseRecord>>();

  take(kind: RecordKind, at: number | null, value: number, { id: logId, date }: Dated): void {
    let best = this.byKind.get(kind);
    if (!best) this.byKind.set(kind, (best = new Map<number | null, ExerciseRecord>()));
    const standing = best.get(at);
    if (standing && !isBetter(kind, value, standing.value)) return;
    // Sets of the same log share the record before them: it was taken from what stood before both.
    const previous = standing?.logId === logId ? standing.previous : (standing?.value ?? null);
    best.set(at, { kind, value, at, date, logId, previous });
  }

  heaviestFirst(kind: RecordKind): ExerciseRecord[] {
    return [...(this.byKind.get(kind)?.values() ?? [])].toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
  }
}

function inOrder(logs: readonly RecordedLog[]): RecordedLog[] {
  return logs.toSorted((a, b) => {
    if (a.date !== b.date) return a.date < b.date ? -1 : 1;
    return a.loggedAt.getTime() - b.loggedAt.getTime() || (a.id < b.id ? -1 : 1);
  });
}

type SumOfDay = { kind: RecordKind; value: number; log: RecordedLog };

/** The sum of each date over all its logs, dates in order. */
function sumsOfDays(category: ExerciseCategory, ordered: readonly RecordedLog[]): Iterable<SumOfDay> {
  const days = new Map<PlainDate, SumOfDay>();
  for (const log of ordered) {
    const adds = amountForDay(category, log);
    if (adds === null || !(adds.amount > 0)) continue;
    const value = toTwoDecimals(adds.amount + (days.get(log.date)?.value ?? 0));
    days.set(log.date, { kind: adds.kind, value, log });
  }
  return days.values();
}
