import type { PlainDate } from '#domain/plain-date.ts';
import { draftAt, type Shape } from '#web/data/drafts/draft.ts';
import { type Shelf, tabShelf } from '#web/data/drafts/shelf.ts';
import { resultFields } from '#web/training/day/result-fields.ts';
import type { LogValues } from './log-values.ts';

/** What was typed and not saved yet, and the log it would correct. */
type Kept = { logId: string | null; values: LogValues };

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const areValues = (value: unknown): value is LogValues =>
  isRecord(value) &&
  resultFields.every(field => isText(value[field])) &&
  Array.isArray(value.sets) &&
  value.sets.every(set => isRecord(set) && isText(set.reps) && isText(set.weight));

/** By hand: the day's screen asks whether there is a draft before anything else is loaded. */
const shape: Shape<Kept> = {
  safeParse: kept =>
    isRecord(kept) && (kept.logId === null || isText(kept.logId)) && areValues(kept.values)
      ? { success: true, data: { logId: kept.logId, values: kept.values } }
      : { success: false },
};

const kind = { what: 'log', shape, between: ' ' } as const;

/** Where it was typed: an exercise's place in an assignment's day, and the log it has. */
type Origin = {
  assignmentId: string;
  date: PlainDate;
  place: string;
  exercise: { log: { id: string } | null };
};

/** The unsaved entry of this exercise on this date; null when there is none, or when it was for another log. */
export function readDraft(origin: Origin, shelf = tabShelf()): LogValues | null {
  const kept = draftOf(origin, shelf).read();
  return kept?.logId === logIdOf(origin) ? kept.values : null;
}

/** Keeps what is typed, so that an accidental close or a reload loses nothing. */
export function keepDraft(origin: Origin, values: LogValues, shelf = tabShelf()): void {
  draftOf(origin, shelf).keep({ logId: logIdOf(origin), values });
}

export const dropDraft = (origin: Origin, shelf = tabShelf()): void => draftOf(origin, shelf).drop();

const draftOf = ({ assignmentId, date, place }: Origin, shelf: Shelf | null) =>
  draftAt(kind, assignmentId, `${date} ${place}`, shelf);

const logIdOf = ({ exercise }: Origin) => exercise.log?.id ?? null;
