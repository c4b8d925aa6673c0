import { multiWeekProgram } from '#contract/programs.ts';
import { formatDate, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import type { Assignment } from './training-day.ts';

type Course = Pick<Assignment, 'status' | 'startDate' | 'endDate'>;

/**
 * Assignments by group: active, upcoming with the soonest first, past their end, paused, completed; the newest start
 * first in each but the upcoming.
 */
export function inOrder<A extends Course>(assignments: readonly A[], today: PlainDate): A[] {
  const newestFirst = assignments.toSorted((a, b) => b.startDate.localeCompare(a.startDate));
  const all = (place: Phase) => newestFirst.filter(assignment => phaseOf(assignment, today) === place);
  return [...all('now'), ...all('ahead').toReversed(), ...all('over'), ...all('paused'), ...all('completed')];
}

type Phase = 'now' | 'ahead' | 'over' | 'paused' | 'completed';

function phaseOf({ status, startDate, endDate }: Course, today: PlainDate): Phase {
  if (status !== 'active') return status;
  if (dateOf(startDate) > today) return 'ahead';
  return dateOf(endDate) < today ? 'over' : 'now';
}

const dateOf = (wire: string): PlainDate => parsePlainDate(wire) ?? wire;

export const isProgram = ({ programType }: Pick<Assignment, 'programType'>): boolean =>
  programType === multiWeekProgram;

export const nameOfWorkout = ({ workoutName }: Pick<Assignment, 'workoutName'>): string =>
  workoutName ?? 'Unknown Workout';

type Dated = Pick<Assignment, 'programType' | 'startDate' | 'endDate' | 'pausedUntil'>;

/** From when to when, and until when it is paused; a single workout is trained on its one date. */
export const datesText = (assignment: Dated): string =>
  [
    isProgram(assignment)
      ? `${formatDate(assignment.startDate)} – ${formatDate(assignment.endDate)}`
      : formatDate(assignment.startDate),
    ...(assignment.pausedUntil === null ? [] : [`Paused until ${formatDate(assignment.pausedUntil)}`]),
  ].join(' · ');

type Counts = Pick<Assignment, 'completionPercentage' | 'completedExercises' | 'totalExercises'>;

/** '15 of 40 · 37.5%' */
export const completionText = ({
  completionPercentage,
  completedExercises,
  totalExercises,
}: Counts): string =>
  totalExercises === 0
    ? 'None yet'
    : `${completedExercises} of ${totalExercises} · ${completionPercentage.toFixed(1)}%`;
