import type { Database } from '#server/database/database.ts';
import { hasWork } from '#server/training-days/counts/has-work.ts';
import type { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import {
  findLatePrescriptions,
  idsOf,
  reviveFor,
  substitutesFor,
  eventsForSubstitutes,
} from './late-prescriptions.ts';
import { type DayInput, readDay, readSessionWith, type Session } from './read-session.ts';
import type { Sent } from './validate-events.ts';

/** The prescriptions that events name and the day does not have, as far as it had them once. */
export const findLate = (db: Database, { row, planned, events }: Session, sent: readonly Sent[]) =>
  findLatePrescriptions(db, row.trainingDayId, sent, idsOf(planned, events));

/** A day that was edited, moved or taken off meanwhile comes back as it was trained, or its work is kept beside the new. */
export async function restoreLateDay(
  tx: Database,
  versions: KnownVersions,
  input: DayInput,
  seen: Session,
  sent: readonly Sent[],
): Promise<{ session: Session; sent: readonly Sent[] }> {
  const session = await revived(tx, versions, input, seen, sent);
  const late = await findLate(tx, session, sent);
  if (late.length === 0) return { session, sent };
  const { row, planned } = session;
  const substitutes = substitutesFor(late, planned, row);
  const besides = late.filter(({ id }) => !substitutes.has(id));
  return {
    session: await readSessionWith(tx, versions, row, besides, input.today),
    sent: eventsForSubstitutes(sent, substitutes),
  };
}

/** The day as it was trained, if nothing was done of it yet. A date of one-off exercises keeps those that it has now. */
async function revived(
  tx: Database,
  versions: KnownVersions,
  input: DayInput,
  seen: Session,
  sent: readonly Sent[],
): Promise<Session> {
  const { row } = seen;
  if (hasWork(row)) return seen;
  const older = (await findLate(tx, seen, sent)).filter(({ isOneOff }) => !isOneOff);
  if (older.length === 0 && row.state === 'scheduled') return seen;
  return (await reviveFor(tx, row, older)) ? readDay(tx, versions, input) : seen;
}
