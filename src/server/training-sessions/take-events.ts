import { leftOpenFor, type SessionEvent } from '#domain/training-sessions/session-event.ts';
import { type ExerciseState, foldSession } from '#domain/training-sessions/fold-session.ts';
import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import { type Owner, reachOf } from '#server/accounts/owner.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { isHelp } from '#domain/measures/help.ts';
import { assistedAmong, noHelpHere } from '#server/exercises/assisted.ts';
import { conflict, Problem, requireFound } from '#server/http/problem.ts';
import type { HeldRecord } from '#server/records/new-records.ts';
import { lockDaysFor } from '#server/training-days/counts/lock-days.ts';
import { hasWork } from '#server/training-days/counts/has-work.ts';
import {
  keepEvents,
  keepEventsUnlessChanged,
  noteSessionDue,
  type Sender,
  theMember,
} from '#server/training-days/events/keep-events.ts';
import type { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import { libraryExercises, prescribedAlready } from './library-exercises.ts';
import { findLatePrescriptions, idsOf, reviveFor, standInsFor, toldOf } from './late-prescriptions.ts';
import { readSession, readSessionWith, type Session } from './read-session.ts';
import { sessionOfDay, sessionOfDayAlone } from './session-rows.ts';
import { type Refused, readEvents, type Sent, sortOut, withoutFuture } from './sort-out.ts';
import { writeLogs } from './write-logs.ts';

export type Asked = {
  trainingDayId: string;
  owner: Owner;
  /** Who asks: the day's member, or else a coach. */
  viewerId: string;
  /** As they came, unread. */
  events: readonly unknown[];
  now: Date;
  today: PlainDate;
  /** The answer is to tell of the lifts too, whether they have changed or not. */
  isWhole: boolean;
};

export type Taken = {
  session: Session;
  newRecords: HeldRecord[];
  refused: Refused[];
  /** The session holds its lifts: they were asked for, or a log or the exercises have changed. */
  isWhole: boolean;
  /** These are the first that a coach sent for the member. */
  isFirstBeside?: boolean;
};

/** As many as a day's session holds: more is a device that goes on by mistake. */
const mostEvents = 4_000;

/**
 * Takes events of a session. What changes no log is kept by one statement, on the condition that the day is still as it was
 * read; all else happens in one transaction, with the logs that follow from it.
 */
export const takeEvents = (db: DatabasePool, versions: KnownVersions, asked: Asked): Promise<Taken> =>
  takeRead(
    asked,
    async read =>
      (await takeQuickly(db, versions, asked, read)) ?? (await takeWithLogs(db, versions, asked, read)),
  );

/** The same in a transaction of the caller's. */
export const takeEventsWithin = (tx: Database, versions: KnownVersions, asked: Asked): Promise<Taken> =>
  takeRead(asked, read => takeLocked(tx, versions, asked, read));

/** What was sent, and those of it that are no events. */
type ReadEvents = { sent: readonly Sent[]; refused: readonly Refused[] };

async function takeRead(asked: Asked, take: (read: ReadEvents) => Promise<Taken>): Promise<Taken> {
  const { sent, refused } = readEvents(asked.events);
  return take({ sent: withoutFuture(sent, asked.now.getTime()), refused });
}

/** All that is refused. Where that is everything nothing is done: a transaction under way changes nothing either. */
function refusedOf(asked: Asked, read: ReadEvents, refused: readonly Refused[]): Refused[] {
  const all = [...read.refused, ...refused].toSorted((a, b) => a.index - b.index);
  if (all.length === asked.events.length) throw nothingTaken(all);
  return all;
}

/** One that is of no exercise of the day is not there; all else is bad input. */
function nothingTaken(refused: readonly Refused[]): Problem {
  const [first] = refused;
  if (refused.every(({ isOfNoExercise }) => isOfNoExercise))
    return new Problem(404, first?.why ?? 'This exercise is not part of the day');
  const issues = refused.map(({ index, why }) => ({ path: `events.${index}`, message: why }));
  return new Problem(400, first?.why ?? 'None of these events can be taken', issues);
}

const wholly = (asked: Asked): Asked => ({ ...asked, isWhole: true });

type Read = Pick<Asked, 'trainingDayId' | 'owner' | 'today' | 'isWhole'>;

export async function readAsked(
  db: Database,
  versions: KnownVersions,
  { trainingDayId, owner, today, isWhole }: Read,
): Promise<Session> {
  const asked = { id: trainingDayId, ...reachOf(owner) };
  const [row] = isWhole ? await sessionOfDay(db, { ...asked, today }) : await sessionOfDayAlone(db, asked);
  return requireFound(row && (await readSession(db, versions, row, today)), 'Training day');
}

/** Null when a log may change by these events, or the day has changed since it was read. */
async function takeQuickly(
  db: DatabasePool,
  versions: KnownVersions,
  asked: Asked,
  read: ReadEvents,
): Promise<Taken | null> {
  const { sent } = read;
  const session = await readAsked(db, versions, asked);
  const { row, planned } = session;
  if (row.state !== 'scheduled' || (await lateOf(db, session, sent)).length > 0) return null;
  const { fresh, refused: notTaken } = await sorted(db, session, asked, sent);
  const refused = refusedOf(asked, read, notTaken);
  const { isWhole } = asked;
  if (fresh.length === 0) return { session, newRecords: [], refused, isWhole };
  const events = [...session.events, ...fresh];
  const { exercises } = foldSession(events, planned);
  if (mayChangeLogs(session, fresh, exercises)) return null;
  const day = {
    dayId: row.trainingDayId,
    eventCount: row.eventCount,
    loggedCount: row.loggedCount,
    versionId: row.versionId,
  };
  const at = { now: asked.now, dueAt: dueAtOf(exercises) };
  if (!(await keepEventsUnlessChanged(db.logs, day, fresh, senderOf(asked, session), at))) return null;
  if (fresh.some(({ kind }) => kind === 'swap' || kind === 'add'))
    return {
      session: await readAsked(db, versions, wholly(asked)),
      newRecords: [],
      refused,
      isWhole: true,
      isFirstBeside: isFirstBeside(asked, session),
    };
  return {
    session: withEvents(session, fresh, asked),
    newRecords: [],
    refused,
    isWhole,
    isFirstBeside: isFirstBeside(asked, session),
  };
}

const lateOf = (db: Database, { row, planned, events }: Session, sent: readonly Sent[]) =>
  findLatePrescriptions(db, row.trainingDayId, sent, idsOf(planned, events));

const senderOf = ({ viewerId }: Asked, { row }: Session): Sender =>
  viewerId === row.memberId ? theMember : { sentAs: 'coach', coachId: viewerId };

function isFirstBeside({ viewerId }: Asked, { row, senders }: Session): boolean {
  const hasCoach = [...senders.values()].some(sender => sender !== null && sender !== row.memberId);
  return viewerId !== row.memberId && !hasCoach;
}

/** What is there already has been judged when it came. */
async function sorted(db: Database, session: Session, asked: Asked, told: readonly Sent[]) {
  const { row, planned, events } = session;
  const known = new Set(events.map(({ id }) => id));
  const sent = told.filter(({ event }) => !known.has(event.id));
  const library = await libraryExercises(db, sent);
  const prescribed = await prescribedAlready(db, sent);
  const categories = new Map(planned.map(({ prescriptionId, category }) => [prescriptionId, category]));
  for (const event of events) if (event.kind === 'add') categories.set(event.prescriptionId, event.category);
  const maySwap = row.maySwap || senderOf(asked, session).sentAs === 'coach';
  const { taken, refused } = await withoutHelp(
    db,
    session,
    sent,
    sortOut(sent, { categories, library, prescribed, maySwap }),
  );
  const fresh = [...new Map(taken.map(event => [event.id, event])).values()];
  if (fresh.length > 0 && row.eventCount + fresh.length > mostEvents)
    throw conflict('This session holds too much already');
  return { fresh, refused };
}

type Sorted = ReturnType<typeof sortOut>;

/** Help is of an assisted exercise alone: of that of the day, or of one that takes its place. */
async function withoutHelp(
  db: Database,
  { planned, events }: Session,
  sent: readonly Sent[],
  { taken, refused }: Sorted,
): Promise<Sorted> {
  const helped = taken.filter(event => event.kind === 'set' && isHelp(event.weight));
  if (helped.length === 0) return { taken, refused };
  const places = [
    ...planned,
    ...[...events, ...taken].filter(event => event.kind === 'swap' || event.kind === 'add'),
  ];
  const assisted = await assistedAmong(
    db,
    places.map(({ exerciseId }) => exerciseId),
  );
  const isAssisted = (id: string) =>
    places.some(({ prescriptionId, exerciseId }) => prescriptionId === id && assisted.has(exerciseId));
  const wrong = new Set(
    helped.flatMap(event => ('prescriptionId' in event && !isAssisted(event.prescriptionId) ? event.id : [])),
  );
  const why = { why: noHelpHere, isOfNoExercise: false };
  return {
    taken: taken.filter(({ id }) => !wrong.has(id)),
    refused: [
      ...refused,
      ...sent.flatMap(({ index, event }) => (wrong.has(event.id) ? { index, ...why } : [])),
    ],
  };
}

/** One of the exercises that these events are of has a log, or gets one. The end of a session is of all of them. */
function mayChangeLogs(
  { row }: Session,
  fresh: readonly SessionEvent[],
  exercises: readonly ExerciseState[],
) {
  const logged = new Set((row.logs ?? []).map(({ prescriptionId }) => prescriptionId));
  const touched = new Set(fresh.flatMap(event => ('prescriptionId' in event ? event.prescriptionId : [])));
  const endsAll = fresh.some(({ kind }) => kind === 'end');
  return exercises.some(({ prescriptionId, isLogged }) => {
    if (!endsAll && !touched.has(prescriptionId)) return false;
    return isLogged || logged.has(prescriptionId);
  });
}

/** When the first exercise that has sets and no log is to be logged with what it has. */
function dueAtOf(exercises: readonly ExerciseState[]): Date | null {
  const open = exercises.filter(
    ({ isLogged, sets, lastAt }) => !isLogged && sets.length > 0 && lastAt !== null,
  );
  if (open.length === 0) return null;
  return new Date(Math.min(...open.map(({ lastAt }) => (lastAt ?? 0) + leftOpenFor)));
}

function withEvents(session: Session, fresh: readonly SessionEvent[], { viewerId }: Asked): Session {
  const senders = new Map([...session.senders, ...fresh.map(({ id }) => [id, viewerId] as const)]);
  return { ...session, senders, events: [...session.events, ...fresh] };
}

async function takeWithLogs(
  db: DatabasePool,
  versions: KnownVersions,
  asked: Asked,
  read: ReadEvents,
): Promise<Taken> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const taken = await transaction(db.logs, tx => takeLocked(tx, versions, asked, read)).catch(
      nullWhenOvertaken,
    );
    if (taken) return taken;
  }
  throw conflict('Your coach is changing this day at the moment. Please try again.');
}

