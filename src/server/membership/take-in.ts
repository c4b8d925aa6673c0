import type { Database } from '#server/database/database.ts';
import { accountByEmail, accountReferredTo } from './payer-account.ts';
import type { ProviderEvent } from './provider-event.ts';
import { findOwner } from './find-owner.ts';
import * as queries from './queries.ts';
import { restateMembership } from './restate.ts';
import { standingOf, tellOfPayment } from './tell-of-membership.ts';

/**
 * Takes in what the payment provider tells, each event once, and works out anew where its member stands. Answers
 * whose it is; null while nobody knows, which a later event may tell.
 */
export async function takeIn(
  tx: Database,
  event: ProviderEvent,
  at: { now: Date; site: string },
): Promise<{ isNew: boolean; userId: string | null }> {
  await queries.lockCustomer(tx, event);
  if (!(await queries.insertEvent(tx, event, at.now))) return { isNew: false, userId: null };
  const owner = await ownerOf(tx, event, at);
  if (owner === null) return { isNew: true, userId: null };
  const former = event.payer === null ? [] : await queries.ownersOf(tx, event);
  const held = await queries.lockUsers(tx, [owner, ...former]);
  // Whoever has been deleted at this moment is told of nothing any more.
  if (!held.includes(owner)) return { isNew: true, userId: null };
  await queries.giveEvent(tx, owner, event.id);
  if (event.payer !== null) await queries.moveSubscription(tx, owner, event);
  await queries.claimEvents(tx, owner, event);
  const before = await standingOf(tx, owner, at.now);
  for (const userId of held) await restateMembership(tx, userId, at.now);
  await tellOfPayment(tx, { memberId: owner, before, eventId: event.id, now: at.now });
  return { isNew: true, userId: owner };
}

async function ownerOf(
  tx: Database,
  event: ProviderEvent,
  at: { now: Date; site: string },
): Promise<string | null> {
  const { payer, facts } = event;
  const known = (payer && (await accountReferredTo(tx, payer))) ?? (await findOwner(tx, event));
  if (known !== null || payer === null) return known;
  return facts.kind === 'checkout' && facts.paid ? accountByEmail(tx, payer, at) : null;
}
