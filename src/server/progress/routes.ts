import * as contract from '#contract/progress.ts';
import { followAgain } from '#server/training-days/schedule/follow-program-change.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { finishAssignment, reopenAssignment } from '#server/training-days/ending/finish-assignment.ts';
import { recordCompletions } from '#server/training-days/ending/record-completions.ts';
import { transaction } from '#server/database/database.ts';
import { onceMore } from '#server/database/once-more.ts';
import { refuseHelp } from '#server/exercises/assisted.ts';
import { idempotencyKeyOf } from '#server/http/idempotency.ts';
import { requireFound } from '#server/http/problem.ts';
import { newRecordsFor } from '#server/records/new-records.ts';
import type { Route } from '#server/route/route.ts';
import { lockProgramsOf } from '#server/training-days/versions/lock-programs-of.ts';
import { chosenMember, ownerFor } from '#server/accounts/owner.ts';
import { lockDay, lockDaysFor } from '#server/training-days/counts/lock-days.ts';
import { recountDay } from '#server/training-days/counts/recount-day.ts';
import { keepUnsaid } from './keep-unsaid.ts';
import { KnownPrescriptions } from './known-prescriptions.ts';
import { type ReconcileDay, saveProgress } from './log-progress.ts';
import { resultColumns, withoutEmptyRows } from './log-result.ts';
import { breakdownOf, overviewOf } from './overview.ts';
import * as queries from './queries.ts';
import { resultOf, recordLogEvent, recordUnlogEvent, type CorrectUnplannedLog } from './log-events.ts';

type Session = { reconcileDay: ReconcileDay; correctUnplannedLog: CorrectUnplannedLog };

export function progressRoutes(route: Route, { reconcileDay, correctUnplannedLog }: Session): void {
  const known = new KnownPrescriptions();

  route(contract.listProgress, async ({ db, viewer, query }) => {
    const { memberId, limit, ...filter } = query;
    return queries.logsOf(db, chosenMember(viewer, memberId), filter, limit);
  });

  route(contract.logProgress, async ({ db, viewer, body, now, request }) => {
    const requestKey = idempotencyKeyOf(request);
    const save = () => saveProgress(db, body, { memberId: viewer.id, requestKey, now, known, reconcileDay });
    const { record, isRecordDue } = await (requestKey === null ? save() : onceMore(save));
    if (isRecordDue) {
      // The log is already saved. If this fails, the server's next round writes the record.
      await transaction(db.logs, tx => recordCompletions(tx, [record.assignmentId], now)).catch(
        (error: Error) => request.log.error({ err: error }, 'a completion record could not be written yet'),
      );
    }
    return record;
  });

  route(contract.correctProgress, ({ db, viewer, params, body, now }) =>
    transaction(db.logs, async tx => {
      const place = requireFound(await queries.locationOfLog(tx, params.id, viewer.id), 'Log');
      const day = await lockDay(tx, place.trainingDayId);
      const { log, prescription, category } = requireFound(
        await queries.lockLog(tx, params.id, viewer.id),
        'Log',
      );
      await refuseHelp(tx, log.exerciseId, body.setsData);
      const counts = prescription?.category ?? category;
      const correction = withoutEmptyRows(keepUnsaid(body, log, counts), counts);
      const result = resultColumns(correction, prescription, counts);
      const newRecords = await newRecordsFor(tx, viewer.id, [{ ...log, ...result }]);
      await queries.updateLog(tx, log.id, { ...result, updatedAt: now });
      if (day && day.eventCount > 0) {
        const { exerciseId, prescriptionId } = log;
        if (prescriptionId === null) await correctUnplannedLog(tx, log, resultOf(result), now);
        else await recordLogEvent(tx, log.trainingDayId, { ...result, exerciseId, prescriptionId }, now);
        await reconcileDay(tx, log.trainingDayId, now);
      }
      await recountDay(tx, log.trainingDayId);
      await recordCompletions(tx, [log.assignmentId], now);
      const [record] = await queries.logsOf(tx, viewer.id, { id: log.id }, 1);
      return { ...requireFound(record, 'Log'), newRecords };
    }),
  );

  route(contract.takeBackProgress, ({ db, viewer, params, now, today }) =>
    transaction(db.logs, async tx => {
      const place = requireFound(await queries.locationOfLog(tx, params.id, viewer.id), 'Log');
      // With its last log gone a day follows its program again.
      await lockProgramsOf(tx, [place.trainingDayId]);
      const day = await lockDaysFor(tx, place);
      const { log } = requireFound(await queries.lockLog(tx, params.id, viewer.id), 'Log');
      const { trainingDayId, assignmentId, prescriptionId } = log;
      await queries.deleteLog(tx, log.id);
      if (day && day.eventCount > 0) {
        if (prescriptionId === null) await correctUnplannedLog(tx, log, null, now);
        else await recordUnlogEvent(tx, trainingDayId, prescriptionId, now);
        await reconcileDay(tx, trainingDayId, now);
      }
      await recountDay(tx, trainingDayId);
      if (prescriptionId !== null) await reopenAssignment(tx, assignmentId, today, now);
      if (prescriptionId !== null && day?.loggedCount === 1 && day.eventCount === 0)
        await followAgain(tx, assignmentId, now);
      await recountAssignments(tx, [assignmentId]);
      await finishAssignment(tx, assignmentId, now);
      return { ok: true as const };
    }),
  );

  route(contract.getProgressOverview, async ({ db, viewer, params, now }) =>
    requireFound(await overviewOf(db, params.id, ownerFor(viewer), now), 'Assignment'),
  );

  route(contract.getWeeklyBreakdown, async ({ db, viewer, params }) =>
    requireFound(await breakdownOf(db, params.id, ownerFor(viewer)), 'Assignment'),
  );
}
