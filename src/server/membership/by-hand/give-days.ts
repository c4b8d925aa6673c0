import { maxEntries } from '#domain/membership/hand-entries.ts';
import { reportedStatus } from '#domain/membership/access.ts';
import type { Database } from '#server/database/database.ts';
import { conflict, requireFound } from '#server/http/problem.ts';
import * as queries from './queries.ts';
import { enterEach, openUntil, restateManyByHand, tooManyEntries } from './restate-by-hand.ts';

type Gift = {
  days: number;
  coachId: string;
  now: Date;
  paid?: Pick<queries.EntryRow, 'amountCents' | 'currency' | 'paidOn'>;
  note?: string;
};

/** Gives days from the end of a membership on, or from now where none runs. The member is held. 409 where nothing ends. */
export async function giveDays(tx: Database, member: queries.HeldMember, gift: Gift) {
  const { given, refused } = await giveDaysToEach(tx, [member], gift);
  const [refusal] = refused;
  if (refusal) throw conflict(refusal.why);
  return requireFound(given[0], 'Member');
}

/** The same to each of many, in a number of statements that does not grow with them: answers who gets none, and why. */
export async function giveDaysToEach(tx: Database, members: readonly queries.HeldMember[], gift: Gift) {
  const counts = await queries.countEntries(
    tx,
    members.map(({ id }) => id),
  );
  const input = members.map(member => ({ member, why: whyNone(member, gift, counts.get(member.id) ?? 0) }));
  const getting = input.flatMap(({ member, why }) => (why === null ? [member] : []));
  const refused = input.flatMap(({ member, why }) => (why === null ? [] : [{ member, why }]));
  const ids = await enterEach(
    tx,
    getting.map(member => ({ member, entry: entryFor(member, gift) })),
    counts,
  );
  const restated = await restateManyByHand(
    tx,
    getting.map(({ id }) => id),
    gift.now,
  );
  const given = getting.flatMap((member, at) => {
    const after = restated.find(({ memberId }) => memberId === member.id);
    return after ? [{ ...after, member, entryId: ids[at] ?? '' }] : [];
  });
  return { given, refused };
}

function whyNone(member: queries.HeldMember, { days, now }: Gift, count: number): string | null {
  if (member.role === 'admin') return 'A coach needs no membership';
  if (days > 0 && hasNoEnd(member, now))
    return 'The payment provider renews this membership, so there is no end to move';
  return count >= maxEntries ? tooManyEntries : null;
}

const entryFor = (member: queries.HeldMember, { days, coachId, now, paid, note }: Gift) => ({
  kind: 'days' as const,
  days,
  fromAt: fromOf(member, now),
  enteredBy: coachId,
  enteredAt: now,
  ...paid,
  ...(note !== undefined && { note }),
});

function hasNoEnd(member: queries.HeldMember, now: Date): boolean {
  return reportedStatus(member, now) !== null && openUntil(member, now) === null;
}

/** Now, or the end of what else carries the member: days open by hand are continued automatically. */
function fromOf(member: queries.HeldMember, now: Date): Date {
  const until = openUntil(member, now);
  const { activatedUntil } = member;
  const isByHand = activatedUntil !== null && until !== null && until <= activatedUntil;
  return until === null || isByHand || until < now ? now : until;
}
