import { type HandEntry, handUntil, maxEntries } from '#domain/membership/hand-entries.ts';
import { reportedStatus } from '#domain/membership/access.ts';
import type { StoredUntil } from '#domain/security-event.ts';
import type { Database } from '#server/database/database.ts';
import { conflict, requireFound } from '#server/http/problem.ts';
import { restateMemberships } from '#server/membership/restate.ts';
import * as queries from './queries.ts';

type New = Omit<Parameters<typeof queries.insertEntries>[1][number], 'memberId'>;

export const tooManyEntries = `At most ${maxEntries} entries are kept of a membership. Correct one of them instead.`;

/** Stores an entry. Days open by hand before any was stored become the first. The member is held. */
export async function enter(tx: Database, member: queries.HeldMember, entry: New): Promise<string> {
  const counts = await queries.countEntries(tx, [member.id]);
  if ((counts.get(member.id) ?? 0) >= maxEntries) throw conflict(tooManyEntries);
  const [id] = await enterEach(tx, [{ member, entry }], counts);
  return requireFound(id, 'Entry');
}

type Entering = { member: queries.HeldMember; entry: New };

/** The same of each of many who have room for one more, by how many entries they have. Answers the ids of the entries. */
export async function enterEach(
  tx: Database,
  entering: readonly Entering[],
  counts: ReadonlyMap<string, number>,
): Promise<string[]> {
  const earlier = entering.flatMap(({ member: { id, activatedUntil }, entry: { enteredAt } }) =>
    !counts.has(id) && activatedUntil !== null
      ? [{ memberId: id, kind: 'earlier' as const, endsAt: activatedUntil, enteredAt }]
      : [],
  );
  await queries.insertEntries(tx, earlier);
  return queries.insertEntries(
    tx,
    entering.map(({ member, entry }) => ({ memberId: member.id, ...entry })),
  );
}

type Restated = {
  memberId: string;
  /** Until when it would be by hand alone. */
  byHand: Date | null;
  /** Until when it is open; null for without an end, or not at all. */
  expiresAt: Date | null;
  /** The same as the history keeps it. */
  stored: StoredUntil;
};

/** Works memberships out again after their entries have changed. Their members are held. */
export async function restateManyByHand(
  tx: Database,
  memberIds: readonly string[],
  now: Date,
): Promise<Restated[]> {
  const entries = await queries.countingEntries(tx, memberIds);
  const until = new Map(
    memberIds.map(id => [id, handUntil(entries.filter(({ memberId }) => memberId === id).map(asHandEntry))]),
  );
  await queries.setActivatedUntil(tx, until);
  await restateMemberships(tx, memberIds, now);
  const after = await queries.standings(tx, memberIds);
  return after.map(({ id: memberId, ...standing }) => ({
    memberId,
    byHand: until.get(memberId) ?? null,
    expiresAt: openUntil(standing, now),
    stored: storedUntil(standing, now),
  }));
}

/** The same of one. */
export async function restateByHand(tx: Database, memberId: string, now: Date): Promise<Restated> {
  const [restated] = await restateManyByHand(tx, [memberId], now);
  return requireFound(restated, 'Member');
}

type Standing = {
  role: 'admin' | 'member';
  subscriptionStatus: string | null;
  subscriptionExpiresAt: Date | null;
  subscriptionPastDueAt: Date | null;
};

/**
 * The time a membership closes, or has: by its end, or by a payment that has failed. Null without an end, and where
 * there is none.
 */
export const openUntil = (standing: Standing, now: Date): Date | null =>
  reportedStatus(standing, now) === null
    ? null
    : (standing.subscriptionPastDueAt ?? standing.subscriptionExpiresAt);

/** The same as the history of changes keeps it. */
export const storedUntil = (standing: Standing, now: Date): StoredUntil =>
  reportedStatus(standing, now) === null ? 'none' : (openUntil(standing, now)?.toISOString() ?? null);

// The table holds what each kind has.
function asHandEntry({ kind, days, fromAt, endsAt }: queries.EntryRow): HandEntry {
  if (kind === 'days') return { kind, days: days as number, from: fromAt as Date };
  if (kind === 'pause') return { kind, days: days as number, from: fromAt as Date };
  return { kind, at: endsAt as Date };
}
