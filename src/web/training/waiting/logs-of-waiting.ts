import type { ResponseOf } from '#contract/endpoint.ts';
import type { listTrainingSessions } from '#contract/training/training-sessions.ts';
import { toWireDate } from '#domain/plain-date.ts';
import { logsToCome } from '#domain/training-sessions/logs-to-come.ts';
import type { FoldedLog } from '#domain/training-sessions/session-log.ts';
import { placesOf } from '#web/training/day/training-day.ts';
import { asFolded } from '#web/training/outbox/fold-told.ts';
import type { ToldEvent } from '#web/training/outbox/told-event.ts';
import type { WaitingLog } from '#web/training/outbox/waiting-log.ts';

type Session = ResponseOf<typeof listTrainingSessions>[number];

/** The logs that a session will have with what was told of it, of exercises that have none yet. */
export function logsOfWaiting(userId: string, session: Session, told: readonly ToldEvent[]): WaitingLog[] {
  const own = session.exercises.map(({ swappedFrom, exerciseId }) => swappedFrom ?? exerciseId);
  const places = placesOf(own.map(exerciseId => ({ exerciseId })));
  const { date } = (told[0] as ToldEvent).where;
  return logsToCome(session, told.map(asFolded)).flatMap((log): WaitingLog[] => {
    const index = session.exercises.findIndex(one => one.prescriptionId === log.prescriptionId);
    const exercise = session.exercises[index];
    if (!exercise || exercise.state === 'done') return [];
    return [
      {
        key: `${session.trainingDayId} ${exercise.prescriptionId}`,
        userId,
        date,
        place: places[index] as string,
        exerciseName: session.lifts[log.exerciseId]?.name ?? exercise.name,
        category: log.category,
        keptAt: Math.max(...told.map(({ clock }) => clock.read)),
        refusal: null,
        isOfSession: true,
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
): WaitingLog['body'] {
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
