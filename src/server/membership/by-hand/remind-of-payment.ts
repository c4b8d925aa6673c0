import type { FastifyRequest } from 'fastify';
import { reportedStatus } from '#domain/membership/access.ts';
import { dateIn } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { conflict, requireFound } from '#server/http/problem.ts';
import { paymentFailedEmail } from '#server/mail/emails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { setMembership } from '#server/members/queries.ts';
import { recordNotice } from '#server/notices/record-notice.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import { holdMember } from './queries.ts';

const day = 24 * 60 * 60 * 1000;

type RequestContext = { request: FastifyRequest; now: Date; site: string };
type Reminded = { memberId: string; coachId: string };

/** Writes to a member whose payment has failed, once a day at most: by mail, and in the app. */
export async function remindOfPayment(
  tx: Database,
  { memberId, coachId }: Reminded,
  context: RequestContext,
): Promise<Date> {
  const { now, site } = context;
  const member = requireFound(await holdMember(tx, memberId), 'Member');
  const { subscriptionPastDueAt: closesAt, remindedOfPaymentAt: last } = member;
  const isFailed =
    closesAt !== null && member.paymentFailedAt !== null && reportedStatus(member, now) !== null;
  if (member.role === 'admin' || !isFailed) throw conflict('No payment of this member has failed');
  if (last !== null && now.getTime() - last.getTime() < day) {
    throw conflict('This member was reminded within the last day');
  }
  await setMembership(tx, memberId, { remindedOfPaymentAt: now });
  const { email: recipient, firstName, timeZone } = member;
  const closesOn = closesAt > now ? dateIn(timeZone, closesAt) : null;
  await queueMail(tx, paymentFailedEmail({ recipient, firstName, closesOn, link: `${site}/account` }), now);
  await recordNotice(tx, {
    topic: 'membership',
    key: `payment-reminder:${now.toISOString()}`,
    at: now,
    text: 'A payment for your membership has failed: please update your card',
    link: '/account',
    withoutMail: true,
    people: [memberId],
  });
  await recordEvent(tx, context, { kind: 'payment-reminder-sent', actorId: coachId, subjectId: memberId });
  return now;
}
