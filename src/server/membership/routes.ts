import { getMembership } from '#contract/members/membership.ts';
import { reportedStatus } from '#domain/membership/access.ts';
import { requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { findStanding, type Standing } from './find-standing.ts';

export function membershipRoutes(route: Route): void {
  route(getMembership, async ({ db, viewer, now }) => {
    const standing = requireFound(await findStanding(db, viewer.id), 'Membership');
    return asReported(standing, now);
  });
}

/** A membership that goes on (a trial turns into one) renews; any other one ends. */
function asReported(standing: Standing, now: Date) {
  const { providerStatus, subscriptionExpiresAt, subscriptionPastDueAt, paymentFailedAt } = standing;
  const status = reportedStatus(standing, now);
  const isOn = status !== null;
  const renewsAt = isOn && standing.renewsAt !== null && standing.renewsAt > now ? standing.renewsAt : null;
  return {
    status,
    basis: isOn ? basisOf(standing) : null,
    providerStatus,
    renewsAt,
    endsAt: isOn && renewsAt === null ? subscriptionExpiresAt : null,
    pausedUntil:
      isOn && standing.pausedUntil !== null && standing.pausedUntil > now ? standing.pausedUntil : null,
    endedAt: isOn ? null : latestPast([subscriptionExpiresAt, standing.subscriptionEndedAt], now),
    paymentFailedAt: isOn ? paymentFailedAt : null,
    pastDueAt: isOn ? subscriptionPastDueAt : null,
  };
}

function latestPast(instants: readonly (Date | null)[], now: Date): Date | null {
  const past = instants.filter(instant => instant !== null && instant <= now);
  return past.reduce(
    (latest, instant) => (latest === null || (instant !== null && instant > latest) ? instant : latest),
    null,
  );
}

/** By hand, when a coach's activation carries the member as far as anything paid for does. */
function basisOf({ hasPaid, renewsAt, subscriptionExpiresAt: expiresAt, activatedUntil }: Standing) {
  const isByHand = activatedUntil !== null && expiresAt !== null && expiresAt <= activatedUntil;
  return hasPaid && (renewsAt !== null || !isByHand) ? ('subscription' as const) : ('activation' as const);
}
