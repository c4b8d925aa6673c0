import { membershipOf } from '#domain/membership/membership.ts';
import { fellowshipNow } from '#server/brand/fellowship-now.ts';
import type { Database } from '#server/database/database.ts';
import * as queries from './queries.ts';

/** Works a membership out anew, from all that has been told of it, and stores it. The user's row is held already. */
export async function restateMembership(tx: Database, userId: string, now: Date): Promise<void> {
  const { graceDays } = await fellowshipNow(tx);
  const activatedUntil = await queries.activatedUntilOf(tx, userId);
  const events = await queries.eventsOf(tx, userId);
  const knowsSubscriptions = events.some(({ subscriptionId }) => subscriptionId !== null);
  const membership = membershipOf({ events, activatedUntil, graceDays });
  await queries.storeMembership(tx, userId, { ...membership, knowsSubscriptions }, now);
}
