import * as contract from '#contract/training/training-maxes.ts';
import type { ReadRequest } from '#contract/endpoint.ts';
import { toPounds } from '#domain/measures/measure.ts';
import { chosenMember } from '#server/accounts/owner.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { notFound, requireFound } from '#server/http/problem.ts';
import { findMember } from '#server/members/queries.ts';
import type { Route } from '#server/route/route.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { lockMember, refuseWithoutMax } from '#server/tested-maxes/enter-tested-max.ts';
import { deleteTrainingMax, insertTrainingMax, type TrainingMaxRow, trainingMaxesOf } from './queries.ts';

export function trainingMaxRoutes(route: Route): void {
  route(contract.listTrainingMaxes, async ({ db, viewer, query }) => {
    const memberId = chosenMember(viewer, query.memberId);
    const maxes = await trainingMaxesOf(db, memberId, query.exerciseId);
    if (maxes.length === 0) requireFound(await findMember(db, memberId), 'Member');
    return maxes;
  });

  route(contract.setTrainingMax, ({ db, viewer, body, now, request }) =>
    transaction(db, async tx => {
      const before = await replaceTrainingMax(tx, body, viewer.id, now);
      const [set] = await trainingMaxesOf(tx, body.memberId, body.exerciseId);
      const after = requireFound(set, 'Training max');
      const details = {
        exercise: after.exerciseName,
        before: before && typedTrainingMax(before),
        after: typedTrainingMax(after),
      };
      const whose = { actorId: viewer.id, subjectId: body.memberId };
      await recordEvent(tx, { request, now }, { kind: 'training-max-set', ...whose, details });
      return after;
    }),
  );

  route(contract.removeTrainingMax, ({ db, viewer, query, now, request }) =>
    transaction(db, async tx => {
      const { memberId, exerciseId } = query;
      await lockMember(tx, memberId, 'Training maxes');
      const [before] = await trainingMaxesOf(tx, memberId, exerciseId);
      if (!before) throw notFound('Training max');
      await deleteTrainingMax(tx, memberId, exerciseId);
      const details = { exercise: before.exerciseName, before: typedTrainingMax(before) };
      const whose = { actorId: viewer.id, subjectId: memberId };
      await recordEvent(tx, { request, now }, { kind: 'training-max-removed', ...whose, details });
      return { ok: true as const };
    }),
  );
}

type TypedTrainingMax = ReadRequest<typeof contract.setTrainingMax>['body'];

/** Answers the one whose place it takes. */
async function replaceTrainingMax(tx: Database, body: TypedTrainingMax, setBy: string, setAt: Date) {
  const { memberId, exerciseId, percent = null, weight = null, unit = null } = body;
  await lockMember(tx, memberId, 'Training maxes');
  await refuseWithoutMax(tx, exerciseId);
  const [before] = await trainingMaxesOf(tx, memberId, exerciseId);
  await deleteTrainingMax(tx, memberId, exerciseId);
  const typed = weight !== null && unit !== null ? { weight, unit, pounds: toPounds(weight, unit) } : {};
  await insertTrainingMax(tx, { memberId, exerciseId, percent, ...typed, setBy, setAt });
  return before ?? null;
}

/** As it was typed. */
const typedTrainingMax = ({ percent, weight, unit }: TrainingMaxRow) =>
  weight !== null && unit !== null ? { weight, unit } : { percent: percent ?? 0 };
