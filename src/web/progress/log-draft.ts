import * as z from 'zod/mini';
import type { PlainDate } from '#domain/plain-date.ts';
import type { LogValues } from './log-values.ts';

const text = z.string();

/** What was typed and not saved yet, and the log it would correct. */
const draft = z.object({
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

/** Where it was typed: an exercise's place in an assignment's day, and the log it has. */
type Origin = {
  assignmentId: string;
  date: PlainDate;
  place: string;
  exercise: { log: { id: string } | null };
};

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The unsaved entry of this exercise on this date; null when there is none, or when it was for another log. */
export function readDraft(origin: Origin, shelf = sessionShelf()): LogValues | null {
  try {
    const kept = draft.safeParse(JSON.parse(shelf?.getItem(keyOf(origin)) ?? 'null'));
    return kept.success && kept.data.logId === logIdOf(origin) ? kept.data.values : null;
  } catch {
    return null;
  }
}

/** Keeps what is typed, so that an accidental close or a reload loses nothing. */
export function keepDraft(origin: Origin, values: LogValues, shelf = sessionShelf()): void {
  try {
    shelf?.setItem(keyOf(origin), JSON.stringify({ logId: logIdOf(origin), values }));
  } catch {
    // A full or closed storage: the open form still has everything.
  }
}

export const dropDraft = (origin: Origin, shelf = sessionShelf()): void => shelf?.removeItem(keyOf(origin));

const keyOf = ({ assignmentId, date, place }: Origin) =>
  ['fellowship-log', assignmentId, date, place].join(' ');

const logIdOf = ({ exercise }: Origin) => exercise.log?.id ?? null;

/** The mere mention of a storage that is closed to us throws. */
function sessionShelf(): Shelf | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
