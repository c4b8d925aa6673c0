import { hash } from 'node:crypto';
import { v7 as newLogId } from 'uuid';
import type * as z from 'zod/mini';
import type { logProgress } from '#contract/progress.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { captureBaseline } from '#server/training-days/ending/baseline.ts';
import { finishAssignment } from '#server/training-days/ending/finish-assignment.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { databaseErrorOf, isDeadlock, retryDeadlocks } from '#server/database/retry-deadlocks.ts';
import { findStoredAnswer, repeatAnswer } from '#server/http/idempotency.ts';
import { Problem } from '#server/http/problem.ts';
import { refuseHelp } from '#server/exercises/assisted.ts';
import { dayBusy, lockDay } from '#server/training-days/counts/lock-days.ts';
import { recountDay } from '#server/training-days/counts/recount-day.ts';
import { newRecordsFor, type HeldRecord } from '#server/records/new-records.ts';
import { reviveDay } from '#server/training-days/schedule/revive-day.ts';
import type { KnownPrescriptions } from './known-prescriptions.ts';
import { recordLogEvent } from './log-events.ts';
import { lateLogLocation, openTarget, type LogLocation } from './late-log.ts';
import { findScheduledDay } from './loggable-days.ts';
import { resultColumns, withoutEmptyRows } from './log-result.ts';
import * as queries from './queries.ts';
import { type LogOfDate, saveLog, saveLogAlone, type SentRequest } from './save-log.ts';

type Body = z.output<typeof logProgress.body>;
type Member = {
  memberId: string;
  requestKey: string | null;
  now: Date;
  known: KnownPrescriptions;
  reconcileDay: ReconcileDay;
};
/** Of a day whose session has begun: makes its logs what its events come to. The day is locked. */
export type ReconcileDay = (tx: Database, trainingDayId: string, now: Date) => Promise<void>;
type ProgressRecord = ReturnType<typeof queries.asRecord>;
type Written = ProgressRecord & { newRecords: HeldRecord[] };
type Saved = { record: Written; isRecordDue: boolean };

/**
 * Saves one result of a member, and says whether the record of a completed program is due. A log is saved even if its
 * day has been edited, moved, cleared, paused or ended since; a date or exercise that was never scheduled is a 404. A
 * retry gets the first answer again: it finds its exercise logged, or a constraint stops it when both ran at once.
 */
export async function saveProgress(db: DatabasePool, body: Body, member: Member): Promise<Saved> {
  await refuseHelp(db, body.exerciseId, body.setsData);
  try {
    return await saveOnce(db, body, member);
  } catch (error) {
    const { requestKey, memberId } = member;
    if (requestKey === null || !wasRefused(error)) throw error;
    const first = await findStoredAnswer(db, { personId: memberId, key: requestKey });
    if (first === null) throw error;
    return { record: asWritten(repeatAnswer(first, hashOf(body))), isRecordDue: false };
  }
}

async function saveOnce(db: DatabasePool, body: Body, member: Member): Promise<Saved> {
  const atOnce = await saveKnown(db, body, member);
  if (atOnce) return atOnce;
  const saved = await retryDeadlocks(async () => {
    const place = await locationFor(db, body, member);
    const record = await withNewRecords(db, recordOf(place, body, member));
    const done = await save(db, record, place, { sent: sentWith(body, record, member), member });
    return done && { record, ...done };
  });
  if (saved === null) throw dayBusy();
  return saved;
}

/**
 * Saves a log of a known prescription without reading its day first. Null when the day is not there as planned, or
 * anything else is in the way: the usual way then says what.
 */
async function saveKnown(db: DatabasePool, body: Body, member: Member): Promise<Saved | null> {
  const { prescriptionId, exerciseId, completedDate: date } = body;
  const known = member.known.find(prescriptionId, exerciseId);
  if (known === null) return null;
  const { prescription, exerciseName } = known;
  const exerciseCategory = prescription.category;
  try {
    const day = { exerciseName, exerciseCategory };
    const record = await withNewRecords(db, recordOf({ day, date, prescription }, body, member));
    const saved = await saveLog(db.logs, record, prescription.dayVersionId, sentWith(body, record, member));
    return saved && { record, ...saved };
  } catch (error) {
    if (error instanceof Problem || wasRefused(error) || isDeadlock(error)) return null;
    throw error;
  }
}

/** Read before the log is saved, because they are part of the answer that is kept for a retry. */
async function withNewRecords(db: DatabasePool, record: ProgressRecord): Promise<Written> {
  return { ...record, newRecords: await newRecordsFor(db, record.memberId, [record]) };
}

function sentWith(body: Body, record: Written, { requestKey: key }: Member): SentRequest | null {
  return key === null ? null : { key, requestHash: hashOf(body), answer: JSON.stringify(record) };
}

