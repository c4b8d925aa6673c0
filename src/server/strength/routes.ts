import { getStrengthMetrics, listLifts } from '#contract/strength.ts';
import { badInput, notFound } from '#server/http/problem.ts';
import type { Route } from '#server/http/route.ts';
import { liftHistories } from './queries.ts';
import { strengthMetrics } from './strength-metrics.ts';

export function strengthRoutes(route: Route): void {
  route(getStrengthMetrics, ({ db, query, now }) => strengthMetrics(db, query, now));

  route(listLifts, ({ db, viewer, query }) => {
    const { memberId, exerciseId } = query;
    if (viewer.role === 'admin' && memberId === undefined) throw badInput('memberId', 'Choose a member');
    if (viewer.role !== 'admin' && (memberId ?? viewer.id) !== viewer.id) throw notFound('Member');
    return liftHistories(db, memberId ?? viewer.id, exerciseId);
  });
}
