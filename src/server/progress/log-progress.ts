import { createHash } from 'node:crypto';
import { v7 as newLogId } from 'uuid';
import type * as z from 'zod/mini';
import type { logProgress } from '#contract/progress.ts';
import { recountAssignments } from '#server/assignments/recount-assignments.ts';
import { type DatabasePool, transaction } from '#server/database/database.ts';
import { conflict, notFound, Problem } from '#server/http/problem.ts';
import { resultColumns } from './log-result.ts';
import * as queries from './queries.ts';

type Body = z.output<typeof logProgress.body>;
type Member = { memberId: string; requestKey: string | null; now: Date };
type ProgressRecord = ReturnType<typeof queries.asRecord>;
type Target = { dayVersionId: string; prescription: queries.Prescribed | null };

/**
 * Saves one result of a member. A log for a day since edited, cleared, paused or ended is kept, never refused;
 * only a date (or an exercise) that was never scheduled is not there. A retry, which finds its exercise logged
 * (or is stopped by a constraint when both ran at once), gets the first answer again.
 */
export async function saveProgress(db: DatabasePool, body: Body, member: Member): Promise<ProgressRecord> {
  try {
    return await saveOnce(db, body, member);
  } catch (error) {
    const { requestKey, memberId } = member;
    const first =
      requestKey && wasRefused(error) && (await queries.findSentRequest(db, memberId, requestKey));
    if (!first) throw error;
    return answerAgain(first, hashOf(body));
  }
}

async function saveOnce(db: DatabasePool, body: Body, member: Member): Promise<ProgressRecord> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const day = await loggableDay(db, body, member);
    const target = await targetOf(db, day, body);
    const record = recordOf(day, target, body, member);
    const { requestKey: key } = member;
    const sent = key === null ? null : { key, requestHash: hashOf(body), answer: JSON.stringify(record) };
    if (await save(db, record, day, target, sent)) return record;
  }
  throw conflict('Your coach is changing this day at the moment. Please try again.');
}

const hashOf = (body: Body) => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/** By us, or by a constraint (of two at the same instant, the second). */
function wasRefused(error: unknown): boolean {
  if (error instanceof Problem) return error.status === 409 || error.status === 404;
  const { code } = ((error as Error).cause ?? error) as { code?: string };
  return code === '23505' || code === '23514';
}

async function loggableDay(
  db: DatabasePool,
  { assignmentId, exerciseId, completedDate }: Body,
  { memberId }: Member,
) {
  const key = { assignmentId, memberId, exerciseId, date: completedDate };
  const day = await queries.findLoggableDay(db, key);
  if (day === null) throw notFound('Training for this date');
  return day;
}

/** The prescription a log is for: the one named, else the first of its exercise that has no log yet. */
async function targetOf(
  db: DatabasePool,
  day: queries.LoggableDay,
  { prescriptionId, exerciseId }: Body,
): Promise<Target> {
  const named = day.prescriptions.find(p => p.id === prescriptionId);
  const isEdited = prescriptionId ? named === undefined : day.prescriptions.length === 0;
  const late = isEdited ? await lateTargetOf(db, day, exerciseId, prescriptionId) : null;
  if (late !== null) return late;
  const target = named ?? day.prescriptions.find(p => !p.isLogged);
  if (target === undefined || target.isLogged) throw conflict('This exercise is logged already');
  return onPrescription(target);
}

/**
 * For a log of a day that has been edited since. While the day has no log it can go back to the version the log
 * was made for; later the log finds a place in the day as it is now, or is kept beside it.
 */
async function lateTargetOf(
  db: DatabasePool,
  day: queries.LoggableDay,
  exerciseId: string,
  prescriptionId: string | null | undefined,
): Promise<Target | null> {
  const older = await queries.findOlderPrescriptions(db, day.trainingDayId, exerciseId);
  const meant =
    older.find(p => p.id === prescriptionId) ?? (day.prescriptions.length === 0 ? older[0] : undefined);
  if (meant?.isLogged) throw conflict('This exercise is logged already');
  if (meant && day.loggedCount === 0) return onPrescription(meant);
  if (day.prescriptions.length > 0) return null;
  if (!meant) throw notFound('This exercise on this date');
  return { dayVersionId: day.dayVersionId, prescription: null };
}

const onPrescription = (prescription: queries.Prescribed): Target => ({
  dayVersionId: prescription.dayVersionId,
  prescription,
});

function recordOf(
  day: queries.LoggableDay,
  { prescription }: Target,
  body: Body,
  member: Member,
): ProgressRecord {
  const category = prescription?.category ?? day.exerciseCategory;
  const log: queries.NewLog = {
    id: newLogId(),
    memberId: member.memberId,
    assignmentId: body.assignmentId,
    trainingDayId: day.trainingDayId,
    prescriptionId: prescription?.id ?? null,
    exerciseId: body.exerciseId,
    date: body.completedDate,
    loggedAt: member.now,
    updatedAt: member.now,
    ...resultColumns(body, prescription, category),
  };
  return queries.asRecord(log, day.exerciseName, category);
}

async function save(
  db: DatabasePool,
  record: ProgressRecord,
  day: queries.LoggableDay,
  target: Target,
  sent: queries.SentRequest | null,
): Promise<boolean> {
  const asPlanned = day.state === 'scheduled' && target.dayVersionId === day.dayVersionId;
  if (asPlanned && target.prescription) return queries.saveLog(db, record, target.dayVersionId, sent);
  return saveLate(db, record, day, target, sent);
}

/** A log for a day that was edited or taken off the schedule: the day comes back as it was trained. */
function saveLate(
  db: DatabasePool,
  record: ProgressRecord,
  seen: queries.LoggableDay,
  target: Target,
  sent: queries.SentRequest | null,
): Promise<boolean> {
  return transaction(db, async tx => {
    const day = await queries.lockDay(tx, seen.trainingDayId);
    if (day === null || day.dayVersionId !== seen.dayVersionId || day.loggedCount !== seen.loggedCount)
      return false;
    if (target.prescription) await queries.reviveDay(tx, day.id, target.dayVersionId);
    await queries.saveLogAlone(tx, record, sent);
    await queries.recountDay(tx, day.id);
    await recountAssignments(tx, [day.assignmentId]);
    return true;
  });
}

function answerAgain(sent: { requestHash: string; answer: string }, requestHash: string): ProgressRecord {
  if (sent.requestHash !== requestHash) throw conflict('This Idempotency-Key was used for another request');
  const record = JSON.parse(sent.answer) as ProgressRecord;
  return { ...record, loggedAt: new Date(record.loggedAt), updatedAt: new Date(record.updatedAt) };
}
