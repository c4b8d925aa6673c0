import { createHash } from 'node:crypto';
import { v7 as newLogId } from 'uuid';
import type * as z from 'zod/mini';
import type { logProgress } from '#contract/progress.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { captureBaseline } from '#server/training-days/ending/baseline.ts';
import { finishAssignment } from '#server/training-days/ending/finish-assignment.ts';
import { type DatabasePool, transaction } from '#server/database/database.ts';
import { conflict, Problem } from '#server/http/problem.ts';
import { lockDay } from '#server/training-days/counts/lock-days.ts';
import { recountDay } from '#server/training-days/counts/recount-day.ts';
import { reviveDay } from '#server/training-days/schedule/revive-day.ts';
import { latePlace, openTarget, type Place } from './late-log.ts';
import { findScheduledDay } from './loggable-days.ts';
import { resultColumns } from './log-result.ts';
import * as queries from './queries.ts';
import { findSentRequest, type NewLog, saveLog, saveLogAlone, type SentRequest } from './save-log.ts';

type Body = z.output<typeof logProgress.body>;
type Member = { memberId: string; requestKey: string | null; now: Date };
type ProgressRecord = ReturnType<typeof queries.asRecord>;
type Saved = { record: ProgressRecord; isRecordDue: boolean };

/**
 * Saves one result of a member. A log for a day since edited, moved, cleared, paused or ended is kept, never refused;
 * only a date (or an exercise) that was never scheduled is not there. A retry, which finds its exercise logged
 * (or is stopped by a constraint when both ran at once), gets the first answer again. Says whether the record of a
 * completed program is to be written after it.
 */
export async function saveProgress(db: DatabasePool, body: Body, member: Member): Promise<Saved> {
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
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const place = await placeFor(db, body, member);
    const record = recordOf(place, body, member);
    const { requestKey: key } = member;
    const sent = key === null ? null : { key, requestHash: hashOf(body), answer: JSON.stringify(record) };
    const saved = await save(db, record, place, sent).catch(nullWhenOvertaken);
    if (saved) return { record, ...saved };
  }
  throw conflict('Your coach is changing this day at the moment. Please try again.');
}

const hashOf = (body: Body) => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

const codeOf = (error: unknown) =>
  ((error as Error).cause as { code?: string })?.code ?? (error as { code?: string }).code;

/** Of two who waited for each other the database has let the other go first: the log is tried again. */
function nullWhenOvertaken(error: unknown): null {
  if (codeOf(error) === '40P01') return null;
  throw error;
}

/** By us, or by a constraint (of two at the same instant, the second). */
function wasRefused(error: unknown): boolean {
  if (error instanceof Problem) return error.status === 409 || error.status === 404;
  return ['23505', '23514'].includes(codeOf(error) ?? '');
}

/** The prescription a log is for: the one named, else the first of its exercise on that day that has no log yet. */
async function placeFor(db: DatabasePool, body: Body, { memberId }: Member): Promise<Place> {
  const { assignmentId, exerciseId, prescriptionId, completedDate: date } = body;
  const key = { assignmentId, memberId, exerciseId, date };
  const day = await findScheduledDay(db, key);
  const prescriptions = day?.prescriptions ?? [];
  const target = prescriptionId
    ? prescriptions.find(({ id }) => id === prescriptionId)
    : (prescriptions.find(({ isLogged }) => !isLogged) ?? prescriptions[0]);
  if (day && target) return { day, date, ...openTarget(target) };
  return latePlace(db, key, prescriptionId);
}

function recordOf({ day, date, prescription }: Place, body: Body, member: Member): ProgressRecord {
  const category = prescription?.category ?? day.exerciseCategory;
  const log: NewLog = {
    id: newLogId(),
    memberId: member.memberId,
    assignmentId: body.assignmentId,
    trainingDayId: day.trainingDayId,
    prescriptionId: prescription?.id ?? null,
    exerciseId: body.exerciseId,
    date,
    loggedAt: member.now,
    updatedAt: member.now,
    ...resultColumns(body, prescription, category),
  };
  return queries.asRecord(log, day.exerciseName, category);
}

async function save(
  db: DatabasePool,
  record: ProgressRecord,
  place: Place,
  sent: SentRequest | null,
): Promise<{ isRecordDue: boolean } | null> {
  const { day, date, dayVersionId, prescription } = place;
  const asPlanned = day.state === 'scheduled' && day.dayVersionId === dayVersionId && day.date === date;
  if (asPlanned && prescription) return saveLog(db.logs, record, dayVersionId, sent);
  return (await saveLate(db, record, place, sent)) ? { isRecordDue: false } : null;
}

/** A log for a day that was edited, moved or taken off the schedule: the day comes back as it was trained. */
function saveLate(
  db: DatabasePool,
  record: ProgressRecord,
  place: Place,
  sent: SentRequest | null,
): Promise<boolean> {
  const { day: seen, date, dayVersionId, prescription } = place;
  return transaction(db.logs, async tx => {
    const day = await lockDay(tx, seen.trainingDayId);
    if (day === null || hasChanged(day, seen)) return false;
    if (prescription && !(await reviveDay(tx, day.id, dayVersionId, date))) return false;
    await saveLogAlone(tx, record, sent);
    await recountDay(tx, day.id);
    await recountAssignments(tx, [day.assignmentId]);
    await captureBaseline(tx, day.assignmentId, record.loggedAt);
    await finishAssignment(tx, day.assignmentId, record.loggedAt);
    return true;
  });
}

type AsRead = Pick<Place['day'], 'dayVersionId' | 'loggedCount' | 'date' | 'state'>;

const hasChanged = (day: AsRead, seen: AsRead) =>
  day.dayVersionId !== seen.dayVersionId ||
  day.loggedCount !== seen.loggedCount ||
  day.date !== seen.date ||
  day.state !== seen.state;

function answerAgain(sent: { requestHash: string; answer: string }, requestHash: string): ProgressRecord {
  if (sent.requestHash !== requestHash) throw conflict('This Idempotency-Key was used for another request');
  const record = JSON.parse(sent.answer) as ProgressRecord;
  return { ...record, loggedAt: new Date(record.loggedAt), updatedAt: new Date(record.updatedAt) };
}
