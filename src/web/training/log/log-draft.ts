import * as z from 'zod/mini';
import type { PlainDate } from '#domain/plain-date.ts';
import { draftAt } from '#web/data/drafts/draft.ts';
import { type Shelf, tabShelf } from '#web/data/drafts/shelf.ts';
import type { LogValues } from './log-values.ts';

const text = z.string();

/** What was typed and not saved yet, and the log it would correct. */
const shape = z.object({
  logId: z.nullable(text),
  values: z.object({
    sets: z.array(z.object({ reps: text, weight: text })),
    timeCompleted: text,
    distanceCompleted: text,
    rpeCompleted: text,
    heartRateAchieved: text,
    volumeCompleted: text,
    contactTimeAchieved: text,
    groundContactTimeAchieved: text,
    notes: text,
  }),
});

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
