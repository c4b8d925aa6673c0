import { listCompletions } from '#contract/completions.ts';
import { refuseUnreachable } from '#server/accounts/owner.ts';
import { requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { findMember } from '#server/members/queries.ts';
import { completionsOfMember } from './queries.ts';

export function completionRoutes(route: Route): void {
  route(listCompletions, async ({ db, viewer, params }) => {
    refuseUnreachable(viewer, params.userId);
    const completions = await completionsOfMember(db, params.userId);
    if (completions.length === 0 && params.userId !== viewer.id)
      requireFound(await findMember(db, params.userId), 'Member');
    return completions;
  });
}
