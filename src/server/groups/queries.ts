import { eq, sql } from 'drizzle-orm';
import type { GroupColour } from '#domain/groups.ts';
import { type Database, statement } from '#server/database/database.ts';
import { memberGroups } from '#server/database/tables/coaching/groups.ts';

type Row = { id: string; name: string; colour: GroupColour; memberIds: string[] };

/** A member who has become a coach is in no group, and again in theirs as a member. */
const groups = statement<Row, { id: string | null }>(
  'member_groups',
  `select g.id, g.name, g.colour, coalesce(
     (select array_agg(u.id order by u.id)
      from grouped_members m join users u on u.id = m.member_id and u.role = 'member' where m.group_id = g.id),
     '{}') as "memberIds"
   from member_groups g where :id::uuid is null or g.id = :id
   order by g.name collate by_name, g.id`,
  { alone: true },
);

export const allGroups = (db: Database) => groups(db, { id: null });

export const findGroup = async (db: Database, id: string) => (await groups(db, { id }))[0];

export const countGroups = (tx: Database) => tx.$count(memberGroups);

type Named = { name: string; colour: GroupColour };

export async function insertGroup(tx: Database, group: Named & { createdAt: Date }): Promise<string> {
  const [row] = await tx.insert(memberGroups).values(group).returning({ id: memberGroups.id });
  return row?.id ?? '';
}

/** Held until the transaction ends, so that two who change who is in it do so one after the other. */
export async function groupToChange(tx: Database, id: string) {
  const rows = await tx.select().from(memberGroups).where(eq(memberGroups.id, id)).for('update');
  return rows[0];
}

export async function setGroup(tx: Database, id: string, changes: Partial<Named>): Promise<void> {
  await tx.update(memberGroups).set(changes).where(eq(memberGroups.id, id));
}

export async function deleteGroup(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .delete(memberGroups)
    .where(eq(memberGroups.id, id))
    .returning({ id: memberGroups.id });
  return rows.length > 0;
}

/** The people among these ids, and whether they coach; held, so that nobody is deleted meanwhile. */
export async function peopleToGroup(tx: Database, ids: readonly string[]) {
  const { rows } = await tx.execute<{ id: string; role: 'admin' | 'member' }>(sql`
    select id, role from users where id = any(${sql.param(ids)}::uuid[]) order by id for key share`);
  return rows;
}

export async function addToGroup(tx: Database, groupId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into grouped_members (group_id, member_id)
    select ${groupId}, unnest(${sql.param(ids)}::uuid[]) on conflict do nothing`);
}

export async function removeFromGroup(tx: Database, groupId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from grouped_members where group_id = ${groupId} and member_id = any(${sql.param(ids)}::uuid[])`);
}

/** All but these. */
export async function keepInGroup(tx: Database, groupId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from grouped_members where group_id = ${groupId} and member_id <> all(${sql.param(ids)}::uuid[])`);
}
