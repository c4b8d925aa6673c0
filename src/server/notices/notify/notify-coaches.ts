import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { coachIds, recordNotice } from '#server/notices/record-notice.ts';

const name = statement<{ name: string }, { id: string }>(
  'name_of_who_checked_in',
  `select ${displayName('u')} as name from users u where u.id = :id`,
);

/** The notice of a session in which a member reported pain. It names no pain: it may stand on a lock screen. */
export const painNotice = (of: { dayId: string; memberId: string; name: string }, personId: string) => ({
  personId,
  key: `pain:${of.dayId}`,
  about: `pain:${of.memberId}`,
  text: `${of.name} needs your attention`,
  link: reviewOf(of),
});

/** The member's screen in the round, with that day open. */
const reviewOf = ({ memberId, dayId }: { memberId: string; dayId: string }) =>
  `/admin?section=command-center&view=review&id=${memberId}&day=${dayId}`;

const pageOf = (memberId: string) => `/admin?section=members&view=member&id=${memberId}`;

/**
 * Tells the coaches that a member has answered a check-in: called within the transaction that keeps the answers, once
 * or more often for the same `checkInId`. None of the answers is in the notice. `link` opens them; the member's page by
 * default.
 */
export async function notifyOfCheckIn(
  tx: Database,
  { memberId, checkInId, now, link }: { memberId: string; checkInId: string; now: Date; link?: string },
): Promise<void> {
  const [member] = await name(tx, { id: memberId });
  await recordNotice(tx, {
    topic: 'check-in',
    key: `check-in:${checkInId}`,
    about: `check-in:${memberId}`,
    at: now,
    text: `${member?.name ?? 'A member'} answered a check-in`,
    link: link ?? pageOf(memberId),
    people: await coachIds(tx),
  });
}
