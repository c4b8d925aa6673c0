import * as contract from '#contract/training/strength.ts';
import { chosenMember, ownerFor } from '#server/accounts/owner.ts';
import { transaction } from '#server/database/database.ts';
import { notFound, requireFound } from '#server/http/problem.ts';
import { findMember } from '#server/members/queries.ts';
import type { Route } from '#server/route/route.ts';
import { enterTestedMax } from './enter-tested-max.ts';
import { deleteTestedMax, testedMaxesOf } from './queries.ts';

export function testedMaxRoutes(route: Route): void {
  route(contract.listTestedMaxes, async ({ db, viewer, query }) => {
    const memberId = chosenMember(viewer, query.memberId);
    const maxes = await testedMaxesOf(db, memberId, query.exerciseId);
    if (maxes.length === 0) requireFound(await findMember(db, memberId), 'Member');
    return maxes;
  });

  route(contract.enterTestedMax, ({ db, viewer, body, now }) => {
    const memberId = chosenMember(viewer, body.memberId);
    return transaction(db, tx => enterTestedMax(tx, { ...body, memberId }, viewer.id, now));
  });

  route(contract.removeTestedMax, async ({ db, viewer, params }) => {
    if (!(await deleteTestedMax(db, params.id, ownerFor(viewer)))) throw notFound('Tested max');
    return { ok: true as const };
  });
}
