import { workSetsOf } from '#domain/prescriptions/set-targets.ts';
import { type AnsweredSession, asFolded, dayExerciseOf } from './answered-session.ts';
import { foldSession, type PlannedExercise } from './fold-session.ts';
import type { SessionEvent } from './session-event.ts';
import { type FoldedLog, logsOfSession } from './session-log.ts';

/** The logs that an answered session will have with the events since: without its loads, which they don't ask for. */
export function logsToCome(session: AnsweredSession, since: readonly SessionEvent[]): FoldedLog[] {
  const planned = session.exercises.flatMap(exercise => dayExerciseOf(exercise).map(asPlanned));
  return logsOfSession(foldSession([...since, ...session.events.map(asFolded)], planned));
}

const asPlanned = ({
  prescription,
  ...exercise
}: ReturnType<typeof dayExerciseOf>[number]): PlannedExercise => ({
  ...exercise,
  workSets: workSetsOf(exercise.category, prescription),
});
