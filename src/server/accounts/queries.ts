import { and, desc, eq, gt, lte, ne, notInArray } from 'drizzle-orm';
import type {
  Centimeters,
  DistanceUnit,
  Kilograms,
  LengthUnit,
  Units,
  WeightUnit,
} from '#domain/measures/measure.ts';
import type { Loading } from '#domain/loads/loading.ts';
import { type Database, statement } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';
import { sessions } from '#server/database/tables/session.ts';
import { earliestBegin, notSeenSince } from './session-life.ts';

/** The signed-in user, read with the session at every request. */
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
  subscriptionPastDueAt: Date | null;
  isFoundingMember: boolean;
  age: number | null;
  sex: string | null;
  heightCm: Centimeters | null;
  weightKg: Kilograms | null;
  activityLevel: string | null;
  goal: string | null;
  dietPreference: string | null;
  allergens: string[];
  timeZone: string;
  weightUnit: WeightUnit;
  distanceUnit: DistanceUnit;
  lengthUnit: LengthUnit;
  loading: Loading | null;
  hasPassword: boolean;
  createdAt: Date;
};

const userColumns = `u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.bio,
  u.profile_image_url as "profileImageUrl", u.role, u.subscription_status as "subscriptionStatus",
  u.subscription_expires_at as "subscriptionExpiresAt", u.subscription_past_due_at as "subscriptionPastDueAt",
  u.is_founding_member as "isFoundingMember", u.age, u.sex, u.height_cm::float8 as "heightCm", u.weight_kg::float8 as "weightKg",
  u.activity_level as "activityLevel", u.goal, u.diet_preference as "dietPreference", u.allergens, u.time_zone as "timeZone",
  u.weight_unit as "weightUnit", u.distance_unit as "distanceUnit", u.length_unit as "lengthUnit",
  u.loading, u.password_hash is not null as "hasPassword", u.created_at as "createdAt"`;

const sessionByToken = statement<
  SessionUser & {
    sessionCreatedAt: Date;
    sessionExpiresAt: Date;
    sessionLastSeenAt: Date;
    isHostBound: boolean;
    madeKnown: boolean;
  },
  { tokenHash: string; now: Date; earliestBegin: Date }
>(
  'session_by_token',
  `select ${userColumns}, s.created_at as "sessionCreatedAt", s.expires_at as "sessionExpiresAt",
     s.last_seen_at as "sessionLastSeenAt", s.is_host_bound as "isHostBound",
     s.made_known as "madeKnown"
   from sessions s join users u on u.id = s.user_id
   where s.token_hash = :tokenHash and s.expires_at > :now and s.created_at > :earliestBegin`,
  { forSession: true },
);

export async function findSession(db: Database, tokenHash: string, now: Date) {
  return (await sessionByToken(db, { tokenHash, now, earliestBegin: earliestBegin(now) }))[0] ?? null;
}

const userByEmail = statement<SessionUser & { passwordHash: string | null }, { email: string }>(
  'user_by_email',
  `select ${userColumns}, u.password_hash as "passwordHash" from users u where u.email = :email`,
);

export async function findUserByEmail(db: Database, email: string) {
  return (await userByEmail(db, { email }))[0] ?? null;
}

const userById = statement<SessionUser, { id: string }>(
  'user_by_id',
  `select ${userColumns} from users u where u.id = :id`,
);

export async function findUser(db: Database, id: string): Promise<SessionUser | null> {
  return (await userById(db, { id }))[0] ?? null;
}

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Ends all sessions but the `kept` last used ones, whatever end a clock that ran wrong has given them. */
export async function endOldestSessions(tx: Database, userId: string, kept: number): Promise<void> {
  const lastUsed = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(...lastUsedFirst)
    .limit(kept);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(sessions.tokenHash, lastUsed)));
}

const lastUsedFirst = [desc(sessions.lastSeenAt), desc(sessions.createdAt)];

/** Notes the use of a session; true for the first of many requests at once. */
export async function storeSession(
  db: Database,
  tokenHash: string,
  expiresAt: Date,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt })
    .where(and(eq(sessions.tokenHash, tokenHash), lte(sessions.lastSeenAt, notSeenSince(now))))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function sessionsOf(db: Database, userId: string, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, earliestBegin(now)),
      ),
    )
    .orderBy(...lastUsedFirst);
}

/** Answers false when this person has no such session. */
export async function deleteSessionOf(db: Database, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Answers the user's id; null when there was no such session. */
export async function deleteSession(db: Database, tokenHash: string): Promise<string | null> {
  const rows = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({ userId: sessions.userId });
  return rows[0]?.userId ?? null;
}

/** Deletes a person's sessions, except the one with the hash `but`. */
export async function deleteSessionsOf(
  db: Database,
  userId: string,
  but: string | null = null,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), but === null ? undefined : ne(sessions.tokenHash, but)));
}

/** Makes an account and answers its id; null when the address has an account already. */
export async function insertAccount(
  tx: Database,
  account: Pick<
    typeof users.$inferInsert,
    'email' | 'firstName' | 'lastName' | 'weightUnit' | 'distanceUnit' | 'lengthUnit'
  >,
): Promise<string | null> {
  const rows = await tx
    .insert(users)
    .values(account)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return rows[0]?.id ?? null;
}

/**
 * Locks the user and answers the stored password's hash, so that nobody can sign in with a password, or change one,
 * that is being replaced.
 */
export async function lockPassword(tx: Database, userId: string): Promise<string | null> {
  const rows = await tx
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return rows[0]?.passwordHash ?? null;
}

export async function setPassword(
  tx: Database,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId));
}

export async function setUnits(tx: Database, userId: string, units: Units): Promise<void> {
  await tx.update(users).set(unitColumns(units)).where(eq(users.id, userId));
}

/** Units left out stay as they are. */
type SomeUnits = { [Measure in keyof Units]?: Units[Measure] | undefined };

export const unitColumns = ({ weight, distance, length }: SomeUnits) => ({
  weightUnit: weight,
  distanceUnit: distance,
  lengthUnit: length,
});

export async function setTimeZone(db: Database, userId: string, timeZone: string): Promise<void> {
  await db.update(users).set({ timeZone }).where(eq(users.id, userId));
}
