import { formatDate, dateIn, type PlainDate } from '#domain/plain-date.ts';
import {
  isLetIn,
  type MembershipFacts,
  type MembershipState,
  membershipState,
} from '#domain/membership/membership-state.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { membershipFacts } from '#server/members/membership-facts.ts';
import { coachIds, recordNotice, recordNotices } from '#server/notices/record-notice.ts';

type Row = MembershipFacts & { name: string; zone: string };

const facts = statement<Row, { id: string }>(
  'membership_to_tell_of',
  `select ${displayName('u')} as name, u.time_zone as zone, ${membershipFacts('u')} from users u where u.id = :id`,
);

/** The state of a membership before something changes it. */
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
  forMember: 'Your membership is active',
  forCoaches: name => `${name} has paid: their membership is active`,
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

/**
 * Tells a membership's change by the payment provider to its member and the coaches, within its transaction. A renewal
 * is no news.
 */
export async function notifyOfPayment(
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

type Opened = { memberId: string; zone: string; until: Date };

/** A coach has let these members in, or further. */
export const notifyOfActivations = (tx: Database, opened: readonly Opened[], now: Date): Promise<void> =>
  recordNotices(
    tx,
    // A new member has a letter of their own.
    { topic: 'membership', at: now, withoutMail: true },
    opened.map(({ memberId, zone, until }) => ({
      personId: memberId,
      key: `membership:${until.toISOString()}`,
      text: `Your membership is active until ${formatDate(dateIn(zone, until))}`,
      link: '/account',
    })),
  );

/** The same of one. */
export async function notifyOfActivation(
  tx: Database,
  { memberId, until, now }: { memberId: string; until: Date; now: Date },
): Promise<void> {
  const [row] = await facts(tx, { id: memberId });
  await notifyOfActivations(tx, [{ memberId, zone: row?.zone ?? 'UTC', until }], now);
}

type Paused = { memberId: string; until: PlainDate; endsOn: PlainDate; now: Date };

/** A coach has paused a membership. */
export const notifyOfPause = (tx: Database, { memberId, until, endsOn, now }: Paused): Promise<void> =>
  recordNotice(tx, {
    topic: 'membership',
    key: `membership-paused:${until}:${endsOn}`,
    at: now,
    text: `Your membership is paused until ${formatDate(until)}, and ends on ${formatDate(endsOn)}`,
    link: '/account',
    people: [memberId],
  });

/** Beside the letter about it. */
export const notifyOfEnd = (
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
