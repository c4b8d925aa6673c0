import * as contract from '#contract/progress.ts';
import { followAgain } from '#server/training-days/schedule/follow-program-change.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { finishAssignment, reopenAssignment } from '#server/training-days/ending/finish-assignment.ts';
import { recordCompletions } from '#server/training-days/ending/record-completions.ts';
import { transaction } from '#server/database/database.ts';
import { requestKeyOf } from '#server/http/once-by-key.ts';
import { badInput, notFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { mayReach, ownerFor } from '#server/accounts/owner.ts';
import { lockDay, lockDaysFor } from '#server/training-days/counts/lock-days.ts';
import { recountDay } from '#server/training-days/counts/recount-day.ts';
import { saveProgress } from './log-progress.ts';
import { resultColumns } from './log-result.ts';
import { breakdownOf, overviewOf } from './overview.ts';
import * as queries from './queries.ts';

export function progressRoutes(route: Route): void {
  route(contract.listProgress, async ({ db, viewer, query }) => {
    const { memberId = viewer.id, limit, ...filter } = query;
    if (viewer.role === 'admin' && query.memberId === undefined)
      throw badInput('memberId', 'Choose a member');
    if (!mayReach(ownerFor(viewer), memberId)) throw notFound('Member');
    return queries.logsOf(db, memberId, filter, limit);
  });

  route(contract.logProgress, async ({ db, viewer, body, now, request }) => {
    const member = { memberId: viewer.id, requestKey: requestKeyOf(request), now };
    const { record, isRecordDue } = await saveProgress(db, body, member);
    if (isRecordDue) {
      // The log is saved, whatever comes of this: what is left undone here is done by the next round of the server's.
      await transaction(db.logs, tx => recordCompletions(tx, [record.assignmentId], now)).catch(
        (error: Error) => request.log.error({ err: error }, 'a completion record could not be written yet'),
      );
    }
    return record;
  });

  route(contract.correctProgress, ({ db, viewer, params, body, now }) =>
    transaction(db.logs, async tx => {
      const found = await queries.lockLog(tx, params.id, viewer.id);
      if (found === null) throw notFound('Log');
      const { log, prescription } = found;
      const result = resultColumns(body, prescription, prescription?.category ?? found.category);
      await lockDay(tx, log.trainingDayId);
      await queries.updateLog(tx, log.id, { ...result, updatedAt: now });
      await recountDay(tx, log.trainingDayId);
      await recordCompletions(tx, [log.assignmentId], now);
      const [record] = await queries.logsOf(tx, viewer.id, { id: log.id }, 1);
      if (!record) throw notFound('Log');
      return record;
    }),
  );

  route(contract.takeBackProgress, ({ db, viewer, params, now, today }) =>
    transaction(db.logs, async tx => {
      const found = await queries.lockLog(tx, params.id, viewer.id);
      if (found === null) throw notFound('Log');
      const { trainingDayId, assignmentId, prescriptionId } = found.log;
      const day = await lockDaysFor(tx, found.log);
      await queries.deleteLog(tx, found.log.id);
      await recountDay(tx, trainingDayId);
      if (prescriptionId !== null) await reopenAssignment(tx, assignmentId, today, now);
      if (prescriptionId !== null && day?.loggedCount === 1) await followAgain(tx, assignmentId, now);
      await recountAssignments(tx, [assignmentId]);
      await finishAssignment(tx, assignmentId, now);
      return { ok: true as const };
    }),
  );

  route(contract.getProgressOverview, async ({ db, viewer, params, now }) => {
    const overview = await overviewOf(db, params.id, ownerFor(viewer), now);
    if (overview === null) throw notFound('Assignment');
    return overview;
  });

  route(contract.getWeeklyBreakdown, async ({ db, viewer, params }) => {
    const weeks = await breakdownOf(db, params.id, ownerFor(viewer));
    if (weeks === null) throw notFound('Assignment');
    return weeks;
  });
}
