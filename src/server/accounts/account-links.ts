import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { shortestPassword } from '#domain/password.ts';
import { holdLockOf } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';
import { accountLinks } from '#server/database/tables/session.ts';
import { hashOfToken, newToken } from '#server/http/token.ts';

type Purpose = (typeof accountLinks.$inferSelect)['purpose'];

/** The purpose of a link, and the person it is for. */
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

/** The most letters an hour with a link for one purpose and one person, by anyone. */
const maxPerHour = 3;

/**
 * Makes a single-use link and answers its token; only the hash is stored. Earlier links go on working, because a
 * stranger may be asking, who must not end the owner's link.
 */
export async function giveLink(tx: Database, link: LinkFor, now: Date): Promise<string> {
  const token = newToken();
  await insertLink(tx, { ...link, tokenHash: hashOfToken(token) }, now);
  return token;
}

/** Ends the person's earlier links for the same purpose. */
export async function endEarlierLinks(tx: Database, link: LinkFor, now: Date): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(sameAs(link), isNull(accountLinks.usedAt)));
}

/** Makes the link by which the first coach sets the app up, and answers its token. */
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

/** Requests for links to one address wait for each other. */
export async function lockLinksOf(tx: Database, email: string): Promise<void> {
  await holdLockOf(tx, `links of ${email}`);
}

/** The limit of letters was reached in the last hour. */
export async function isLinkLimitReached(tx: Database, link: LinkFor, now: Date): Promise<boolean> {
  const givenAnHourAgo = new Date(now.getTime() - hour + lasts[link.purpose]);
  const givenNow = new Date(now.getTime() + lasts[link.purpose]);
  // A clock that ran ahead may have made links later than now; they do not count.
  const inTheHour = and(gt(accountLinks.expiresAt, givenAnHourAgo), lte(accountLinks.expiresAt, givenNow));
  const given = await tx.$count(accountLinks, and(sameAs(link), inTheHour));
  return given >= maxPerHour;
}

const usable = (purposes: readonly Purpose[], token: string, now: Date) =>
  and(
    eq(accountLinks.tokenHash, hashOfToken(token)),
    inArray(accountLinks.purpose, purposes),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, now),
  );

/** The person a link is for; null as well for a sign-up whose address has an account in the meantime. */
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

/** Adds the shortest password that the person may choose, for the link's page. */
export const withShortest = <Link extends { role: 'admin' | 'member' }>(link: Link) => ({
  ...link,
  shortestPassword: shortestPassword[link.role],
});

/** Uses a link up. A second call at the same instant gets null. */
export async function takeLink(tx: Database, purposes: readonly Purpose[], token: string, now: Date) {
  const rows = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(usable(purposes, token, now))
    .returning();
  return rows[0] ?? null;
}

/** Ends all links of a person, so that no earlier letter can change a password that was just chosen. */
export async function endLinksOf(tx: Database, userId: string, now: Date): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt)));
}

/** Deletes old links. A used one is kept for a day, because it counts for the hour's limit. */
export async function deleteOldLinks(db: Database, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - day);
  await db.delete(accountLinks).where(or(lt(accountLinks.expiresAt, now), lt(accountLinks.usedAt, dayAgo)));
}
