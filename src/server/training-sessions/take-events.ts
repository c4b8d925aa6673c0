import { type ExerciseState, foldSession } from '#domain/training-sessions/fold-session.ts';
import type { SessionEvent } from '#domain/training-sessions/session-event.ts';
import { scopeOf } from '#server/accounts/owner.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { retryDeadlocks } from '#server/database/retry-deadlocks.ts';
import { Problem } from '#server/http/problem.ts';
import type { HeldRecord } from '#server/records/new-records.ts';
import { dayBusy, lockReachableDay } from '#server/training-days/counts/lock-days.ts';
import { storeEvents, storeEventsUnlessChanged } from '#server/training-days/events/store-events.ts';
import type { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import { findLate, restoreLateDay } from './late-day.ts';
import { type EventsInput, isFirstOfCoach, newEvents, senderOf } from './new-events.ts';
import { type DayInput, readDay, type Session, withEvents } from './read-session.ts';
import { dueAtOf, storeLogsAsEvents, reconcileLogs } from './reconcile-logs.ts';
import { type Refused, readEvents, type Sent, withoutFuture } from './validate-events.ts';

export type Taken = {
  session: Session;
  newRecords: HeldRecord[];
  refused: Refused[];
  /** The session holds its lifts: they were asked for, or a log or the exercises have changed. */
  isWhole: boolean;
  /** The day asks for other exercises than it did. */
  isMoved?: boolean;
  /** No log has changed. */
  leavesLogs?: boolean;
  /** These are the first that a coach sent for the member. */
  isFirstOfCoach?: boolean;
};

/**
 * Takes events of a session. Events that change no log are stored by one statement, on the condition that the day is still as
 * it was read; everything else happens in one transaction, with the logs that follow from it.
 */
export async function takeEvents(
  db: DatabasePool,
  versions: KnownVersions,
  input: EventsInput,
): Promise<Taken> {
  const read = readInput(input);
  const quick = await takeQuickly(db, versions, input, read);
  if (quick) return quick;
  const taken = await retryDeadlocks(() => transaction(db.logs, tx => takeLocked(tx, versions, input, read)));
  if (taken === null) throw dayBusy();
  return taken;
}

/** The same in a transaction of the caller's. */
export const takeEventsWithin = async (
  tx: Database,
  versions: KnownVersions,
  input: EventsInput,
): Promise<Taken> => takeLocked(tx, versions, input, readInput(input));

/** The events that were sent, and whatever of it is no event. */
type ReadEvents = { sent: readonly Sent[]; refused: readonly Refused[] };

function readInput({ events, now }: EventsInput): ReadEvents {
  const { sent, refused } = readEvents(events);
  return { sent: withoutFuture(sent, now.getTime()), refused };
}

/** Everything that is refused. Where that is all that was sent, nothing is done: a transaction under way changes nothing either. */
function refusedOf(input: EventsInput, read: ReadEvents, refused: readonly Refused[]): Refused[] {
  const all = [...read.refused, ...refused].toSorted((a, b) => a.index - b.index);
  if (all.length === input.events.length) throw nothingTaken(all);
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

const wholly = (input: DayInput): DayInput => ({ ...input, isWhole: true });

/** Null when a log may change by these events, or the day has changed since it was read. */
async function takeQuickly(
  db: DatabasePool,
  versions: KnownVersions,
  input: EventsInput,
  read: ReadEvents,
): Promise<Taken | null> {
  const { sent } = read;
  const session = await readDay(db, versions, input);
  const { row, planned } = session;
  if (row.state !== 'scheduled' || (await findLate(db, session, sent)).length > 0) return null;
  const { fresh, refused: notTaken } = await newEvents(db, session, input, sent);
  const refused = refusedOf(input, read, notTaken);
  const { isWhole } = input;
  if (fresh.length === 0) return { session, newRecords: [], refused, isWhole };
  const { exercises } = foldSession([...session.events, ...fresh], planned);
  if (mayChangeLogs(session, fresh, exercises)) return null;
  const day = {
    dayId: row.trainingDayId,
    eventCount: row.eventCount,
    loggedCount: row.loggedCount,
    versionId: row.versionId,
  };
  const at = { now: input.now, dueAt: dueAtOf(exercises) };
  const sender = senderOf(input, session);
  if (!(await storeEventsUnlessChanged(db.logs, day, fresh, sender, at))) return null;
  const isNewExercise = bringsIn(fresh);
  return {
    session: isNewExercise
      ? await readDay(db, versions, wholly(input))
      : withEvents(session, fresh, input.viewerId),
    newRecords: [],
    refused,
    isWhole: isWhole || isNewExercise,
    leavesLogs: true,
    isFirstOfCoach: isFirstOfCoach(input, session),
  };
}

/** Exercises that the session has not had, with what is known of them. */
const bringsIn = (events: readonly SessionEvent[]) =>
  events.some(({ kind }) => kind === 'swap' || kind === 'add');

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

/**
 * Locks the day, and reads its session once: from there on it is known what its events and logs come to. Only an answer with
 * the whole session reads it again, with what is known of its lifts by then.
 */
async function takeLocked(
  tx: Database,
  versions: KnownVersions,
  input: EventsInput,
  read: ReadEvents,
): Promise<Taken> {
  const { trainingDayId, owner, now, viewerId } = input;
  await lockReachableDay(tx, { id: trainingDayId, ...scopeOf(owner) });
  const lightly = { ...input, isWhole: false };
  const seen = await readDay(tx, versions, lightly);
  const { session, sent } = await restoreLateDay(tx, versions, lightly, seen, read.sent);
  const isMoved = session !== seen || sent !== read.sent;
  const { fresh, refused: notTaken } = await newEvents(tx, session, input, sent);
  const refused = refusedOf(input, read, notTaken);
  if (fresh.length === 0) {
    const { isWhole } = input;
    const answered = isWhole ? await readDay(tx, versions, input) : session;
    return { session: answered, newRecords: [], refused, isWhole };
  }
  const stored = await storeLogsAsEvents(tx, session, fresh, now);
  await storeEvents(tx, trainingDayId, fresh, senderOf(input, session), now);
  const after = withEvents(stored, fresh, viewerId);
  const newRecords = await reconcileLogs(tx, after, now);
  const isWhole = !input.isOfChanges || isMoved || bringsIn(fresh);
  return {
    session: isWhole ? await readDay(tx, versions, wholly(input)) : after,
    newRecords,
    refused,
    isWhole,
    isMoved,
    isFirstOfCoach: isFirstOfCoach(input, session),
  };
}
