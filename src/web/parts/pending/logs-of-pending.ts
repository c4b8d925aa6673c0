import type { ResponseOf } from '#contract/endpoint.ts';
import type { listTrainingSessions } from '#contract/training/training-sessions.ts';
import { toWireDate } from '#domain/plain-date.ts';
import { logsToCome } from '#domain/training-sessions/logs-to-come.ts';
import type { FoldedLog } from '#domain/training-sessions/session-log.ts';
import { placesOf } from '#web/parts/training-day/training-day.ts';
import { asFolded } from '#web/outbox/events/fold-events.ts';
import type { LocalEvent } from '#web/outbox/events/local-event.ts';
import type { PendingLog } from '#web/outbox/logs/pending-log.ts';

type Session = ResponseOf<typeof listTrainingSessions>[number];

/** The logs that a session has or will have with what was told of it on this device. */
export function logsOfPending(userId: string, session: Session, told: readonly LocalEvent[]): PendingLog[] {
  const own = session.exercises.map(({ swappedFrom, exerciseId }) => swappedFrom ?? exerciseId);
  const places = placesOf(own.map(exerciseId => ({ exerciseId })));
  const { date } = (told[0] as LocalEvent).where;
  const logged = new Set(logsToCome(session, []).map(({ prescriptionId }) => prescriptionId));
  return logsToCome(session, told.map(asFolded)).flatMap((log): PendingLog[] => {
    const index = session.exercises.findIndex(one => one.prescriptionId === log.prescriptionId);
    const exercise = session.exercises[index];
    if (!exercise) return [];
    const own = told.filter(
      ({ event }) => 'prescriptionId' in event && event.prescriptionId === log.prescriptionId,
    );
    if (own.length === 0) return [];
    const isTaken =
      exercise.state === 'done' ||
      logged.has(log.prescriptionId) ||
      own.every(({ state }) => state === 'taken');
    return [
      {
        key: `${session.trainingDayId} ${exercise.prescriptionId}`,
        userId,
        date,
        place: places[index] as string,
        exerciseName: session.lifts[log.exerciseId]?.name ?? exercise.name,
        category: log.category,
        keptAt: Math.max(...own.map(({ clock }) => clock.read)),
        refusal: null,
        isOfSession: true,
        ...(isTaken && { isTaken }),
        body: bodyOf(log, session, date),
      },
    ];
  });
}

/** In the words of the log dialog: a set's weight is in the unit it was typed in. */
function bodyOf(
  { prescriptionId, exerciseId, result: { entered: _entered, setsData, ...result } }: FoldedLog,
  { assignmentId }: Session,
  date: string,
): PendingLog['body'] {
  const sets = setsData?.map(({ entered, ...set }) => ({
    ...set,
    time: set.time ?? null,
    completed: true,
    ...(entered?.unit && { weight: entered.weight, unit: entered.unit }),
    ...(entered?.distanceUnit && { distance: entered.distance, distanceUnit: entered.distanceUnit }),
  }));
  return {
    ...result,
    ...(sets && { setsData: sets }),
    assignmentId,
    exerciseId,
    prescriptionId,
    completedDate: toWireDate(date),
  };
}