/** The database has ended this transaction, because two waited for each other. */
function nullWhenOvertaken(error: unknown): null {
  const cause = (error as { cause?: { code?: string } }).cause ?? (error as { code?: string });
  if (cause.code === '40P01') return null;
  throw error;
}

async function takeLocked(
  tx: Database,
  versions: KnownVersions,
  asked: Asked,
  read: ReadEvents,
): Promise<Taken> {
  const lightly = { ...asked, isWhole: false };
  const found = await readAsked(tx, versions, lightly);
  await lockDaysFor(tx, found.row);
  const seen = await readAsked(tx, versions, lightly);
  const { session, told } = await placeLate(tx, versions, lightly, seen, read.sent);
  const { fresh, refused: notTaken } = await sorted(tx, session, asked, told);
  const refused = refusedOf(asked, read, notTaken);
  if (fresh.length === 0) return { session, newRecords: [], refused, isWhole: asked.isWhole };
  await keepLogsAsEvents(tx, session, fresh, asked.now);
  await keepEvents(tx, session.row.trainingDayId, fresh, senderOf(asked, session), asked.now);
  const inLine = await bringLogsInLine(tx, versions, asked);
  return {
    ...inLine,
    session: await readAsked(tx, versions, wholly(asked)),
    refused,
    isWhole: true,
    isFirstBeside: isFirstBeside(asked, session),
  };
}

