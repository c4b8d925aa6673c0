/**
 * SQL: what `membershipState` goes by, for the row `person` of users. The provider's last report of an end is
 * looked up only for those who have no status.
 */
export const membershipFacts = (person: string) => `${person}.role,
  ${person}.subscription_status as "subscriptionStatus", ${person}.subscription_expires_at as "subscriptionExpiresAt",
  ${person}.subscription_past_due_at as "subscriptionPastDueAt", ${person}.provider_status as "providerStatus",
  ${person}.subscription_renews_at as "renewsAt",
  case when ${person}.subscription_status is null then (
    select max(e.occurred_at) from payment_events e
    where e.user_id = ${person}.id
      and (e.facts ->> 'deleted' = 'true' or e.facts ->> 'status' in ('canceled', 'unpaid'))
  ) end as "endedAtProvider"`;

/** SQL: whether the row `person` of users is a member with an active membership at `:now` (`hasActiveMembership`). */
export const letInNow = (
  person: string,
) => `(${person}.role = 'member' and ${person}.subscription_status = 'active'
  and coalesce(${person}.subscription_expires_at > :now, true)
  and coalesce(${person}.subscription_past_due_at > :now, true))`;
