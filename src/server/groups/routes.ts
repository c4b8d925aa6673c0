import * as contract from '#contract/members/groups.ts';
import { transaction } from '#server/database/database.ts';
import { messagesWaitFor } from '#server/conversations/waits-for-group.ts';
import { conflict, notFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { changeGroup, createGroup } from './change-group.ts';
import { allGroups, deleteGroup } from './queries.ts';

export function groupRoutes(route: Route): void {
  route(contract.listGroups, ({ db }) => allGroups(db));

  route(contract.createGroup, ({ db, body, now }) => transaction(db, tx => createGroup(tx, body, now)));

  route(contract.updateGroup, ({ db, params, body }) =>
    transaction(db, tx => changeGroup(tx, params.id, body)),
  );

  route(contract.deleteGroup, async ({ db, params }) => {
    if (await messagesWaitFor(db, params.id))
      throw conflict('A message waits to be sent to this group: call it off first, in Write to Many');
    if (!(await deleteGroup(db, params.id))) throw notFound('Group');
    return { ok: true as const };
  });
}