/** What a log said that had no events is one from now on. */
async function keepLogsAsEvents(
  tx: Database,
  { row, events }: Session,
  fresh: readonly SessionEvent[],
  now: Date,
) {
  const stored = new Set((row.events ?? []).map(({ id }) => id));
  const touched = new Set(fresh.flatMap(event => ('prescriptionId' in event ? event.prescriptionId : [])));
  const untold = events.filter(
    event => event.kind === 'log' && !stored.has(event.id) && touched.has(event.prescriptionId),
  );
  if (untold.length > 0) await keepEvents(tx, row.trainingDayId, untold, theMember, now);
}

/** For the log dialog, which has locked the day: its logs, and those beside them, are what the events come to. */
export const bringDayInLine =
  (versions: KnownVersions) =>
  async (tx: Database, trainingDayId: string, now: Date): Promise<void> => {
    const today = dateIn('UTC', now);
    await bringLogsInLine(tx, versions, { trainingDayId, owner: { all: true }, now, today, isWhole: false });
  };

/** The logs of a day that the caller has locked, and when what is left open is to be logged. */
export async function bringLogsInLine(
  tx: Database,
  versions: KnownVersions,
  asked: Read & { now: Date },
): Promise<Pick<Taken, 'newRecords'>> {
  const session = await readAsked(tx, versions, { ...asked, isWhole: false });
  const newRecords = await writeLogs(tx, session, asked.now);
  const { exercises } = foldSession(session.events, session.planned);
  await noteSessionDue(tx, session.row.trainingDayId, dueAtOf(exercises));
  return { newRecords };
}

