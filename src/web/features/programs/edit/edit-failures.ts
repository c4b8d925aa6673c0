import { CallError } from '#web/data/call.ts';
import { sentenceOf } from '#web/data/send.ts';
import type { DayChange } from '#web/features/programs/document/schedule-change.ts';
import { hasStatus } from './reading-failures.ts';

export const changedMeanwhile = 'Another coach has just changed this day. It now shows the latest.';
export const removedMeanwhile = 'Another coach has just removed this exercise from the day.';
const workoutGone = 'This single workout is no longer there.';
export const noSuchDay = 'Day not found. Please save the program first to create weeks.';
const notDuplicated = 'Failed to duplicate week';
export const noSuchWeek = (week: number) => `Source week ${week} not found. Please wait for weeks to load.`;

const failures: Record<DayChange['type'], string> = {
  'add-exercise': 'Failed to add exercise',
  'change-exercise': 'Failed to update exercise',
  'remove-exercise': 'Failed to remove exercise',
  'reorder-exercises': 'Failed to reorder exercises',
  'describe-day': 'Failed to update day',
  'use-workout': 'Failed to update day',
};

/** The toast's words, and those of the dialog that stays open, which may say more. */
export function changeFailure(change: DayChange, error: Error): { toast: string; sentence: string } {
  const failure = failures[change.type];
  const gone = change.type === 'use-workout' ? workoutGone : removedMeanwhile;
  const sentence = hasStatus(error, 404) ? gone : sentenceOf(error, failure);
  return { toast: isOvertaken(error) ? sentence : failure, sentence };
}

export function duplicationFailure(error: Error): { toast: string; sentence: string } {
  const sentence = sentenceOf(error, notDuplicated);
  return { toast: hasStatus(error, 409) ? sentence : notDuplicated, sentence };
}

const notUndone = 'The change could not be undone. Please try again.';

export const undoFailure = (error: Error): string => sentenceOf(error, notUndone);

/** A retry would be refused again. */
export const isRefused = (error: unknown): boolean => error instanceof CallError && error.status < 500;

/** An earlier change by another coach: the day is no longer what the change was made on. */
export const isOvertaken = (error: Error): boolean => hasStatus(error, 404) || hasStatus(error, 409);
