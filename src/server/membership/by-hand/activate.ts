import type { FastifyRequest } from 'fastify';
import { activateSubscription } from '#contract/members.ts';
import { reportedStatus } from '#domain/membership/access.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import { setMembership } from '#server/members/queries.ts';
import type { Route } from '#server/route/route.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { giveDays } from './give-days.ts';
import { holdMember } from './queries.ts';
import { storedUntil } from './restate-by-hand.ts';
import * as events from '#server/membership/queries.ts';
import { notifyOfActivation } from '#server/membership/notify-of-membership.ts';

type Activation = {
  memberId: string;
  coachId: string;
  durationDays: number;
  stripeCustomerId?: string;
  subscriptionId?: string;
};

type RequestContext = { request: FastifyRequest; now: Date };

/** Lets a member in by hand, from now on, or from the end of the membership that runs; answers until when. */
export async function letIn(
  tx: Database,
  given: Activation,
  { request, now }: RequestContext,
): Promise<Date> {
  const { memberId, coachId, durationDays, stripeCustomerId = '', subscriptionId = '' } = given;
  const named = { customerId: stripeCustomerId || null, subscriptionId: subscriptionId || null };
  await events.lockCustomer(tx, named);
  const member = requireFound(await holdMember(tx, memberId), 'Member');
  await setMembership(tx, memberId, {
    ...(named.customerId !== null && { stripeCustomerId: named.customerId }),
    ...(named.subscriptionId !== null && { subscriptionId: named.subscriptionId }),
    updatedAt: now,
  });
  await events.claimEvents(tx, memberId, named);
  const { expiresAt, byHand, stored } = await giveDays(tx, member, { days: durationDays, coachId, now });
  // A payment that was nobody's until now may have no end.
  const until = requireFound(expiresAt ?? byHand, 'Membership');
  await notifyOfActivation(tx, { memberId, until, now });
  const whose = { actorId: coachId, subjectId: memberId };
  if (reportedStatus(member, now) === null) {
    const before = member.subscriptionExpiresAt?.toISOString() ?? null;
    const details = { days: durationDays, before, after: until.toISOString() };
    await recordEvent(tx, { request, now }, { kind: 'membership-activated', ...whose, details });
  } else {
    const details = { days: durationDays, before: storedUntil(member, now), after: stored };
    await recordEvent(tx, { request, now }, { kind: 'membership-extended', ...whose, details });
  }
  return until;
}

/** A coach lets a member in by hand for so many days: at once, or on from the end of what runs. */
export function activationRoute(route: Route): void {
  route(activateSubscription, ({ db, viewer, params, body, now, request }) =>
    transaction(db, async tx => {
      const given = { memberId: params.id, coachId: viewer.id, ...body };
      return { id: params.id, expiresAt: await letIn(tx, given, { request, now }) };
    }),
  );
}
