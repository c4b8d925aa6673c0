import { resultTextsOf } from '#domain/training/log/log-fields.ts';
import { v7 as newEventId } from 'uuid';
import type { FullResult } from '#domain/training-sessions/session-event.ts';
import type { Database } from '#server/database/database.ts';
import { storeDialogEvent } from '#server/training-days/events/store-events.ts';

type Logged = Omit<FullResult, 'setsData'> & {
  setsData?: unknown;
  prescriptionId: string;
  exerciseId: string;
};

/** Tells of a correction, or of no result any more, of a log that a session made beside its prescriptions. */
export type CorrectUnplannedLog = (
  tx: Database,
  log: { id: string; trainingDayId: string; exerciseId: string },
  result: FullResult | null,
  now: Date,
) => Promise<void>;

/** The log dialog saved a result on a day whose session has begun: it takes the place of what was told of the exercise. */
export async function recordLogEvent(
  tx: Database,
  trainingDayId: string,
  log: Logged,
  now: Date,
): Promise<void> {
  const { prescriptionId, exerciseId } = log;
  const event = { id: newEventId(), kind: 'log' as const, prescriptionId, exerciseId, result: resultOf(log) };
  await storeDialogEvent(tx, trainingDayId, event, now);
}

/** The dialog took a log back. */
export async function recordUnlogEvent(
  tx: Database,
  trainingDayId: string,
  prescriptionId: string,
  now: Date,
): Promise<void> {
  await storeDialogEvent(tx, trainingDayId, { id: newEventId(), kind: 'unlog', prescriptionId }, now);
}

export const resultOf = (log: Omit<Logged, 'prescriptionId' | 'exerciseId'>): FullResult => ({
  setsData: (log.setsData ?? null) as FullResult['setsData'],
  ...resultTextsOf(log),
  entered: log.entered,
  completionTime: log.completionTime,
  notes: log.notes,
});
