import { useQueryClient } from '@tanstack/react-query';
import { correctProgress } from '#contract/progress.ts';
import { type PlainDate, toWireDate } from '#domain/plain-date.ts';
import { CallError } from '#web/data/call.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { showLog } from '#web/parts/training-day/show-log.ts';
import type { LogTarget } from '#web/parts/training-day/training-day.ts';
import { discardLog } from '#web/outbox/send-log.ts';
import type { SavedLog, PendingLog } from '#web/outbox/logs/pending-log.ts';
import { dropDraft } from './log-draft.ts';
import type { LogResult } from './form/log-result.ts';
import { useNewLog } from './new-log.ts';

/** A log as it was just written; one that was kept for a retry by an older release tells of no records. */
export type WrittenLog = SavedLog;

const successToast = (description: string) => ({ title: 'Success', description });

/**
 * Saves the result of an exercise: a new log, or a correction once there is one. When the log turns out to be there
 * already (an answer that was lost, another device) it is read again, so that the next try corrects it.
 */
export function useSaveLog(target: LogTarget, today: PlainDate, onSaved: (saved: WrittenLog | null) => void) {
  const client = useQueryClient();
  const { assignmentId, date, place, exercise } = target;
  const onSuccess = (record: WrittenLog | null) => {
    dropDraft(target);
    if (record) showLog(client, target, record, today);
    onSaved(record);
  };
  const log = useNewLog(onSuccess);
  const correct = useSend(correctProgress, {
    queuesOffline: true,
    success: successToast('Progress updated successfully'),
    failure: 'Failed to update progress',
    onSuccess: record => {
      onSuccess(record);
      // By the time the outbox has come over a bad signal it may be gone, or be sent: that is no trouble of this one's.
      if (exercise.pending) void discardLog(exercise.pending.key).catch(() => undefined);
    },
  });
  const isPending = log.isPending || correct.isPending;
  const error = correct.error ?? log.error;
  /** What went wrong with the last try. */
  const forget = () => {
    if (isPending) return;
    log.reset();
    correct.reset();
  };
  return {
    isPending,
    /** A correction goes out when the signal is back. */
    isWaiting: correct.isPaused,
    failure: error
      ? sentenceOf(error, correct.error ? 'Failed to update progress' : 'Failed to log progress')
      : undefined,
    issues: error instanceof CallError ? error.issues : [],
    /** A new log was refused because there is one. */
    isThereAlready: log.error instanceof CallError && log.error.status === 409 && exercise.log !== null,
    forget,
    save: (result: LogResult, requestKey: string) => {
      forget();
      if (exercise.log) return correct.mutate({ params: { id: exercise.log.id }, body: result });
      const { exerciseId, id: prescriptionId } = exercise;
      const { name: exerciseName, category } = exercise.exercise;
      const completedDate = toWireDate(date);
      const body = { ...result, assignmentId, exerciseId, prescriptionId, completedDate };
      const key = keyOfSame(exercise.pending, body) ?? requestKey;
      return log.save({ key, body, date, place, exerciseName, category });
    },
  };
}

/** What is kept already, saved again as it is, stands for the same request: it may have arrived. */
const keyOfSame = (kept: PendingLog | null | undefined, body: PendingLog['body']): string | null =>
  kept && JSON.stringify(kept.body) === JSON.stringify(body) ? kept.key : null;
