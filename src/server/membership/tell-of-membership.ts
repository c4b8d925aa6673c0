import { formatDate, dateIn, type PlainDate } from '#domain/plain-date.ts';
import {
  isLetIn,
  type MembershipFacts,
  type MembershipState,
  membershipState,
} from '#domain/membership/membership-state.ts';
import { shownName } from '#server/accounts/shown-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { membershipFacts } from '#server/members/membership-facts.ts';
import { coachIds, recordNotice } from '#server/notices/record-notice.ts';

type Row = MembershipFacts & { name: string; zone: string };

const facts = statement<Row, { id: string }>(
  'membership_to_tell_of',
  `select ${shownName('u')} as name, u.time_zone as zone, ${membershipFacts('u')} from users u where u.id = :id`,
);

/** How a membership stands before something changes it. */
export async function standingOf(tx: Database, id: string, now: Date): Promise<MembershipState> {
  const [row] = await facts(tx, { id });
  return row ? membershipState(row, now).state : 'none';
}

type News = { forMember: string; forCoaches: (name: string) => string };

const failed: News = {
  forMember: 'A payment for your membership failed',
  forCoaches: name => `A payment of ${name} failed`,
};
const opened: News = {
  forMember: 'Your membership is open',
  forCoaches: name => `${name} has paid, the membership is open`,
};
const ended: News = {
  forMember: 'Your membership has ended',
  forCoaches: name => `The membership of ${name} has ended`,
};

const isUnpaid = (state: MembershipState) => state === 'failed' || state === 'overdue';

function newsOf(before: MembershipState, after: MembershipState): News | null {
  if (before === after || after === 'coach') return null;
  if (isUnpaid(after)) return isUnpaid(before) ? null : failed;
  if (isLetIn(after)) return isLetIn(before) && !isUnpaid(before) ? null : opened;
  return isLetIn(before) || isUnpaid(before) ? ended : null;
}

type Payment = { memberId: string; before: MembershipState; eventId: string; now: Date };

/** What an event of the payment provider has changed, for its member and the coaches, within its transaction. A renewal is no news. */
export async function tellOfPayment(
  tx: Database,
  { memberId, before, eventId, now }: Payment,
): Promise<void> {
  const [row] = await facts(tx, { id: memberId });
  const news = row && newsOf(before, membershipState(row, now).state);
  if (!news) return;
  const shared = { key: `payment:${eventId}`, about: `membership:${memberId}`, at: now };
  await recordNotice(tx, {
    ...shared,
    topic: 'membership',
    text: news.forMember,
    link: '/account',
    people: [memberId],
  });
  await recordNotice(tx, {
    ...shared,
    topic: 'payment',
    text: news.forCoaches(row.name),
    link: `/admin?section=members&view=member&id=${memberId}`,
    people: await coachIds(tx, memberId),
  });
}

/** A coach has let someone in. */
export async function tellOfActivation(
  tx: Database,
  { memberId, until, now }: { memberId: string; until: Date; now: Date },
): Promise<void> {
  const [row] = await facts(tx, { id: memberId });
  await recordNotice(tx, {
    topic: 'membership',
    key: `membership:${until.toISOString()}`,
    at: now,
    text: `Your membership is open until ${formatDate(dateIn(row?.zone ?? 'UTC', until))}`,
    link: '/account',
    // Who is new has a letter of their own.
    withoutMail: true,
    people: [memberId],
  });
}

/** Beside the letter that tells of it. */
export const tellOfEnd = (
  tx: Database,
  { memberId, endsOn, now }: { memberId: string; endsOn: PlainDate; now: Date },
): Promise<void> =>
  recordNotice(tx, {
    topic: 'membership',
    key: `membership-ends:${endsOn}`,
    at: now,
    text: `Your membership ends on ${formatDate(endsOn)}`,
    link: '/subscribe',
    withoutMail: true,
    people: [memberId],
  });
