import type { HeldMember } from './queries.ts';
import { openUntil } from './restate-by-hand.ts';

/** Whether the payment provider renews a membership: by hand nothing of it can be moved. */
export function isRenewed(
  { subscriptionRenewsAt, paymentFailedAt, ...member }: HeldMember,
  now: Date,
): boolean {
  return (
    openUntil(member, now) === null ||
    paymentFailedAt !== null ||
    (subscriptionRenewsAt !== null && subscriptionRenewsAt > now)
  );
}

/** 'end it there, at https://…': where a coach does it. */
export const thereAtProvider = (what: 'end' | 'pause', { subscriptionId }: HeldMember): string =>
  subscriptionId === null
    ? `${what} it there`
    : `${what} it there, at https://dashboard.stripe.com/subscriptions/${encodeURIComponent(subscriptionId)}`;
