import { v7 as newEventId } from 'uuid';
import { dateIn } from '#domain/plain-date.ts';
import { type ExerciseState, foldSession } from '#domain/training-sessions/fold-session.ts';
import type { FullResult } from '#domain/training-sessions/session-event.ts';
import { type FoldedLog, logsOfSession } from '#domain/training-sessions/session-log.ts';
import { setsOfResult } from '#domain/training-sessions/sets-of-result.ts';
import type { Database } from '#server/database/database.ts';
import { conflict } from '#server/http/problem.ts';
import { unplannedLogId } from '#server/training-days/events/event-rows.ts';
import { type DialogEvent, storeDialogEvent } from '#server/training-days/events/store-events.ts';
import type { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import { readDay } from './read-session.ts';

type UnplannedLog = { id: string; trainingDayId: string; exerciseId: string };

/**
 * The log dialog corrects a log that a session has made beside its prescriptions, or takes it back (no result): its sets are
 * told so, each where it was done. The day is locked by the caller.
 */
export const correctUnplannedLog =
  (versions: KnownVersions) =>
  async (tx: Database, log: UnplannedLog, result: FullResult | null, now: Date): Promise<void> => {
    const { id, trainingDayId, exerciseId } = log;
    if (id !== unplannedLogId(trainingDayId, exerciseId)) return;
    const input = { trainingDayId, owner: { all: true as const }, today: dateIn('UTC', now), isWhole: false };
    const { events, planned } = await readDay(tx, versions, input);
    const state = foldSession(events, planned);
    const folded = logsOfSession(state).find(
      one => one.prescriptionId === null && one.exerciseId === exerciseId,
    );
    if (!folded) return;
    for (const told of result === null ? takenBack(folded) : corrected(folded, state.exercises, result))
      await storeDialogEvent(tx, trainingDayId, told, now);
  };

const takenBack = ({ parts }: FoldedLog): DialogEvent[] =>
  parts.map(part => ({ id: newEventId(), kind: 'unset', ...part }));

function corrected(
  { parts, exerciseId, category }: FoldedLog,
  exercises: readonly ExerciseState[],
  result: FullResult,
): DialogEvent[] {
  const whole = exercises.find(
    ({ prescriptionId, isUnplanned, sets }) =>
      isUnplanned &&
      parts.every(part => part.prescriptionId === prescriptionId) &&
      sets.every(set => set.exerciseId === exerciseId),
  );
  if (whole)
    return [{ id: newEventId(), kind: 'log', prescriptionId: whole.prescriptionId, exerciseId, result }];
  const sets = setsOfResult(category, result);
  if (sets.length > parts.length) throw conflict('Another exercise took its place: it gets no more sets');
  return parts.map((part, index) => {
    const set = sets[index];
    const id = newEventId();
    return set ? { ...set, id, kind: 'set', ...part } : { id, kind: 'unset', ...part };
  });
}
