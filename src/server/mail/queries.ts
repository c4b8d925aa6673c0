import { sql } from 'drizzle-orm';
import { type Database, statement } from '#server/database/database.ts';

export type QueuedMail = {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  /** The address that ends letters of its kind at one click. */
  unsubscribe: string | null;
  createdAt: Date;
  /** Counts the one that is being made. */
  attempts: number;
};

type Claim = { now: Date; until: Date; most: number };

/**
 * Due letters that are not held, for the server that asks first: nobody else gets it until `until`, also when the
 * sender does not live so long. No wait is as long as a day: what is put off for longer was so by a clock that ran
 * ahead.
 */
const claimDue = statement<QueuedMail, Claim>(
  'claim_mails',
  `with due as materialized (
     select id from mails
     where held_at is null and (next_try_at <= :now or next_try_at > :now::timestamptz + interval '1 day')
     order by (unsubscribe is not null), next_try_at, id limit :most for update skip locked)
   update mails m set attempts = m.attempts + 1, next_try_at = :until from due where m.id = due.id
   returning m.id, m.recipient, m.subject, m.text, m.html, m.unsubscribe, m.created_at as "createdAt", m.attempts`,
  { alone: true },
);

export async function claimMails(db: Database, claim: Claim): Promise<QueuedMail[]> {
  const claimed = await claimDue(db, claim);
  return claimed.toSorted((a, b) => a.id - b.id);
}

/** Deletes mails that have been sent, or will not be any more. Answers those that were still there. */
export async function deleteMails(db: Database, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    delete from mails where id = any(${sql.param([...ids])}::bigint[]) returning id`);
  return new Set(rows.map(({ id }) => Number(id)));
}

export async function postponeMails(
  db: Database,
  mails: readonly { id: number; nextTryAt: Date }[],
): Promise<void> {
  const ids = mails.map(({ id }) => id);
  const times = mails.map(({ nextTryAt }) => nextTryAt.toISOString());
  await db.execute(sql`
    update mails set next_try_at = later.at
    from unnest(${sql.param(ids)}::bigint[], ${sql.param(times)}::timestamptz[]) as later (id, at)
    where mails.id = later.id`);
}

export async function countHeldMails(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from mails where held_at is not null`,
  );
  return rows[0]?.count ?? 0;
}

/** Lets what is held go out. Answers how many letters those are. */
export async function releaseHeldMails(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.execute(
    sql`update mails set held_at = null, next_try_at = ${now} where held_at is not null`,
  );
  return rowCount ?? 0;
}

export async function dropHeldMails(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`delete from mails where held_at is not null`);
  return rowCount ?? 0;
}
