import { and, asc, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { PaymentFacts } from '#domain/membership/payment-event.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';
import { membershipEntries } from '#server/database/tables/membership.ts';

export type EntryRow = typeof membershipEntries.$inferSelect;

export type Entry = Pick<
  EntryRow,
  | 'id'
  | 'kind'
  | 'days'
  | 'endsAt'
  | 'amountCents'
  | 'currency'
  | 'paidOn'
  | 'note'
  | 'enteredAt'
  | 'editedAt'
  | 'takenBackAt'
> & { enteredByName: string | null; editedByName: string | null; takenBackByName: string | null };

const entries = statement<Entry, { memberId: string; id: string | null }>(
  'membership_entries',
  `select e.id, e.kind, e.days, e.ends_at as "endsAt", e.amount_cents as "amountCents", e.currency,
     e.paid_on as "paidOn", e.note, e.entered_at as "enteredAt", e.edited_at as "editedAt",
     e.taken_back_at as "takenBackAt", ${displayName('a')} as "enteredByName", ${displayName('b')} as "editedByName",
     ${displayName('c')} as "takenBackByName"
   from membership_entries e
   left join users a on a.id = e.entered_by left join users b on b.id = e.edited_by
   left join users c on c.id = e.taken_back_by
   where e.member_id = :memberId and (:id::uuid is null or e.id = :id) order by e.place desc`,
);

/** The newest first, those taken back too. */
export const entriesOf = (db: Database, memberId: string) => entries(db, { memberId, id: null });

export const findEntry = async (db: Database, memberId: string, id: string) =>
  (await entries(db, { memberId, id }))[0];

const providerEvents = statement<{ id: string; at: Date; facts: PaymentFacts }, { memberId: string }>(
  'told_of_membership',
  `select id, occurred_at as at, facts from payment_events where user_id = :memberId
   order by occurred_at desc, id desc limit 100`,
);

export const eventsOfProvider = (db: Database, memberId: string) => providerEvents(db, { memberId });

const heldColumns = {
  id: users.id,
  role: users.role,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  timeZone: users.timeZone,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionExpiresAt: users.subscriptionExpiresAt,
  subscriptionPastDueAt: users.subscriptionPastDueAt,
  subscriptionRenewsAt: users.subscriptionRenewsAt,
  paymentFailedAt: users.paymentFailedAt,
  activatedUntil: users.activatedUntil,
  subscriptionId: users.subscriptionId,
  remindedOfPaymentAt: users.remindedOfPaymentAt,
};

/** The members of these memberships, held until the transaction is over: always in the same order. */
export const holdMembers = (tx: Database, ids: readonly string[]) =>
  tx
    .select(heldColumns)
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update');

export const holdMember = async (tx: Database, id: string) => (await holdMembers(tx, [id]))[0];

export type HeldMember = NonNullable<Awaited<ReturnType<typeof holdMember>>>;

export const standings = (tx: Database, ids: readonly string[]) =>
  tx
    .select({
      id: users.id,
      role: users.role,
      subscriptionStatus: users.subscriptionStatus,
      subscriptionExpiresAt: users.subscriptionExpiresAt,
      subscriptionPastDueAt: users.subscriptionPastDueAt,
    })
    .from(users)
    .where(inArray(users.id, [...ids]));

/** Until when each is let in by hand; null for not. */
export async function setActivatedUntil(
  tx: Database,
  until: ReadonlyMap<string, Date | null>,
): Promise<void> {
  const instants = [...until.values()].map(instant => instant?.toISOString() ?? null);
  await tx.execute(sql`
    update users u set activated_until = given.until
    from unnest(${sql.param([...until.keys()])}::uuid[], ${sql.param(instants)}::timestamptz[]) as given (id, until)
    where u.id = given.id`);
}

/** The number of each one's entries; those without any are left out. */
export async function countEntries(
  tx: Database,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ memberId: membershipEntries.memberId, count: count() })
    .from(membershipEntries)
    .where(inArray(membershipEntries.memberId, [...memberIds]))
    .groupBy(membershipEntries.memberId);
  return new Map(rows.map(row => [row.memberId, row.count]));
}

/** The entries that count, in the order in which they were made. */
export const countingEntries = (tx: Database, memberIds: readonly string[]): Promise<EntryRow[]> =>
  tx
    .select()
    .from(membershipEntries)
    .where(and(inArray(membershipEntries.memberId, [...memberIds]), isNull(membershipEntries.takenBackAt)))
    .orderBy(asc(membershipEntries.place));

/** In this order; answers their ids. */
export async function insertEntries(
  tx: Database,
  entries: readonly (typeof membershipEntries.$inferInsert)[],
): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = await tx
    .insert(membershipEntries)
    .values([...entries])
    .returning({ id: membershipEntries.id });
  return rows.map(({ id }) => id);
}

export type OfEntry = { memberId: string; id: string };

export async function changeEntry(
  tx: Database,
  { memberId, id }: OfEntry,
  changes: Partial<EntryRow>,
): Promise<void> {
  await tx
    .update(membershipEntries)
    .set(changes)
    .where(and(eq(membershipEntries.memberId, memberId), eq(membershipEntries.id, id)));
}

export async function membersOfEntries(tx: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ memberId: membershipEntries.memberId })
    .from(membershipEntries)
    .where(inArray(membershipEntries.id, [...ids]));
  return rows.map(({ memberId }) => memberId);
}

/** Takes back the entries of days that were not yet, and answers them as they were. */
export const takeBackEntries = (
  tx: Database,
  ids: readonly string[],
  by: { takenBackBy: string; takenBackAt: Date },
) =>
  tx
    .update(membershipEntries)
    .set(by)
    .where(
      and(
        inArray(membershipEntries.id, [...ids]),
        eq(membershipEntries.kind, 'days'),
        isNull(membershipEntries.takenBackAt),
      ),
    )
    .returning({
      memberId: membershipEntries.memberId,
      days: membershipEntries.days,
      amountCents: membershipEntries.amountCents,
      currency: membershipEntries.currency,
    });

/** Until when a pause runs that was not taken back; null where none does. */
export async function pauseRunning(tx: Database, memberId: string, now: Date): Promise<Date | null> {
  const [row] = await tx
    .select({ endsAt: membershipEntries.endsAt })
    .from(membershipEntries)
    .where(
      and(
        eq(membershipEntries.memberId, memberId),
        eq(membershipEntries.kind, 'pause'),
        isNull(membershipEntries.takenBackAt),
        gt(membershipEntries.endsAt, now),
      ),
    )
    .limit(1);
  return row?.endsAt ?? null;
}
