import { type Database, statement } from '#server/database/database.ts';
import { accountByEmail, accountReferredTo } from './payer-account.ts';
import type { ProviderEvent } from './provider-event.ts';
import * as queries from './queries.ts';
import type { AtProvider } from './queries.ts';
import { restateMemberships } from './restate.ts';
import { standingOf, notifyOfPayment } from './notify-of-membership.ts';

/**
 * Processes the payment provider's events, each once, and works out again where the member stands. Answers whose it is;
 * null while nobody knows, which a later event may tell.
 */
export async function processEvent(
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
  // A person deleted at this moment hears of nothing any more.
  if (!held.includes(owner)) return { isNew: true, userId: null };
  await queries.giveEvent(tx, owner, event.id);
  if (event.payer !== null) await queries.moveSubscription(tx, owner, event);
  await queries.claimEvents(tx, owner, event);
  const before = await standingOf(tx, owner, at.now);
  await restateMemberships(tx, held, at.now);
  await notifyOfPayment(tx, { memberId: owner, before, eventId: event.id, now: at.now });
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

/**
 * Whose a customer or a subscription is. Whoever went through the checkout of a subscription comes first: only that
 * says for whom it is, should two people share a customer.
 */
const knownOwner = statement<{ userId: string }, AtProvider>(
  'owner_of_payments',
  `select "userId" from (
     select user_id as "userId", case when subscription_id is distinct from :subscriptionId then 2 when facts->>'kind' = 'checkout' then 0 else 1
         end as rank, occurred_at as since
       from payment_events where (subscription_id = :subscriptionId or customer_id = :customerId) and user_id is not null
     union all
     select id, 3, created_at from users where subscription_id = :subscriptionId or stripe_customer_id = :customerId
   ) known order by rank, since, "userId" limit 1`,
);

async function findOwner(tx: Database, of: AtProvider): Promise<string | null> {
  return (await knownOwner(tx, of))[0]?.userId ?? null;
}
