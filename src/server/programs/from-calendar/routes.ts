import { saveAsProgram as endpoint } from '#contract/programs/save-as-program.ts';
import { findUser } from '#server/accounts/queries.ts';
import { transaction } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { saveAsProgram } from './save-as-program.ts';

export function savedCalendarRoutes(route: Route): void {
  route(endpoint, async ({ db, viewer, params, body }) => {
    const member = requireFound(await findUser(db, params.id), 'Member');
    const given = { ...body, memberId: member.id, coachId: viewer.id };
    return transaction(db, tx => saveAsProgram(tx, given));
  });
}
