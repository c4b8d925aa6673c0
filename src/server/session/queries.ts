import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { type Database, statement } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';
import { accountLinks, sessions, signInFailures } from '#server/database/tables/session.ts';

/** The signed-in user, as the session look-up brings it with every request. */
export type SessionUser = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  bio: string | null;
  profileImageUrl: string | null;
  role: 'admin' | 'member';
  subscriptionStatus: string | null;
  subscriptionExpiresAt: Date | null;
  isFoundingMember: boolean;
  timeZone: string;
  createdAt: Date;
};

const userColumns = `u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.bio,
  u.profile_image_url as "profileImageUrl", u.role, u.subscription_status as "subscriptionStatus",
  u.subscription_expires_at as "subscriptionExpiresAt", u.is_founding_member as "isFoundingMember",
  u.time_zone as "timeZone", u.created_at as "createdAt"`;

const sessionByToken = statement<SessionUser & { sessionExpiresAt: Date }>(
  'session_by_token',
  `select ${userColumns}, s.expires_at as "sessionExpiresAt"
   from sessions s join users u on u.id = s.user_id
   where s.token_hash = $1 and s.expires_at > $2`,
);

export async function findSession(db: Database, tokenHash: string, now: Date) {
  return (await sessionByToken(db, [tokenHash, now]))[0] ?? null;
}

const userByEmail = statement<SessionUser & { passwordHash: string | null }>(
  'user_by_email',
  `select ${userColumns}, u.password_hash as "passwordHash" from users u where u.email = $1`,
);

export async function findUserByEmail(db: Database, email: string) {
  return (await userByEmail(db, [email]))[0] ?? null;
}

const userById = statement<SessionUser>('user_by_id', `select ${userColumns} from users u where u.id = $1`);

export async function findUser(db: Database, id: string): Promise<SessionUser | null> {
  return (await userById(db, [id]))[0] ?? null;
}

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function prolongSession(db: Database, tokenHash: string, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Clears what nobody can use any more. */
export async function deleteExpired(db: Database, now: Date): Promise<void> {
  const quarterHourAgo = new Date(now.getTime() - 15 * 60 * 1000);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, now));
  await db.delete(signInFailures).where(lt(signInFailures.at, quarterHourAgo));
}

export async function insertAccountLink(db: Database, link: typeof accountLinks.$inferInsert): Promise<void> {
  await db.insert(accountLinks).values(link);
}

const usable = (purpose: 'invitation' | 'setup', tokenHash: string, now: Date) =>
  and(
    eq(accountLinks.tokenHash, tokenHash),
    eq(accountLinks.purpose, purpose),
    isNull(accountLinks.usedAt),
    gt(accountLinks.expiresAt, now),
  );

export async function findInvitation(db: Database, tokenHash: string, now: Date) {
  const rows = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(usable('invitation', tokenHash, now));
  return rows[0] ?? null;
}

export async function setupLinkWorks(db: Database, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ purpose: accountLinks.purpose })
    .from(accountLinks)
    .where(usable('setup', tokenHash, now));
  return rows.length > 0;
}

/** Uses a link up; of two at the same instant one gets nothing. */
export async function useAccountLink(
  db: Database,
  purpose: 'invitation' | 'setup',
  tokenHash: string,
  now: Date,
): Promise<{ userId: string | null } | null> {
  const rows = await db
    .update(accountLinks)
    .set({ usedAt: now })
    .where(usable(purpose, tokenHash, now))
    .returning({ userId: accountLinks.userId });
  return rows[0] ?? null;
}

/** Ends the invitations still open for a user: only the newest link works. */
export async function endInvitationsOf(db: Database, userId: string): Promise<void> {
  await db.delete(accountLinks).where(and(eq(accountLinks.userId, userId), isNull(accountLinks.usedAt)));
}

export async function setPassword(
  db: Database,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));
}

export async function setTimeZone(db: Database, userId: string, timeZone: string): Promise<void> {
  await db.update(users).set({ timeZone }).where(eq(users.id, userId));
}

type Guess = { account: string; address: string };

/** Those who guess at one account, or from one address, are counted one after the other. */
export async function lockGuesses(tx: Database, { account, address }: Guess): Promise<void> {
  for (const key of [`account ${account}`, `address ${address}`]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
}

export async function insertFailure(tx: Database, failure: Guess & { at: Date }): Promise<void> {
  await tx.insert(signInFailures).values(failure);
}

/** Failed sign-ins since an instant, by account and by address. */
export async function countFailures(db: Database, { account, address }: Guess, since: Date) {
  const rows = await db
    .select({
      ofAccount: sql<number>`count(*) filter (where ${signInFailures.account} = ${account})`.mapWith(Number),
      ofAddress: sql<number>`count(*) filter (where ${signInFailures.address} = ${address})`.mapWith(Number),
    })
    .from(signInFailures)
    .where(
      and(
        or(eq(signInFailures.account, account), eq(signInFailures.address, address)),
        gt(signInFailures.at, since),
      ),
    );
  return rows[0] ?? { ofAccount: 0, ofAddress: 0 };
}
