import type { DayRecord, ExerciseRecord } from './day-record.ts';

/** So many are shown where nothing calls for a look. */
const usual = 2;

/**
 * The exercises that tell a coach most, in the day's order: those that hurt, were skipped or swapped or have notes, and
 * up to two of the lifts that are done with a load.
 */
export function highlightsOf(exercises: readonly ExerciseRecord[]): ExerciseRecord[] {
  const lifts = exercises.filter(isLoaded).slice(0, usual);
  const chosen = new Set([
    ...exercises.filter(callsForALook),
    ...(lifts.length > 0 ? lifts : exercises.slice(0, usual)),
  ]);
  return exercises.filter(exercise => chosen.has(exercise));
}

/** Nothing of the day calls for a look: it was done, or is to come, and nothing was said. */
export const isUneventful = ({
  status,
  session,
  exercises,
}: Pick<DayRecord, 'status' | 'session' | 'exercises'>): boolean =>
  status !== 'missed' && status !== 'incomplete' && session?.effort == null && !exercises.some(callsForALook);

const isLoaded = ({ exercise, prescription, log }: ExerciseRecord): boolean =>
  exercise.category === 'Strength' &&
  (prescription === null ||
    [prescription.weight, prescription.percent1RM, prescription.rpe].some(Boolean) ||
    (prescription.setTargets ?? []).length > 0 ||
    (log?.estimated1RM ?? null) !== null);

const callsForALook = ({ happened, log, prescription }: ExerciseRecord): boolean =>
  Boolean(log?.notes) ||
  (log !== null && prescription === null) ||
  (happened !== null &&
    (happened.pains.length > 0 ||
      happened.state === 'skipped' ||
      happened.swappedTo !== null ||
      happened.note !== null ||
      happened.setNotes.length > 0));
