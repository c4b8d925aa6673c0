import { activateSubscription } from '#contract/members.ts';
import { reportedStatus } from '#domain/membership/access.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { conflict, requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { findMember, setMembership } from '#server/members/queries.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import * as queries from './queries.ts';
import { restateMembership } from './restate.ts';

const day = 24 * 60 * 60 * 1000;

/** A coach lets a member in by hand: at once, for so many days. */
export function activationRoute(route: Route): void {
  route(activateSubscription, ({ db, viewer, params, body, now, request }) =>
    transaction(db, async tx => {
      const { stripeCustomerId: customerId = '', subscriptionId = '' } = body;
      const named = { customerId: customerId || null, subscriptionId: subscriptionId || null };
      await queries.lockCustomer(tx, named);
      await queries.lockUsers(tx, [params.id]);
      await refuse(tx, params.id, now);
      const expiresAt = new Date(now.getTime() + body.durationDays * day);
      await setMembership(tx, params.id, {
        activatedUntil: expiresAt,
        ...(named.customerId !== null && { stripeCustomerId: named.customerId }),
        ...(named.subscriptionId !== null && { subscriptionId: named.subscriptionId }),
      });
      await queries.claimEvents(tx, params.id, named);
      await restateMembership(tx, params.id, now);
      const activated = { actorId: viewer.id, subjectId: params.id, details: { days: body.durationDays } };
      await recordEvent(tx, { request, now }, { kind: 'membership-activated', ...activated });
      return { id: params.id, expiresAt };
    }),
  );
}

async function refuse(tx: Database, memberId: string, now: Date): Promise<void> {
  const member = requireFound(await findMember(tx, memberId), 'Member');
  if (member.role === 'admin') throw conflict('A coach needs no membership');
  const status = reportedStatus(member, now);
  if (status === 'past_due') {
    throw conflict('A payment of this membership is overdue: it opens again when that is paid');
  }
  if (status !== null) throw conflict('This membership is active already');
}
