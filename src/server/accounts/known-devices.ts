import { and, count, desc, eq, gt, lt, ne, notInArray, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { securityEvents } from '#server/database/tables/security-events.ts';
import { knownDevices } from '#server/database/tables/session.ts';
import { readCookie, setCookie } from '#server/http/site-cookies.ts';
import { hashOfToken, newToken } from '#server/http/token.ts';
import { userAgentOf } from '#server/http/user-agent.ts';

/**
 * A browser in which someone has been signed in keeps a cookie that tells it from a stranger's: who guesses at an account
 * elsewhere does not keep its owner out (OWASP calls it a device cookie). It opens nothing.
 */
const cookieName = 'fellowship_device';
const day = 24 * 60 * 60 * 1000;
const lasts = 400 * day;
/** Of one person: whoever clears their cookies every evening makes a new one each morning. */
const most = 100;

const tokenForm = /^[\w-]{43}$/;

const tokenOf = (request: FastifyRequest): string | null => {
  const token = readCookie(request, cookieName);
  return token !== null && tokenForm.test(token) ? token : null;
};

/** What is stored of the browser that asks; null for one without the cookie. */
export function deviceKeyOf(request: FastifyRequest): string | null {
  const token = tokenOf(request);
  return token === null ? null : hashOfToken(token);
}

/** The browser that asks, if that account knows it. */
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

/** Whether anyone has been signed in there. */
export async function isKnownToSomeone(db: Database, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ known: count() })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, tokenHash));
  return (rows[0]?.known ?? 0) > 0;
}

const of = (tokenHash: string, userId: string) =>
  and(eq(knownDevices.tokenHash, tokenHash), eq(knownDevices.userId, userId));

/** Whether the account knows the browser that asks; if so, that it is still there is written down. */
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
 * From now on the account knows this browser. Several people may share one: its cookie is theirs together. One that we
 * have not given, or have forgotten, is not taken over.
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

/** Within a transaction that holds the user. */
export async function forgetUnusedDevices(tx: Database, userId: string): Promise<void> {
  const kept = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastSeenAt))
    .limit(most);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, kept)));
}

/** All of them but the one that asks: what was a known browser may have become someone else's. */
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

/** Whether the account has been signed in to before, anywhere. */
export async function hasBeenSignedIn(tx: Database, userId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ before: boolean }>(sql`
    select exists (select from known_devices where user_id = ${userId})
      or exists (select from sessions where user_id = ${userId})
      or exists (select from security_events where subject_id = ${userId} and kind = 'sign-in') as before`);
  return rows[0]?.before ?? false;
}

/** How often it was signed in to from a browser that it did not know. */
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
