import * as contract from '#contract/programs/paths.ts';
import { transaction } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { assignPath } from './assign-path.ts';
import { changePath, createPath, deletePath } from './change-path.ts';
import { pathMembers } from './path-members.ts';
import { allPaths, findPath } from './queries.ts';

export function pathRoutes(route: Route): void {
  route(contract.listPaths, ({ db }) => allPaths(db));

  route(contract.getPath, async ({ db, params }) => requireFound(await findPath(db, params.id), 'Path'));

  route(contract.createPath, ({ db, viewer, body, now }) =>
    transaction(db, tx => createPath(tx, body, viewer.id, now)),
  );

  route(contract.updatePath, ({ db, params, body, now }) =>
    transaction(db, tx => changePath(tx, params.id, body, now)),
  );

  route(contract.deletePath, ({ db, params, now }) =>
    transaction(db, async tx => {
      await deletePath(tx, params.id, now);
      return { ok: true as const };
    }),
  );

  // Assigning holds the path's programs while it makes their days, so it takes its turn among the changes of programs.
  route.changing(
    contract.assignPath,
    ({ params }) => params.id,
    ({ db, viewer, params, body, now }) =>
      transaction(db, tx => assignPath(tx, body, { pathId: params.id, assignedBy: viewer.id, now })),
  );

  route(contract.listPathMembers, async ({ db, params, now }) => {
    requireFound(await findPath(db, params.id), 'Path');
    return pathMembers(db, params.id, now);
  });
}
