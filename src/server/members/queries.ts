import { holdLock } from '#server/database/advisory-locks.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';
import { attachmentsOf } from '#server/attachments/queries.ts';
import { uploadsOf } from '#server/pictures/queries.ts';
import type { FilesLeft } from './files-left.ts';

const memberColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  role: users.role,
  subscriptionStatus: users.subscriptionStatus,
  subscriptionExpiresAt: users.subscriptionExpiresAt,
  subscriptionPastDueAt: users.subscriptionPastDueAt,
  providerStatus: users.providerStatus,
  isFoundingMember: users.isFoundingMember,
  subscriptionId: users.subscriptionId,
  mayMoveSessions: users.mayMoveSessions,
  maySwapExercises: users.maySwapExercises,
  invitationPending: sql<boolean>`${users.passwordHash} is null
    and not exists (select 1 from identities i where i.user_id = ${users.id})`,
  createdAt: users.createdAt,
};

export async function findMember(db: Database, id: string) {
  const rows = await db.select(memberColumns).from(users).where(eq(users.id, id));
  return rows[0] ?? null;
}

export async function insertMember(
  db: Database,
  member: Pick<typeof users.$inferInsert, 'email' | 'firstName' | 'lastName' | 'role'>,
) {
  const rows = await db.insert(users).values(member).returning(memberColumns);
  return rows[0];
}

export async function setMember(db: Database, id: string, changes: Partial<typeof users.$inferInsert>) {
  const rows = await db.update(users).set(changes).where(eq(users.id, id)).returning(memberColumns);
  return rows[0] ?? null;
}

/**
 * With everything that is theirs: the tables see to that. What they made for others stays. Held in the order in which
 * a log is saved, and a change of their own workouts, so that one under way is finished first. Answers which files are
 * left to remove.
 */
export async function deleteUser(tx: Database, id: string): Promise<FilesLeft | null> {
  await tx.execute(sql`select 1 from workouts where for_member_id = ${id} order by id for no key update`);
  await tx.execute(sql`select 1 from training_days where member_id = ${id} order by id for update`);
  await tx.execute(sql`select 1 from assignments where member_id = ${id} order by id for update`);
  await tx.execute(sql`
    delete from sign_in_failures where account = (select email from users where id = ${id})`);
  await tx.execute(sql`
    delete from account_links where email = (select email from users where id = ${id})`);
  await tx.execute(sql`delete from mails where recipient = (select email from users where id = ${id})`);
  await giveUpOwnWorkouts(tx, id);
  const uploads = await uploadsOf(tx, id);
  const attachments = await attachmentsOf(tx, id);
  const rows = await tx
    .delete(users)
    .where(eq(users.id, id))
    .returning({ email: users.email, picture: users.profileImageUrl });
  return rows[0] ? { email: rows[0].email, pictures: [rows[0].picture, ...uploads], attachments } : null;
}

/** Copies of workouts made for them lose their name, and are put away unless somebody else, or a program, has one. */
async function giveUpOwnWorkouts(tx: Database, id: string): Promise<void> {
  await tx.execute(sql`
    update workouts w set for_member_id = null,
      name = coalesce((select o.name from workouts o where o.id = w.copied_from_id), 'Workout'),
      hidden_at = case when exists (
        select 1 from assignments a where a.workout_id = w.id and a.member_id <> ${id} and a.removed_at is null)
        or exists (select 1 from program_days d where d.assigned_workout_id = w.id)
        then w.hidden_at else coalesce(w.hidden_at, now()) end
    where w.for_member_id = ${id}`);
}

export async function setMembership(
  db: Database,
  id: string,
  membership: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db.update(users).set(membership).where(eq(users.id, id));
}

/** Requests that make or unmake coaches wait here for one another. */
export async function lockCoaches(tx: Database): Promise<void> {
  await holdLock(tx, 'coaches');
}

export async function hasCoach(db: Database): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  return rows.length > 0;
}

export const coachCount = (tx: Database) => tx.$count(users, eq(users.role, 'admin'));

export async function insertCoach(
  db: Database,
  coach: { email: string; firstName: string; lastName: string; passwordHash: string },
): Promise<string> {
  const rows = await db
    .insert(users)
    .values({ ...coach, role: 'admin' })
    .returning({ id: users.id });
  return rows[0]?.id ?? '';
}
