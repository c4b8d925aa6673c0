import type { StoredLog } from '#server/database/stored-log.ts';
import type { PlannedExercise } from '#domain/training-sessions/fold-session.ts';
import type { SessionDay } from '#domain/training-sessions/session-day.ts';
import type { SessionEvent } from '#domain/training-sessions/session-event.ts';
import { plannedOf, viewSession } from '#domain/training-sessions/view-session.ts';
import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { type Owner, scopeOf } from '#server/accounts/owner.ts';
import { asEvent, asStored } from '#server/training-days/events/event-rows.ts';
import type {
  KnownPrescription,
  KnownVersions,
  VersionContent,
} from '#server/training-days/versions/known-versions.ts';
import { requireFound } from '#server/http/problem.ts';
import { liftOf } from './lift-rows.ts';
import {
  type LogRow,
  type OlderRow,
  type SessionRow,
  sessionOfDay,
  sessionOfDayAlone,
} from './session-rows.ts';

/** A day's session as it is stored, its events not folded yet. */
export type Session = {
  row: SessionRow;
  version: VersionContent;
  day: SessionDay<KnownPrescription, StoredLog>;
  planned: readonly PlannedExercise[];
  events: readonly SessionEvent[];
  /** Who sent each event, as far as it is told. */
  senders: ReadonlyMap<string, string | null>;
};

/** Null when the version has just been deleted, which only one that nobody is on is. */
export const readSession = (db: Database, versions: KnownVersions, row: SessionRow, today: PlainDate) =>
  read(db, versions, { row, older: row.older ?? [], today });

export type DayInput = {
  trainingDayId: string;
  owner: Owner;
  today: PlainDate;
  /** The answer is to tell of the lifts too, whether they have changed or not. */
  isWhole: boolean;
};

/** The session of one day, as it is stored; 404 where there is none within reach. */
export async function readDay(
  db: Database,
  versions: KnownVersions,
  { trainingDayId, owner, today, isWhole }: DayInput,
): Promise<Session> {
  const day = { id: trainingDayId, ...scopeOf(owner) };
  const [row] = isWhole ? await sessionOfDay(db, { ...day, today }) : await sessionOfDayAlone(db, day);
  return requireFound(row && (await readSession(db, versions, row, today)), 'Training day');
}

/** The session with events that were stored since, all by one sender. */
export function withEvents(
  session: Session,
  stored: readonly SessionEvent[],
  senderId: string | null,
): Session {
  const { row, senders, events } = session;
  const rows = stored.map(event => ({ ...asStored(event), sentBy: senderId }));
  return {
    ...session,
    row: { ...row, events: [...(row.events ?? []), ...rows] },
    senders: new Map([...senders, ...stored.map(({ id }) => [id, senderId] as const)]),
    events: [...events, ...rows.map(asEvent)],
  };
}

/** The same with prescriptions that events are about to come for, and the day's version has no more. */
export async function readSessionWith(
  db: Database,
  versions: KnownVersions,
  row: SessionRow,
  late: readonly { id: string; versionId: string }[],
  today: PlainDate,
): Promise<Session> {
  const coming = late.map(({ id, versionId }) => ({ prescriptionId: id, versionId }));
  const older = [...(row.older ?? []), ...coming];
  return requireFound(await read(db, versions, { row, older, today }), 'Training day');
}

async function read(
  db: Database,
  versions: KnownVersions,
  { row, older: olderRows, today }: { row: SessionRow; older: readonly OlderRow[]; today: PlainDate },
): Promise<Session | null> {
  const version = await versions.read(db, row.versionId);
  if (!version) return null;
  const older = await olderPrescriptions(db, versions, olderRows);
  const exercises = [...version.prescriptions.values(), ...older.values()].map(prescription => ({
    prescriptionId: prescription.id,
    exerciseId: prescription.exerciseId,
    category: prescription.category,
    prescription,
  }));
  const { trainingMaxPercent } = version;
  const lifts = Object.fromEntries(
    (row.lifts ?? []).map(lift => [lift.id, liftOf(lift, today, trainingMaxPercent)]),
  );
  const isOff = row.state !== 'scheduled';
  return {
    row,
    version,
    day: { exercises, lifts },
    planned: plannedOf(exercises).map(one =>
      isOff || older.has(one.prescriptionId) ? { ...one, isUnplanned: true } : one,
    ),
    events: eventsOf(row),
    senders: new Map((row.events ?? []).map(({ id, sentBy }) => [id, sentBy])),
  };
}

async function olderPrescriptions(db: Database, versions: KnownVersions, rows: readonly OlderRow[]) {
  const found = new Map<string, KnownPrescription>();
  for (const { versionId, prescriptionId } of rows) {
    const prescription = (await versions.read(db, versionId))?.prescriptions.get(prescriptionId);
    if (prescription) found.set(prescriptionId, prescription);
  }
  return found;
}

/**
 * The day's events in order. A log of an exercise that has none was saved by the dialog, maybe before there were events: it
 * counts as one of its moment.
 */
function eventsOf({ events, logs }: SessionRow): SessionEvent[] {
  const stored = (events ?? []).map(asEvent);
  const told = new Set((events ?? []).map(({ prescriptionId }) => prescriptionId));
  return [
    ...stored,
    ...(logs ?? [])
      .filter(isPrescribedLog)
      .flatMap(log => (told.has(log.prescriptionId) ? [] : [eventOfLog(log)])),
  ];
}

type PrescribedLog = LogRow & { prescriptionId: string };

const isPrescribedLog = (log: LogRow): log is PrescribedLog => log.prescriptionId !== null;

/** What a log that the dialog saved says, as an event. */
function eventOfLog({
  id,
  prescriptionId,
  exerciseId,
  updatedAt,
  unitsCounted: _units,
  ...result
}: PrescribedLog): SessionEvent {
  return { id, at: updatedAt, kind: 'log', prescriptionId, exerciseId, result };
}

/** What the wire has of a session, for who asks: a coach who trains beside a member may swap always. */
export function answerOf({ row, version, day, events, senders }: Session, viewerId: string, now: Date) {
  const loader = { loading: row.loading, unit: row.weightUnit, today: dateIn(row.timeZone, now) };
  return {
    ...row,
    ...version,
    maySwap: row.maySwap || viewerId !== row.memberId,
    dayState: row.state,
    ...viewSession(day, events, loader),
    lifts: day.lifts,
    events: wireEvents({ events, senders }),
  };
}

/** Events as the wire has them, with who sent each. */
export const wireEvents = ({ events, senders }: Pick<Session, 'events' | 'senders'>) =>
  events.map(event => ({ ...event, sentBy: senders.get(event.id) ?? null }));
