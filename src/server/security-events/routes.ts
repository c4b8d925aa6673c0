import { listSecurityEvents } from '#contract/security-events.ts';
import { kindsOf, kindsOfCoaches, securityEventText } from '#domain/security-event.ts';
import type { Route } from '#server/route/route.ts';
import { eventsBefore } from './queries.ts';

export function securityEventRoutes(route: Route): void {
  route(listSecurityEvents, async ({ db, query }) => {
    const { before = null, limit, group, memberId: doneTo = null } = query;
    const kinds = group ? kindsOf(group) : doneTo === null ? null : kindsOfCoaches();
    const rows = await eventsBefore(db, { before, kinds, doneTo, limit: limit + 1 });
    const events = rows
      .slice(0, limit)
      .map(({ details, ...event }) => ({ ...event, text: securityEventText(event.kind, details) }));
    const last = events.at(-1);
    return { events, next: rows.length > limit && last ? last.id : null };
  });
}
