import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getCalendarStatus,
  getCompletionStatus,
  getDayCompletion,
  getExercisesForDate,
  listAssignments,
} from '#contract/assignments.ts';
import { listCompletions } from '#contract/completions.ts';
import { getDashboardStats, getMemberScore } from '#contract/dashboard.ts';
import {
  correctProgress,
  getProgressOverview,
  getWeeklyBreakdown,
  listProgress,
  logProgress,
  takeBackProgress,
} from '#contract/progress.ts';
import { listLifts } from '#contract/strength.ts';
import { dayStatus } from '#domain/day-status.ts';
import { type PlainDate, toWireDate } from '#domain/plain-date.ts';
import { CallError } from '#web/data/call.ts';
import { refresh } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { dropDraft } from './log-draft.ts';
import type { LogResult } from './log-result.ts';
import { amend } from '#web/data/read.ts';
import type { LoggedWork, LogTarget } from './training-day.ts';

/** What is computed from logs. */
const refreshes = [
  getExercisesForDate,
  getCalendarStatus,
  listAssignments,
  getMemberScore,
  getDashboardStats,
  listProgress,
  getCompletionStatus,
  getDayCompletion,
  getProgressOverview,
  getWeeklyBreakdown,
  listCompletions,
  listLifts,
];

const said = (description: string) => ({ title: 'Success', description });

/**
 * Saves the result of an exercise: a new log, or a correction once there is one. When the log turns out to be there
 * already (an answer that was lost, another device) it is read again, so that the next try corrects it.
 */
export function useSaveLog(target: LogTarget, today: PlainDate, onSaved: () => void) {
  const client = useQueryClient();
  const onSuccess = (record: LoggedWork) => {
    dropDraft(target);
    showLog(client, target, record, today);
    onSaved();
  };
  const log = useSend(logProgress, {
    refreshes,
    success: said('Progress logged successfully'),
    failure: 'Failed to log progress',
    onSuccess,
    onError: error => {
      if (error instanceof CallError && error.status === 409) void refresh(client, [getExercisesForDate]);
    },
  });
  const correct = useSend(correctProgress, {
    refreshes,
    success: said('Progress updated successfully'),
    failure: 'Failed to update progress',
    onSuccess,
  });
  const { assignmentId, date, exercise } = target;
  const isPending = log.isPending || correct.isPending;
  /** What went wrong with the last try. */
  const forget = () => {
    if (isPending) return;
    log.reset();
    correct.reset();
  };
  return {
    isPending,
    /** It goes out when the signal is back. */
    isWaiting: log.isPaused || correct.isPaused,
    failure:
      failureOf(correct.error, 'Failed to update progress') ?? failureOf(log.error, 'Failed to log progress'),
    /** A new log was refused because there is one. */
    isThereAlready: log.error instanceof CallError && log.error.status === 409 && exercise.log !== null,
    forget,
    save: (result: LogResult, requestKey: string) => {
      forget();
      if (exercise.log) return correct.mutate({ params: { id: exercise.log.id }, body: result });
      const { exerciseId, id: prescriptionId } = exercise;
      const completedDate = toWireDate(date);
      const body = { ...result, assignmentId, exerciseId, prescriptionId, completedDate };
      return log.mutate({ body, headers: { 'Idempotency-Key': requestKey } });
    },
  };
}

/** Takes the log of an exercise back. */
export function useTakeBack(target: LogTarget, today: PlainDate, onDone: () => void) {
  const client = useQueryClient();
  const send = useSend(takeBackProgress, {
    refreshes,
    success: said('Progress taken back'),
    failure: 'Failed to take the progress back',
    onSuccess: () => {
      showLog(client, target, null, today);
      onDone();
    },
    onError: error => {
      if (error instanceof CallError && error.status === 404) void refresh(client, [getExercisesForDate]);
    },
  });
  const failure = failureOf(send.error, 'Failed to take the progress back');
  return { ...send, failure };
}

type Failure = { message: string; issues: CallError['issues'] };

const failureOf = (error: Error | null, otherwise: string): Failure | null =>
  error && { message: sentenceOf(error, otherwise), issues: error instanceof CallError ? error.issues : [] };

/** On a bad signal the fresh answers take their time: what is known already is shown at once. */
function showLog(client: QueryClient, target: LogTarget, log: LoggedWork | null, today: PlainDate): void {
  const { assignmentId, date, exercise } = target;
  const params = { id: assignmentId };
  const day = amend(client, getExercisesForDate, { params, query: { date } }, answer => ({
    ...answer,
    exercises: answer.exercises.map(other =>
      other.id === exercise.id ? { ...other, log, isCompleted: log !== null } : other,
    ),
  }));
  if (!day) return;
  const logged = day.exercises.filter(other => other.log !== null).length;
  const status = dayStatus({ date, today, exercises: day.exercises.length, logged });
  amend(client, getCalendarStatus, { params }, calendar => ({
    ...calendar,
    [date]: { ...calendar[date], status },
  }));
}
