import type { WeightUnit } from '#domain/measures/measure.ts';
import * as contract from '#contract/training/strength.ts';
import { chosenMember, ownerFor } from '#server/accounts/owner.ts';
import { transaction } from '#server/database/database.ts';
import { notFound, requireFound } from '#server/http/problem.ts';
import { findMember } from '#server/members/queries.ts';
import type { Route } from '#server/route/route.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { enterTestedMax } from './enter-tested-max.ts';
import { deleteTestedMax, testedMaxesOf } from './queries.ts';

export function testedMaxRoutes(route: Route): void {
  route(contract.listTestedMaxes, async ({ db, viewer, query }) => {
    const memberId = chosenMember(viewer, query.memberId);
    const maxes = await testedMaxesOf(db, memberId, query.exerciseId);
    if (maxes.length === 0) requireFound(await findMember(db, memberId), 'Member');
    return maxes;
  });

  route(contract.enterTestedMax, ({ db, viewer, body, now, request }) => {
    const memberId = chosenMember(viewer, body.memberId);
    return transaction(db, async tx => {
      const { entered, before } = await enterTestedMax(tx, { ...body, memberId }, viewer.id, now);
      if (viewer.id !== memberId) {
        const { exerciseName: exercise, date } = entered;
        const details = { exercise, date, before, after: typed(entered) };
        const event = {
          kind: 'tested-max-entered',
          actorId: viewer.id,
          subjectId: memberId,
          details,
        } as const;
        await recordEvent(tx, { request, now }, event);
      }
      return entered;
    });
  });

  route(contract.removeTestedMax, ({ db, viewer, params, now, request }) =>
    transaction(db, async tx => {
      const removed = await deleteTestedMax(tx, params.id, ownerFor(viewer));
      if (!removed) throw notFound('Tested max');
      const { memberId: subjectId, exerciseName: exercise, date } = removed;
      if (viewer.id !== subjectId) {
        const details = { exercise, date, before: typed(removed) };
        const event = { kind: 'tested-max-removed', actorId: viewer.id, subjectId, details } as const;
        await recordEvent(tx, { request, now }, event);
      }
      return { ok: true as const };
    }),
  );
}

const typed = ({ weight, unit }: { weight: number; unit: WeightUnit }) => ({ weight, unit });
