import { listSecurityEvents } from '#contract/security-events.ts';
import { kindsOf, securityEventText } from '#domain/security-event.ts';
import type { Route } from '#server/route/route.ts';
import { eventsBefore } from './queries.ts';

export function securityEventRoutes(route: Route): void {
  route(listSecurityEvents, async ({ db, query: { before = null, limit, group } }) => {
    const kinds = group === undefined ? null : kindsOf(group);
    const rows = await eventsBefore(db, { before, kinds, limit: limit + 1 });
    const events = rows
      .slice(0, limit)
      .map(({ details, ...event }) => ({ ...event, text: securityEventText(event.kind, details) }));
    const last = events.at(-1);
    return { events, next: rows.length > limit && last ? last.id : null };
  });
}
