import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { shortestPassword } from '#domain/password.ts';
import { holdLockOf } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';
import { accountLinks } from '#server/database/tables/session.ts';
import { hashOfToken, newToken } from '#server/http/token.ts';

type Purpose = (typeof accountLinks.$inferSelect)['purpose'];

/** What a link is for, and whose it is. */
export type LinkFor =
  | { purpose: 'invitation' | 'password'; userId: string }
  | { purpose: 'sign-up'; email: string; firstName: string; lastName: string };

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const lasts: Record<Purpose, number> = {
  invitation: 7 * day,
  'sign-up': day,
  password: hour,
  setup: day,
};

/** Letters with a link, for one purpose and one person; whoever asks. */
const mostAnHour = 3;

/**
 * The token of a new single-use link; only its hash is kept. Links from before go on working: whoever asks may be a
 * stranger, who must not end what someone else was given.
 */
export async function giveLink(tx: Database, link: LinkFor, now: Date): Promise<string> {
  const token = newToken();
  await insertLink(tx, { ...link, tokenHash: hashOfToken(token) }, now);
  return token;
}

/** Ends the links that were given for the same end. */
export async function endEarlierLinks(tx: Database, link: LinkFor, now: Date): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(sameAs(link), isNull(accountLinks.usedAt)));
}

/** The token of a link that makes the first coach. */
export async function giveSetupLink(db: Database, now: Date): Promise<string> {
  const token = newToken();
  await insertLink(db, { purpose: 'setup', tokenHash: hashOfToken(token) }, now);
  return token;
}

async function insertLink(
  db: Database,
  link: Omit<typeof accountLinks.$inferInsert, 'expiresAt'>,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + lasts[link.purpose]);
  await db.insert(accountLinks).values({ ...link, expiresAt });
}

const sameAs = (link: LinkFor) =>
  and(
    eq(accountLinks.purpose, link.purpose),
    link.purpose === 'sign-up' ? eq(accountLinks.email, link.email) : eq(accountLinks.userId, link.userId),
  );

/** Who asks for links for one address does so one after the other. */
export async function lockLinksOf(tx: Database, email: string): Promise<void> {
  await holdLockOf(tx, `links of ${email}`);
}

/** Whether so many were given in the last hour that no further letter goes out. */
export async function isGivenTooOften(tx: Database, link: LinkFor, now: Date): Promise<boolean> {
  const givenAnHourAgo = new Date(now.getTime() - hour + lasts[link.purpose]);
  const givenNow = new Date(now.getTime() + lasts[link.purpose]);
  // What a clock that ran ahead has given later on does not count.
  const inTheHour = and(gt(accountLinks.expiresAt, givenAnHourAgo), lte(accountLinks.expiresAt, givenNow));
  const given = await tx.$count(accountLinks, and(sameAs(link), inTheHour));
  return given >= mostAnHour;
}

const usable = (purposes: readonly Purpose[], token: string, now: Date) =>
  and(
    eq(accountLinks.tokenHash, hashOfToken(token)),
    inArray(accountLinks.purpose, purposes),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, now),
  );

/** Whom a link is for; null for a sign-up whose address has become someone's account in the meantime. */
export async function findLink(db: Database, purposes: readonly Purpose[], token: string, now: Date) {
  const rows = await db
    .select({
      userId: users.id,
      email: sql<string>`coalesce(${users.email}, ${accountLinks.email})`,
      firstName: sql<string | null>`coalesce(${users.firstName}, ${accountLinks.firstName})`,
      lastName: sql<string | null>`coalesce(${users.lastName}, ${accountLinks.lastName})`,
      role: sql<'admin' | 'member'>`coalesce(${users.role}, 'member')`,
      purpose: accountLinks.purpose,
    })
    .from(accountLinks)
    .leftJoin(users, or(eq(users.id, accountLinks.userId), eq(users.email, accountLinks.email)))
    .where(usable(purposes, token, now));
  const [link] = rows;
  return link === undefined || (link.purpose === 'sign-up' && link.userId !== null) ? null : link;
}

/** What its page has to know: whom to greet, and what they may choose. */
export const withShortest = <Link extends { role: 'admin' | 'member' }>(link: Link) => ({
  ...link,
  shortestPassword: shortestPassword[link.role],
});

/** Uses a link up; of two at the same instant one gets nothing. */
export async function takeLink(tx: Database, purposes: readonly Purpose[], token: string, now: Date) {
  const rows = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(usable(purposes, token, now))
    .returning();
  return rows[0] ?? null;
}

/** Once a password is chosen, no letter from before chooses another. */
export async function endLinksOf(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt)));
}

/** Used ones are kept for a day: they tell how many were given in the last hour. */
export async function deleteOldLinks(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - day);
  await db.delete(accountLinks).where(or(lt(accountLinks.expiresAt, now), lt(accountLinks.usedAt, dayAgo)));
}
