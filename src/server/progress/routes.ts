import * as contract from '#contract/progress.ts';
import { followAgain } from '#server/assignments/follow-program-change.ts';
import { recountAssignments } from '#server/assignments/recount-assignments.ts';
import { transaction } from '#server/database/database.ts';
import { badInput, notFound } from '#server/http/problem.ts';
import type { Route } from '#server/http/route.ts';
import { saveProgress } from './log-progress.ts';
import { resultColumns } from './log-result.ts';
import * as queries from './queries.ts';

export function progressRoutes(route: Route): void {
  route(contract.listProgress, async ({ db, viewer, query }) => {
    const { memberId = viewer.id, limit, ...filter } = query;
    if (viewer.role === 'admin' && query.memberId === undefined)
      throw badInput('memberId', 'Choose a member');
    if (viewer.role !== 'admin' && memberId !== viewer.id) throw notFound('Member');
    return queries.logsOf(db, memberId, filter, limit);
  });

  route(contract.logProgress, ({ db, viewer, body, now, request }) =>
    saveProgress(db, body, { memberId: viewer.id, requestKey: requestKey(request.headers), now }),
  );

  route(contract.correctProgress, ({ db, viewer, params, body, now }) =>
    transaction(db, async tx => {
      const found = await queries.lockLog(tx, params.id, viewer.id);
      if (found === null) throw notFound('Log');
      const { log, prescription } = found;
      const result = resultColumns(body, prescription, prescription?.category ?? found.category);
      await queries.lockDay(tx, log.trainingDayId);
      await queries.updateLog(tx, log.id, { ...result, updatedAt: now });
      await queries.recountDay(tx, log.trainingDayId);
      const [record] = await queries.logsOf(tx, viewer.id, { id: log.id }, 1);
      if (!record) throw notFound('Log');
      return record;
    }),
  );

  route(contract.takeBackProgress, ({ db, viewer, params, now }) =>
    transaction(db, async tx => {
      const found = await queries.lockLog(tx, params.id, viewer.id);
      if (found === null) throw notFound('Log');
      const { trainingDayId, assignmentId, prescriptionId } = found.log;
      const day = await queries.lockDay(tx, trainingDayId);
      await queries.deleteLog(tx, found.log.id);
      await queries.recountDay(tx, trainingDayId);
      if (prescriptionId !== null && day?.loggedCount === 1) await followAgain(tx, assignmentId, now);
      await recountAssignments(tx, [assignmentId]);
      return { ok: true as const };
    }),
  );
}

function requestKey(headers: Record<string, unknown>): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > 200) throw badInput('Idempotency-Key', 'This key is too long: use at most 200 characters');
  return key;
}
