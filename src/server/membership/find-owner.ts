import { type Database, statement } from '#server/database/database.ts';
import type { AtProvider } from './queries.ts';

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

export async function findOwner(tx: Database, of: AtProvider): Promise<string | null> {
  return (await knownOwner(tx, of))[0]?.userId ?? null;
}