/** A day that was edited, moved or taken off meanwhile comes back as it was trained, or its work is kept beside the new. */
async function placeLate(
  tx: Database,
  versions: KnownVersions,
  asked: Asked,
  seen: Session,
  sent: readonly Sent[],
): Promise<{ session: Session; told: readonly Sent[] }> {
  const session = await takenUp(tx, versions, asked, seen, sent);
  const late = await lateOf(tx, session, sent);
  if (late.length === 0) return { session, told: sent };
  const { row, planned } = session;
  const standIns = standInsFor(late, planned, row);
  const beside = late.filter(({ id }) => !standIns.has(id));
  return {
    session: await readSessionWith(tx, versions, row, beside, asked.today),
    told: toldOf(sent, standIns),
  };
}

/** The day as it was trained, if nothing was done of it yet. A date of one-off exercises keeps those that it has now. */
async function takenUp(
  tx: Database,
  versions: KnownVersions,
  asked: Asked,
  seen: Session,
  sent: readonly Sent[],
): Promise<Session> {
  const { row } = seen;
  if (hasWork(row)) return seen;
  const older = (await lateOf(tx, seen, sent)).filter(({ isOneOff }) => !isOneOff);
  if (older.length === 0 && row.state === 'scheduled') return seen;
  return (await reviveFor(tx, row, older)) ? readAsked(tx, versions, asked) : seen;
}
