import { type Database, statement } from '#server/database/database.ts';

export type Subscription = {
  id: string;
  personId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
};

/** A person's browsers; with one more, those asked longest ago go. */
const maxPerPerson = 10;

type New = Omit<Subscription, 'id'> & { sessionKey: string; userAgent: string | null; now: Date };

const keep = statement<{ id: string }, New>(
  'keep_push_subscription',
  `insert into push_subscriptions (person_id, session_id, endpoint, p256dh, auth, user_agent, created_at)
   select s.user_id, s.id, :endpoint, :p256dh, :auth, :userAgent, :now from sessions s
   where s.token_hash = :sessionKey and s.user_id = :personId for key share of s
   on conflict (endpoint) do update set person_id = excluded.person_id, session_id = excluded.session_id,
     p256dh = excluded.p256dh, auth = excluded.auth, user_agent = excluded.user_agent,
     created_at = excluded.created_at, last_success_at = null
   returning id`,
);

const dropOldest = statement<{ id: string }, { personId: string }>(
  'drop_oldest_push_subscriptions',
  `delete from push_subscriptions where id in (select id from push_subscriptions where person_id = :personId
     order by created_at desc, id offset ${maxPerPerson})`,
);

/** A browser has one subscription: the last person who asks in it has it. */
export async function storeSubscription(tx: Database, given: New): Promise<void> {
  await keep(tx, given);
  await dropOldest(tx, { personId: given.personId });
}

export const dropSubscription = statement<{ id: string }, { personId: string; endpoint: string }>(
  'drop_push_subscription',
  `delete from push_subscriptions where person_id = :personId and endpoint = :endpoint returning id`,
);

/** Of sessions that still run: what has ended on its own is swept away once a day. */
export const subscriptionsOf = statement<Subscription, { people: readonly string[]; now: Date }>(
  'push_subscriptions_of',
  `select p.id, p.person_id as "personId", p.endpoint, p.p256dh, p.auth
   from push_subscriptions p join sessions s on s.id = p.session_id
   where p.person_id = any(:people::uuid[]) and s.expires_at > :now order by p.created_at`,
);

export const dropGone = statement<{ id: string }, { ids: readonly string[] }>(
  'drop_gone_push_subscriptions',
  `delete from push_subscriptions where id = any(:ids::uuid[])`,
);

export const noteReached = statement<{ id: string }, { ids: readonly string[]; now: Date }>(
  'note_reached_push_subscriptions',
  `update push_subscriptions set last_success_at = :now where id = any(:ids::uuid[])`,
);
