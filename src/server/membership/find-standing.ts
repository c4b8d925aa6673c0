import { type Database, statement } from '#server/database/database.ts';

export type Standing = {
  role: 'admin' | 'member';
  subscriptionStatus: string | null;
  subscriptionExpiresAt: Date | null;
  subscriptionPastDueAt: Date | null;
  providerStatus: string | null;
  renewsAt: Date | null;
  paymentFailedAt: Date | null;
  activatedUntil: Date | null;
  pausedUntil: Date | null;
  subscriptionEndedAt: Date | null;
  hasPaid: boolean;
};

/** The stored membership, the last end the provider reported, and whether anything was ever paid. */
const standingOf = statement<Standing, { userId: string }>(
  'membership_standing',
  `select u.role, u.subscription_status as "subscriptionStatus", u.subscription_expires_at as "subscriptionExpiresAt",
     u.subscription_past_due_at as "subscriptionPastDueAt", u.provider_status as "providerStatus",
     u.subscription_renews_at as "renewsAt", u.payment_failed_at as "paymentFailedAt",
     u.activated_until as "activatedUntil",
     (select max(e.ends_at) from membership_entries e
      where e.member_id = u.id and e.kind = 'pause' and e.taken_back_at is null) as "pausedUntil",
     (select max(e.occurred_at) from payment_events e
      where e.user_id = u.id and (e.facts ->> 'deleted' = 'true' or e.facts ->> 'status' = 'canceled')
     ) as "subscriptionEndedAt",
     exists (select 1 from payment_events e where e.user_id = u.id) as "hasPaid"
   from users u where u.id = :userId`,
);

export const findStanding = async (db: Database, userId: string): Promise<Standing | null> =>
  (await standingOf(db, { userId }))[0] ?? null;
