import type { FastifyRequest } from 'fastify';
import { activateSubscription } from '#contract/members.ts';
import { reportedStatus } from '#domain/membership/access.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { conflict, requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { findMember, setMembership } from '#server/members/queries.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import * as queries from './queries.ts';
import { restateMembership } from './restate.ts';
import { tellOfActivation } from './tell-of-membership.ts';

const day = 24 * 60 * 60 * 1000;

type Activation = {
  memberId: string;
  coachId: string;
  durationDays: number;
  stripeCustomerId?: string;
  subscriptionId?: string;
};

type Asked = { request: FastifyRequest; now: Date };

/** Lets a member in by hand, from now on; answers until when. */
export async function letIn(tx: Database, given: Activation, { request, now }: Asked): Promise<Date> {
  const { memberId, coachId, durationDays, stripeCustomerId = '', subscriptionId = '' } = given;
  const named = { customerId: stripeCustomerId || null, subscriptionId: subscriptionId || null };
  await queries.lockCustomer(tx, named);
  await queries.lockUsers(tx, [memberId]);
  const { subscriptionExpiresAt: before } = await refuse(tx, memberId, now);
  const expiresAt = new Date(now.getTime() + durationDays * day);
  await setMembership(tx, memberId, {
    activatedUntil: expiresAt,
    ...(named.customerId !== null && { stripeCustomerId: named.customerId }),
    ...(named.subscriptionId !== null && { subscriptionId: named.subscriptionId }),
  });
  await queries.claimEvents(tx, memberId, named);
  await restateMembership(tx, memberId, now);
  await tellOfActivation(tx, { memberId, until: expiresAt, now });
  const until = { before: before?.toISOString() ?? null, after: expiresAt.toISOString() };
  const details = { days: durationDays, ...until };
  const activated = { actorId: coachId, subjectId: memberId, details };
  await recordEvent(tx, { request, now }, { kind: 'membership-activated', ...activated });
  return expiresAt;
}

/** A coach lets a member in by hand: at once, for so many days. */
export function activationRoute(route: Route): void {
  route(activateSubscription, ({ db, viewer, params, body, now, request }) =>
    transaction(db, async tx => {
      const given = { memberId: params.id, coachId: viewer.id, ...body };
      return { id: params.id, expiresAt: await letIn(tx, given, { request, now }) };
    }),
  );
}

async function refuse(tx: Database, memberId: string, now: Date) {
  const member = requireFound(await findMember(tx, memberId), 'Member');
  if (member.role === 'admin') throw conflict('A coach needs no membership');
  const status = reportedStatus(member, now);
  if (status === 'past_due') {
    throw conflict('A payment of this membership is overdue: it opens again when that is paid');
  }
  if (status !== null) throw conflict('This membership is active already');
  return member;
}
