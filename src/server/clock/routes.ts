import { confirmClock, getClock } from '#contract/clock.ts';
import type { Route } from '#server/route/route.ts';
import { clockOf, noteTime } from './watch-clock.ts';

export function clockRoutes(route: Route): void {
  route(getClock, ({ db, now }) => clockOf(db, now));

  route(confirmClock, async ({ db, now }) => {
    await noteTime(db, now);
    return clockOf(db, now);
  });
}
