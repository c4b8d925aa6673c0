import { hash } from 'node:crypto';
import { v7 as newLogId } from 'uuid';
import type * as z from 'zod/mini';
import type { logProgress } from '#contract/progress.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { captureBaseline } from '#server/training-days/ending/baseline.ts';
import { finishAssignment } from '#server/training-days/ending/finish-assignment.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { conflict, Problem } from '#server/http/problem.ts';
import { refuseHelp } from '#server/exercises/assisted.ts';
import { lockDay } from '#server/training-days/counts/lock-days.ts';
import { recountDay } from '#server/training-days/counts/recount-day.ts';
import { newRecordsFor, type HeldRecord } from '#server/records/new-records.ts';
import { reviveDay } from '#server/training-days/schedule/revive-day.ts';
import type { KnownPrescriptions } from './known-prescriptions.ts';
import { tellOfLog } from './tell-session.ts';
import { latePlace, openTarget, type Place } from './late-log.ts';
import { findScheduledDay } from './loggable-days.ts';
import { resultColumns, withoutEmptyRows } from './log-result.ts';
import * as queries from './queries.ts';
import { findSentRequest, type LogOfDate, saveLog, saveLogAlone, type SentRequest } from './save-log.ts';

type Body = z.output<typeof logProgress.body>;
type Member = {
  memberId: string;
  requestKey: string | null;
  now: Date;
  known: KnownPrescriptions;
  bringInLine: BringInLine;
};
/** Of a day whose session has begun: brings its logs in line with its events. The day is locked. */
export type BringInLine = (tx: Database, trainingDayId: string, now: Date) => Promise<void>;
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
    const first = requestKey && wasRefused(error) && (await findSentRequest(db, memberId, requestKey));
    if (!first) throw error;
    return { record: answerAgain(first, hashOf(body)), isRecordDue: false };
  }
}

async function saveOnce(db: DatabasePool, body: Body, member: Member): Promise<Saved> {
  const atOnce = await saveKnown(db, body, member);
  if (atOnce) return atOnce;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const place = await placeFor(db, body, member);
    const record = await withNewRecords(db, recordOf(place, body, member));
    const sent = sentWith(body, record, member);
    const saved = await save(db, record, place, { sent, member }).catch(nullWhenOvertaken);
    if (saved) return { record, ...saved };
  }
  throw conflict('Your coach is changing this day at the moment. Please try again.');
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
    if (error instanceof Problem || wasRefused(error) || wasOvertaken(error)) return null;
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

const codeOf = (error: unknown) =>
  ((error as Error).cause as { code?: string })?.code ?? (error as { code?: string }).code;

/** The database has ended this transaction, because two waited for each other (a deadlock). The log is tried again. */
const wasOvertaken = (error: unknown) => codeOf(error) === '40P01';

function nullWhenOvertaken(error: unknown): null {
  if (wasOvertaken(error)) return null;
  throw error;
}

/** We refused the log, or a constraint did because another one came in at the same instant. */
function wasRefused(error: unknown): boolean {
  if (error instanceof Problem) return error.status === 409 || error.status === 404;
  return ['23505', '23514'].includes(codeOf(error) ?? '');
}

/** The prescription of a log: the one it names, else the first of its exercise on that day without a log. */
async function placeFor(db: DatabasePool, body: Body, { memberId, known }: Member): Promise<Place> {
  const { assignmentId, exerciseId, prescriptionId, completedDate: date } = body;
  const key = { assignmentId, memberId, exerciseId, date };
  const day = await findScheduledDay(db, key);
  const prescriptions = day?.prescriptions ?? [];
  const target = prescriptionId
    ? prescriptions.find(({ id }) => id === prescriptionId)
    : (prescriptions.find(({ isLogged }) => !isLogged) ?? prescriptions[0]);
  if (!day || !target) return latePlace(db, key, prescriptionId);
  known.keep(target, day, exerciseId);
  return { day, date, ...openTarget(target) };
}

type Named = Pick<Place['day'], 'exerciseName' | 'exerciseCategory'>;
type Against = Pick<Place, 'date' | 'prescription'> & { day: Named };

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
  place: Place,
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
  place: Place,
  { sent, member }: SentBy,
): Promise<boolean> {
  const { day: seen, date, dayVersionId, prescription } = place;
  return transaction(db.logs, async tx => {
    const day = await lockDay(tx, seen.trainingDayId);
    if (day === null || hasChanged(day, seen)) return false;
    if (prescription && !(await reviveDay(tx, day.id, dayVersionId, date))) return false;
    const isTold = prescription !== null && day.eventCount > 0;
    if (isTold) await tellOfLog(tx, day.id, { ...record, prescriptionId: prescription.id }, record.loggedAt);
    await saveLogAlone(tx, { ...record, trainingDayId: day.id }, sent);
    if (isTold) await member.bringInLine(tx, day.id, record.loggedAt);
    await recountDay(tx, day.id);
    await recountAssignments(tx, [day.assignmentId]);
    await captureBaseline(tx, day.assignmentId, record.loggedAt);
    await finishAssignment(tx, day.assignmentId, record.loggedAt);
    return true;
  });
}

type AsRead = Pick<Place['day'], 'dayVersionId' | 'loggedCount' | 'eventCount' | 'date' | 'state'>;

const hasChanged = (day: AsRead, seen: AsRead) =>
  day.dayVersionId !== seen.dayVersionId ||
  day.loggedCount !== seen.loggedCount ||
  day.eventCount !== seen.eventCount ||
  day.date !== seen.date ||
  day.state !== seen.state;

function answerAgain(sent: { requestHash: string; answer: string }, requestHash: string): Written {
  if (sent.requestHash !== requestHash) throw conflict('This Idempotency-Key was used for another request');
  // What was kept by a release without records tells of none.
  const { newRecords = [], ...record } = JSON.parse(sent.answer) as ProgressRecord & Partial<Written>;
  return {
    ...record,
    newRecords,
    loggedAt: new Date(record.loggedAt),
    updatedAt: new Date(record.updatedAt),
  };
}
