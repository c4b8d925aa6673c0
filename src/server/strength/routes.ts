import { getStrengthMetrics } from '#contract/training/strength.ts';
import type { Route } from '#server/route/route.ts';
import { strengthMetrics } from './strength-metrics.ts';

export function strengthRoutes(route: Route): void {
  route(getStrengthMetrics, ({ db, viewer, query, now }) =>
    strengthMetrics(db, query, { unit: viewer.weightUnit, now }),
  );
}
