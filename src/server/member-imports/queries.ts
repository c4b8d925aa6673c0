import { sql } from 'drizzle-orm';
import { groupColours } from '#domain/groups.ts';
import { type Database, statement } from '#server/database/database.ts';
import { inChunks } from '#server/database/in-chunks.ts';
import { users } from '#server/database/tables/members.ts';
import { membershipEntries } from '#server/database/tables/membership.ts';

const addresses = statement<{ email: string }, { emails: readonly string[] }>(
  'addresses_with_an_account',
  'select email from users where email = any(:emails::text[])',
);

export const addressesTaken = async (db: Database, emails: readonly string[]): Promise<Set<string>> =>
  new Set((await addresses(db, { emails })).map(({ email }) => email));

type Program = { id: string; name: string };

/** The programs that can be assigned by name: copies that are one member's alone are not. */
const programs = statement<Program>(
  'programs_to_begin_with',
  `select id, name from workouts
   where hidden_at is null and program_type <> 'daily_workout' and for_member_id is null
   order by name collate by_name, id`,
);

export const assignablePrograms = (db: Database) => programs(db, {});

export type NewPerson = typeof users.$inferInsert;

/** People who have got an account meanwhile are left out. Answers the ids by address. */
export async function insertPeople(tx: Database, people: readonly NewPerson[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const some of inChunks(people)) {
    const rows = await tx
      .insert(users)
      .values(some)
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id, email: users.email });
    for (const { id, email } of rows) ids.set(email, id);
  }
  return ids;
}

export async function insertPaidUntil(
  tx: Database,
  entries: readonly (typeof membershipEntries.$inferInsert)[],
): Promise<void> {
  for (const some of inChunks(entries)) await tx.insert(membershipEntries).values(some);
}

/** Groups of these names, in colours that go round. */
export async function insertGroups(
  tx: Database,
  names: readonly string[],
  { from, createdAt }: { from: number; createdAt: Date },
): Promise<void> {
  if (names.length === 0) return;
  const colours = names.map((_, at) => groupColours[(from + at) % groupColours.length] ?? 'grey');
  await tx.execute(sql`
    insert into member_groups (name, colour, created_at)
    select given.name, given.colour, ${createdAt.toISOString()}::timestamptz
    from unnest(${sql.param([...names])}::text[], ${sql.param(colours)}::text[]) as given (name, colour)`);
}

/** Puts each member into each of the groups that stand beside. */
export async function putIntoGroups(
  tx: Database,
  pairs: readonly { groupId: string; memberId: string }[],
): Promise<void> {
  if (pairs.length === 0) return;
  await tx.execute(sql`
    insert into grouped_members (group_id, member_id)
    select * from unnest(${sql.param(pairs.map(({ groupId }) => groupId))}::uuid[],
      ${sql.param(pairs.map(({ memberId }) => memberId))}::uuid[]) on conflict do nothing`);
}
