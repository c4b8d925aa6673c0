import { membershipOf } from '#domain/membership/membership.ts';
import { fellowshipNow } from '#server/brand/fellowship-now.ts';
import type { Database } from '#server/database/database.ts';
import * as queries from './queries.ts';

/** Works memberships out again, from all of their events, and stores them. The users' rows are held already. */
export async function restateMemberships(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const { graceDays } = await fellowshipNow(tx);
  const told = await queries.eventsOf(tx, ids);
  const memberships = told.map(({ id, events, activatedUntil }) => ({
    ...membershipOf({ events, activatedUntil, graceDays }),
    userId: id,
    knowsSubscriptions: events.some(({ subscriptionId }) => subscriptionId !== null),
  }));
  await queries.storeMemberships(tx, memberships, now);
}
