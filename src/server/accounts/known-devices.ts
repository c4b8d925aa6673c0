import { and, count, desc, eq, gt, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { securityEvents } from '#server/database/tables/security-events.ts';
import { knownDevices } from '#server/database/tables/session.ts';
import { readCookie, setCookie } from '#server/http/site-cookies.ts';
import { hashOfToken, newToken } from '#server/http/token.ts';
import { userAgentOf } from '#server/http/user-agent.ts';

/**
 * A browser in which someone was signed in keeps this cookie. Failed guesses from strangers' browsers then do not lock
 * the owner out (OWASP calls it a device cookie). The cookie alone opens nothing.
 */
const cookieName = 'fellowship_device';
const day = 24 * 60 * 60 * 1000;
const lasts = 400 * day;
/** The most known browsers of one person. People who clear their cookies make a new one at each sign-in. */
const maxDevices = 100;

const tokenForm = /^[\w-]{43}$/;

const tokenOf = (request: FastifyRequest): string | null => {
  const token = readCookie(request, cookieName);
  return token !== null && tokenForm.test(token) ? token : null;
};

/** The stored hash of the asking browser's cookie; null without one. */
export function deviceKeyOf(request: FastifyRequest): string | null {
  const token = tokenOf(request);
  return token === null ? null : hashOfToken(token);
}

/** The hash of the asking browser's cookie, if the account knows that browser. */
export async function knownDeviceOf(
  db: Database,
  request: FastifyRequest,
  userId: string,
): Promise<string | null> {
  const tokenHash = deviceKeyOf(request);
  if (tokenHash === null) return null;
  const known = await db.$count(knownDevices, of(tokenHash, userId));
  return known > 0 ? tokenHash : null;
}

/** Someone, anyone, was signed in in this browser. */
export async function isKnownToSomeone(db: Database, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ known: count() })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, tokenHash));
  return (rows[0]?.known ?? 0) > 0;
}

const of = (tokenHash: string, userId: string) =>
  and(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.userId, userId));

/** Notes the use of the asking browser. Answers false when the account does not know it. */
export async function noteDeviceUse(
  db: Database,
  request: FastifyRequest,
  userId: string,
  now: Date,
): Promise<boolean> {
  const tokenHash = deviceKeyOf(request);
  if (tokenHash === null) return false;
  const rows = await db
    .update(knownDevices)
    .set({ lastSeenAt: now })
    .where(of(tokenHash, userId))
    .returning({ userId: knownDevices.userId });
  return rows.length > 0;
}

type Call = { request: FastifyRequest; reply: FastifyReply; now: Date };

/**
 * Makes the account know this browser. People who share a browser share its cookie. A cookie that we did not set, or
 * have forgotten, is replaced.
 */
export async function makeDeviceKnown(
  db: Database,
  { request, reply, now }: Call,
  userId: string,
): Promise<void> {
  const sent = tokenOf(request);
  const isOurs = sent !== null && (await isKnownToSomeone(db, hashOfToken(sent)));
  const token = isOurs ? sent : newToken();
  const seen = { lastSeenAt: now, userAgent: userAgentOf(request) };
  await db
    .insert(knownDevices)
    .values({ tokenHash: hashOfToken(token), userId, createdAt: now, ...seen })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: seen });
  setCookie(request, reply, cookieName, { value: token, expires: new Date(now.getTime() + lasts) });
}

/** Deletes all but the `most` last used browsers, in a transaction that has locked the user. */
export async function forgetUnusedDevices(tx: Database, userId: string): Promise<void> {
  const kept = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt))
    .limit(maxDevices);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, kept)));
}

/** Deletes all known browsers but the asking one, because a known browser may be in other hands by now. */
export async function forgetOtherDevices(
  tx: Database,
  request: FastifyRequest,
  userId: string,
): Promise<void> {
  const asking = deviceKeyOf(request) ?? '';
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.tokenHash, asking)));
}

/** Someone has signed in to the account before, in any browser. */
export async function hasBeenSignedIn(tx: Database, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ before: boolean }>(sql`
    select exists (select from known_devices where user_id = ${userId})
      or exists (select from sessions where user_id = ${userId})
      or exists (select from security_events where subject_id = ${userId} and kind = 'sign-in') as before`);
  return rows[0]?.before ?? false;
}

/** The number of sign-ins from browsers that the account did not know. */
export const newDevicesSince = (tx: Database, userId: string, since: Date): Promise<number> =>
  tx.$count(
    securityEvents,
    and(
      eq(securityEvents.subjectId, userId),
      eq(securityEvents.kind, 'sign-in'),
      gt(securityEvents.at, since),
      sql`${securityEvents.details} @> '{"newDevice": true}'`,
    ),
  );

export async function deleteOldDevices(db: Database, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, new Date(now.getTime() - lasts)));
}
