import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { weeksTogether } from '#domain/training/schedule/path-blocks.ts';
import { type Database, statement } from '#server/database/database.ts';
import { inChunks } from '#server/database/in-chunks.ts';
import { pathBlocks, pathRuns, paths } from '#server/database/tables/paths.ts';
import { workouts } from '#server/database/tables/programs.ts';

type Block = { workoutId: string; name: string; weeks: number | null; isDeleted: boolean };
type Row = { id: string; name: string; blocks: Block[]; members: number };

/** SQL: a block that was given with the run `r` is still to be trained. */
const isOnIt = `exists (
  select from assignments a where a.path_run_id = r.id and a.status <> 'completed' and a.removed_at is null)`;

const listed = statement<Row, { id: string | null }>(
  'paths',
  `select p.id, p.name, coalesce((
     select json_agg(json_build_object('workoutId', w.id, 'name', w.name, 'weeks', w.num_weeks,
       'isDeleted', w.hidden_at is not null) order by b.position)
     from path_blocks b join workouts w on w.id = b.workout_id where b.path_id = p.id), '[]') as blocks,
     (select count(distinct r.member_id) from path_runs r where r.path_id = p.id and ${isOnIt}) as members
   from paths p where p.hidden_at is null and (:id::uuid is null or p.id = :id)
   order by p.name collate by_name, p.id`,
  { alone: true },
);

const asPath = (row: Row) => ({ ...row, weeks: weeksTogether(row.blocks.map(({ weeks }) => weeks)) });

export const allPaths = async (db: Database) => (await listed(db, { id: null })).map(asPath);

export const findPath = async (db: Database, id: string) => (await listed(db, { id })).map(asPath)[0];

/** Held until the transaction ends, so that two who change it, or give it to the same member, do so one after the other. */
export async function lockPath(tx: Database, id: string) {
  const rows = await tx
    .select()
    .from(paths)
    .where(and(eq(paths.id, id), isNull(paths.hiddenAt)))
    .for('no key update');
  return rows[0];
}

export async function insertPath(tx: Database, path: { name: string; createdBy: string; createdAt: Date }) {
  const [row] = await tx
    .insert(paths)
    .values({ ...path, updatedAt: path.createdAt })
    .returning({ id: paths.id });
  return row?.id ?? '';
}

type Changes = Partial<{ name: string; updatedAt: Date; hiddenAt: Date }>;

export async function setPath(tx: Database, id: string, changes: Changes): Promise<void> {
  await tx.update(paths).set(changes).where(eq(paths.id, id));
}

export async function putBlocks(tx: Database, pathId: string, workoutIds: readonly string[]): Promise<void> {
  await tx.delete(pathBlocks).where(eq(pathBlocks.pathId, pathId));
  await tx
    .insert(pathBlocks)
    .values(workoutIds.map((workoutId, index) => ({ pathId, workoutId, position: index + 1 })));
}

/** The workouts among these ids, with what decides whether they may be blocks. */
export const workoutsAmong = (tx: Database, ids: readonly string[]) =>
  tx
    .select({
      id: workouts.id,
      programType: workouts.programType,
      numWeeks: workouts.numWeeks,
      forMemberId: workouts.forMemberId,
      hiddenAt: workouts.hiddenAt,
    })
    .from(workouts)
    .where(inArray(workouts.id, [...ids]));

type Person = { id: string; role: 'admin' | 'member'; isOnIt: boolean };
type PathRowsInput = { pathId: string; groupId: string | null; ids: string[] };

/** The members of a group, or those who are named. */
export const peopleFor = statement<Person, PathRowsInput>(
  'people_for_path',
  `select u.id, u.role, exists (
     select from path_runs r where r.path_id = :pathId and r.member_id = u.id and ${isOnIt}) as "isOnIt"
   from users u
   where case when :groupId::uuid is null then u.id = any(:ids::uuid[])
     else u.role = 'member' and u.id in (select gm.member_id from grouped_members gm where gm.group_id = :groupId) end
   order by u.id`,
);

export async function isGroup(tx: Database, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from member_groups where id = ${id}`);
  return rows.length > 0;
}

type NewRun = { pathId: string; memberId: string; blockCount: number; assignedBy: string; createdAt: Date };

export async function insertRuns(tx: Database, runs: readonly NewRun[]) {
  const made: { id: string; memberId: string }[] = [];
  for (const chunk of inChunks(runs))
    made.push(
      ...(await tx
        .insert(pathRuns)
        .values(chunk)
        .returning({ id: pathRuns.id, memberId: pathRuns.memberId })),
    );
  return made;
}
