import { listCompletions } from '#contract/completions.ts';
import { notFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { findMember } from '#server/members/queries.ts';
import { completionsOfMember } from './queries.ts';

export function completionRoutes(route: Route): void {
  route(listCompletions, async ({ db, viewer, params }) => {
    if (viewer.role !== 'admin' && params.userId !== viewer.id) throw notFound('Member');
    const completions = await completionsOfMember(db, params.userId);
    const isNobody = completions.length === 0 && params.userId !== viewer.id;
    if (isNobody && (await findMember(db, params.userId)) === null) throw notFound('Member');
    return completions;
  });
}
