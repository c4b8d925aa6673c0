import { resultNames } from '#domain/training/log/log-fields.ts';
import { v7 as newLogId } from 'uuid';
import { dateIn } from '#domain/plain-date.ts';
import { foldSession } from '#domain/training-sessions/fold-session.ts';
import { type FoldedLog, logsOfSession } from '#domain/training-sessions/session-log.ts';
import type { Database } from '#server/database/database.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { recountDay } from '#server/training-days/counts/recount-day.ts';
import { unplannedLogId } from '#server/training-days/events/event-rows.ts';
import { captureBaseline } from '#server/training-days/ending/baseline.ts';
import { finishAssignment, reopenAssignment } from '#server/training-days/ending/finish-assignment.ts';
import { countedOf, resultColumns } from '#server/progress/log-result.ts';
import { deleteLog, updateLog } from '#server/progress/queries.ts';
import { saveLogAlone } from '#server/progress/save-log.ts';
import { type HeldRecord, newRecordsFor, type WrittenLog } from '#server/records/new-records.ts';
import type { Session } from './read-session.ts';
import type { LogRow } from './session-rows.ts';

type Columns = ReturnType<typeof resultColumns> & { exerciseId: string };

type Change =
  | { kind: 'insert'; id: string; prescriptionId: string | null; columns: Columns }
  | { kind: 'update'; id: string; columns: Columns }
  | { kind: 'delete'; id: string };

/**
 * Brings the logs of a day, which the caller has locked, in line with its events, and all that is counted from them. Answers
 * the records that this makes.
 */
export async function writeLogs(tx: Database, session: Session, now: Date): Promise<HeldRecord[]> {
  const { row } = session;
  const changes = changesOf(session);
  if (changes.length === 0) return [];
  const newRecords = await newRecordsFor(tx, row.memberId, changes.flatMap(writtenBy(row.date, now)));
  for (const change of changes) await write(tx, change, session, now);
  await recountDay(tx, row.trainingDayId);
  if (changes.some(({ kind }) => kind === 'delete'))
    await reopenAssignment(tx, row.assignmentId, dateIn(row.timeZone, now), now);
  await recountAssignments(tx, [row.assignmentId]);
  await captureBaseline(tx, row.assignmentId, now);
  await finishAssignment(tx, row.assignmentId, now);
  return newRecords;
}

const writtenBy =
  (date: string, now: Date) =>
  (change: Change): WrittenLog[] =>
    change.kind === 'delete' ? [] : [{ ...change.columns, id: change.id, date, loggedAt: now }];

/** What has to change so that the stored logs are what the events come to, neither more nor less. */
function changesOf({ row, planned, events, version }: Session): Change[] {
  const folded = logsOfSession(foldSession(events, planned));
  const stored = row.logs ?? [];
  const told = new Set(events.map(event => ('prescriptionId' in event ? event.prescriptionId : null)));
  const isSent = new Set((row.events ?? []).map(({ prescriptionId }) => prescriptionId));
  const kept = new Set<string>();
  const changes = folded.flatMap((log): Change[] => {
    const prescription =
      log.prescriptionId === null ? null : (version.prescriptions.get(log.prescriptionId) ?? null);
    const columns = columnsOf(log, prescription);
    const ownId = unplannedLogId(row.trainingDayId, log.exerciseId);
    const before = stored.find(one =>
      log.prescriptionId === null ? one.id === ownId : one.prescriptionId === log.prescriptionId,
    );
    if (!before) {
      const id = prescription === null ? ownId : newLogId();
      return [{ kind: 'insert', id, prescriptionId: log.prescriptionId, columns }];
    }
    kept.add(before.id);
    // What a log of the dialog's alone has earned stays as it is. Sets beside it pay too, so that it may change without its own.
    const isPaid = !isSent.has(log.prescriptionId) || before.unitsCounted === columns.unitsCounted;
    return isPaid && isSame(before, columns) ? [] : [{ kind: 'update', id: before.id, columns }];
  });
  const gone = stored.filter(({ id, prescriptionId, exerciseId }) => {
    if (kept.has(id)) return false;
    return prescriptionId === null
      ? id === unplannedLogId(row.trainingDayId, exerciseId)
      : told.has(prescriptionId) && version.prescriptions.has(prescriptionId);
  });
  return [...gone.map(({ id }) => ({ kind: 'delete' as const, id })), ...changes];
}

type Prescription = Session['version']['prescriptions'] extends ReadonlyMap<string, infer One> ? One : never;

/** All sets that were done in its place pay for a prescription, also those of the exercise before a swap. */
function columnsOf(
  { result, category, exerciseId, paying }: FoldedLog,
  prescription: Prescription | null,
): Columns {
  const columns = resultColumns(result as Parameters<typeof resultColumns>[0], prescription, category);
  if (prescription === null) return { ...columns, exerciseId, entered: result.entered };
  const counted = countedOf(category, prescription, { ...columns, setsData: paying });
  return {
    ...columns,
    exerciseId,
    entered: result.entered,
    unitsCounted: Math.max(columns.unitsCounted, counted),
  };
}

const compared = ['exerciseId', ...resultNames, 'completionTime', 'notes'] as const;

const isSame = (before: LogRow, after: Columns): boolean =>
  compared.every(name => (before[name] ?? null) === (after[name] ?? null)) &&
  inOneOrder(before.setsData) === inOneOrder(after.setsData) &&
  inOneOrder(before.entered) === inOneOrder(after.entered);

/** The database gives an object's fields back in an order of its own; what is null is not there. */
const inOneOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, one]) => one !== null && one !== undefined)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  ) ?? 'null';

async function write(tx: Database, change: Change, { row }: Session, now: Date): Promise<void> {
  if (change.kind === 'delete') return deleteLog(tx, change.id);
  if (change.kind === 'update') return updateLog(tx, change.id, { ...change.columns, updatedAt: now });
  const { trainingDayId, assignmentId, memberId, date } = row;
  const { id, prescriptionId, columns } = change;
  const place = { id, prescriptionId, trainingDayId, assignmentId, memberId, date };
  const isTaken =
    prescriptionId === null &&
    (row.logs ?? []).some(log => log.prescriptionId === null && log.exerciseId === columns.exerciseId);
  if (!isTaken) await saveLogAlone(tx, { ...place, ...columns, loggedAt: now, updatedAt: now }, null);
}
