import * as contract from '#contract/training/own-days.ts';
import { requireFound } from '#server/http/problem.ts';
import { ownerFor, scopeOf } from '#server/accounts/owner.ts';
import { transaction } from '#server/database/database.ts';
import type { Route } from '#server/route/route.ts';
import { dayWithOthers } from '#server/training-days/done/day-records.ts';
import { asRecord } from '#server/training-days/done/routes.ts';
import { adjustDays, changeDay } from './change-days.ts';
import { backToProgram, followAgain } from './follow-again.ts';
import { restoreDays } from './restore-days.ts';

/** The exercises a coach gives one member on one day, beside the program. */
export function ownDayRoutes(route: Route): void {
  route(contract.changeTrainingDay, ({ db, viewer, params, body, now }) =>
    transaction(db, async tx => {
      const before = await changeDay(tx, params.id, body, { coachId: viewer.id, now });
      const [day] = await dayWithOthers(tx, { id: params.id, ...scopeOf(ownerFor(viewer)) });
      return { day: asRecord(requireFound(day, 'Training day'), now), before };
    }),
  );

  route(contract.followProgramAgain, ({ db, params, now }) =>
    transaction(db, async tx => ({ before: await followAgain(tx, params.id, now) })),
  );

  route(contract.backToProgram, ({ db, params, body, now }) =>
    transaction(db, async tx => ({ before: await backToProgram(tx, params.userId, body.ids, now) })),
  );

  route(contract.adjustTrainingDays, ({ db, viewer, params, body, now }) =>
    transaction(db, async tx => ({
      before: await adjustDays(tx, params.userId, body, { coachId: viewer.id, now }),
    })),
  );

  route(contract.restoreTrainingDays, ({ db, params, body, now }) =>
    transaction(db, async tx => {
      await restoreDays(tx, params.userId, body.days, now);
      return { ok: true as const };
    }),
  );
}
