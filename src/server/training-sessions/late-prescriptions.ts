import type { PlannedExercise } from '#domain/training-sessions/fold-session.ts';
import type { SessionEvent } from '#domain/training-sessions/session-event.ts';
import { type Database, statement } from '#server/database/database.ts';
import { reviveDay } from '#server/training-days/schedule/revive-day.ts';
import type { EventRow, SessionRow } from './session-rows.ts';
import type { Sent } from './validate-events.ts';

export type OlderPrescription = {
  id: string;
  versionId: string;
  exerciseId: string;
  isOneOff: boolean;
  /** The same one-off exercise in the day's present version. */
  presentId: string | null;
};

/** Prescriptions with these ids in older versions of the same program day, single workout or date of one-off exercises. */
const olderById = statement<OlderPrescription, { trainingDayId: string; ids: readonly string[] }>(
  'older_prescriptions_by_id',
  `select p.id, p.day_version_id as "versionId", p.exercise_id as "exerciseId",
     p.daily_workout_id is not null as "isOneOff", (
       select n.id from day_version_exercises n
       where n.day_version_id = c.id and n.daily_workout_id = p.daily_workout_id limit 1) as "presentId"
   from training_days d
   join day_versions c on c.id = d.day_version_id
   join day_version_exercises p on p.id = any(:ids::uuid[]) and p.day_version_id <> c.id
   join day_versions v on v.id = p.day_version_id
   where d.id = :trainingDayId and v.workout_id = c.workout_id and (v.member_id is null or v.member_id = d.member_id) and (
     v.program_day_id = c.program_day_id
     or (v.member_id = d.member_id and v.date in (c.date, d.planned_date))
     or (v.program_day_id is null and v.member_id is null
       and v.week_number is not distinct from c.week_number and (v.week_number is null or v.day_name = c.day_name)))
   order by v.created_at desc, p.id`,
);

/** The prescriptions that events name and the day does not have, as far as it had them once. */
export async function findLatePrescriptions(
  db: Database,
  trainingDayId: string,
  sent: readonly Sent[],
  known: ReadonlySet<string>,
): Promise<OlderPrescription[]> {
  const named = sent.flatMap(({ event }) => ('prescriptionId' in event ? event.prescriptionId : []));
  const ids = [...new Set(named)].filter(id => !known.has(id));
  return ids.length > 0 ? olderById(db, { trainingDayId, ids }) : [];
}

/**
 * Puts a day that nothing was done of yet back on the version that late events are of, and back into the schedule: it was
 * trained. False where that can't be: another day has its date by now.
 */
export async function reviveFor(
  tx: Database,
  row: Pick<SessionRow, 'trainingDayId' | 'date' | 'versionId'>,
  [first]: readonly OlderPrescription[],
): Promise<boolean> {
  return reviveDay(tx, row.trainingDayId, first?.versionId ?? row.versionId, row.date);
}

/**
 * For late events of a day that has work: the present prescription of the same exercise takes them, if nothing of it is done.
 * Once one has, it takes all that follow. A one-off exercise is the same one still. By the late prescriptions' ids.
 */
export function substitutesFor(
  late: readonly OlderPrescription[],
  planned: readonly PlannedExercise[],
  { events, logs }: Pick<SessionRow, 'events' | 'logs'>,
): Map<string, string> {
  const substitutes = new Map(
    (events ?? []).flatMap(({ details, prescriptionId }) =>
      typeof details.sentFor === 'string' && prescriptionId !== null
        ? [[details.sentFor, prescriptionId] as const]
        : [],
    ),
  );
  const worked = new Set([...(events ?? []), ...(logs ?? [])].map(({ prescriptionId }) => prescriptionId));
  for (const { id, presentId } of late) if (presentId !== null) substitutes.set(id, presentId);
  for (const { id, exerciseId } of late) {
    if (substitutes.has(id) || worked.has(id)) continue;
    const taken = new Set(substitutes.values());
    const open = planned.find(
      one =>
        one.exerciseId === exerciseId && !worked.has(one.prescriptionId) && !taken.has(one.prescriptionId),
    );
    if (open) substitutes.set(id, open.prescriptionId);
  }
  return substitutes;
}

/** Events that were sent for one prescription, told of the one that stands in for it. */
export const eventsForSubstitutes = (
  sent: readonly Sent[],
  substitutes: ReadonlyMap<string, string>,
): Sent[] =>
  sent.map(({ index, event }) => {
    const id = 'prescriptionId' in event ? substitutes.get(event.prescriptionId) : undefined;
    if (id === undefined || !('prescriptionId' in event)) return { index, event };
    return { index, event: { ...event, prescriptionId: id, sentFor: event.prescriptionId } };
  });

/** The ids of a day's exercises as events name them: what is prescribed, and what was added. */
export const idsOf = (planned: readonly PlannedExercise[], events: readonly (SessionEvent | EventRow)[]) =>
  new Set([
    ...planned.map(({ prescriptionId }) => prescriptionId),
    ...events.flatMap(event =>
      event.kind === 'add' && event.prescriptionId !== null ? [event.prescriptionId] : [],
    ),
  ]);