const hashOf = (body: Body) => hash('sha256', JSON.stringify(body), 'base64url');

/** We refused the log, or a constraint did because another one came in at the same instant. */
function wasRefused(error: unknown): boolean {
  if (error instanceof Problem) return error.status === 409 || error.status === 404;
  return ['23505', '23514'].includes(databaseErrorOf(error).code ?? '');
}

/** The prescription of a log: the one it names, else the first of its exercise on that day without a log. */
async function locationFor(db: DatabasePool, body: Body, { memberId, known }: Member): Promise<LogLocation> {
  const { assignmentId, exerciseId, prescriptionId, completedDate: date } = body;
  const key = { assignmentId, memberId, exerciseId, date };
  const day = await findScheduledDay(db, key);
  const prescriptions = day?.prescriptions ?? [];
  const target = prescriptionId
    ? prescriptions.find(({ id }) => id === prescriptionId)
    : (prescriptions.find(({ isLogged }) => !isLogged) ?? prescriptions[0]);
  if (!day || !target) return lateLogLocation(db, key, prescriptionId);
  known.keep(target, day, exerciseId);
  return { day, date, ...openTarget(target) };
}

type Named = Pick<LogLocation['day'], 'exerciseName' | 'exerciseCategory'>;
type Against = Pick<LogLocation, 'date' | 'prescription'> & { day: Named };

function recordOf({ day, date, prescription }: Against, body: Body, member: Member): ProgressRecord {
  const category = prescription?.category ?? day.exerciseCategory;
  const log: LogOfDate = {
    id: newLogId(),
    memberId: member.memberId,
    assignmentId: body.assignmentId,
    prescriptionId: prescription?.id ?? null,
    exerciseId: body.exerciseId,
    date,
    loggedAt: member.now,
    updatedAt: member.now,
    ...resultColumns(withoutEmptyRows(body, category), prescription, category),
  };
  return queries.asRecord(log, day.exerciseName, category);
}

async function save(
  db: DatabasePool,
  record: ProgressRecord,
  place: LogLocation,
  { sent, member }: SentBy,
): Promise<{ isRecordDue: boolean } | null> {
  const { day, date, dayVersionId, prescription } = place;
  const asPlanned = day.state === 'scheduled' && day.dayVersionId === dayVersionId && day.date === date;
  if (asPlanned && prescription && day.eventCount === 0) return saveLog(db.logs, record, dayVersionId, sent);
  return (await saveLate(db, record, place, { sent, member })) ? { isRecordDue: false } : null;
}

type SentBy = { sent: SentRequest | null; member: Member };

/**
 * Saves a log of a day that was edited, moved or taken off the schedule, and brings the day back as it was trained; or of one
 * whose session has begun: then it is an event of that as well.
 */
function saveLate(
  db: DatabasePool,
  record: ProgressRecord,
  place: LogLocation,
  { sent, member }: SentBy,
): Promise<boolean> {
  const { day: seen, date, dayVersionId, prescription } = place;
  return transaction(db.logs, async tx => {
    const day = await lockDay(tx, seen.trainingDayId);
    if (day === null || hasChanged(day, seen)) return false;
    if (prescription && !(await reviveDay(tx, day.id, dayVersionId, date))) return false;
    const isTold = prescription !== null && day.eventCount > 0;
    if (isTold)
      await recordLogEvent(tx, day.id, { ...record, prescriptionId: prescription.id }, record.loggedAt);
    await saveLogAlone(tx, { ...record, trainingDayId: day.id }, sent);
    if (isTold) await member.reconcileDay(tx, day.id, record.loggedAt);
    await recountDay(tx, day.id);
    await recountAssignments(tx, [day.assignmentId]);
    await captureBaseline(tx, day.assignmentId, record.loggedAt);
    await finishAssignment(tx, day.assignmentId, record.loggedAt);
    return true;
  });
}

type AsRead = Pick<LogLocation['day'], 'dayVersionId' | 'loggedCount' | 'eventCount' | 'date' | 'state'>;

const hasChanged = (day: AsRead, seen: AsRead) =>
  day.dayVersionId !== seen.dayVersionId ||
  day.loggedCount !== seen.loggedCount ||
  day.eventCount !== seen.eventCount ||
  day.date !== seen.date ||
  day.state !== seen.state;

/** The stored answer of a log. What was stored by a release without records has none. */
function asWritten(answer: string): Written {
  const { newRecords = [], ...record } = JSON.parse(answer) as ProgressRecord & Partial<Written>;
  return {
    ...record,
    newRecords,
    loggedAt: new Date(record.loggedAt),
    updatedAt: new Date(record.updatedAt),
  };
}
