import { listFindable } from '#contract/coaching/finding.ts';
import type { Route } from '#server/route/route.ts';
import { exercisesToFind, membersToFind, programsToFind } from './queries.ts';

export function findingRoutes(route: Route): void {
  route(listFindable, async ({ db }) => {
    const [members, programs, exercises] = await Promise.all([
      membersToFind(db, {}),
      programsToFind(db, {}),
      exercisesToFind(db, {}),
    ]);
    return { members, programs, exercises };
  });
}
