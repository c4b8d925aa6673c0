import { sql } from 'drizzle-orm';
import type { StoredTree, ProgramTree } from '#domain/programs/program-tree.ts';
import { workoutsOf } from '#domain/programs/program-tree.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { programDrafts } from '#server/database/tables/program-versions.ts';
import { findAssignable } from '#server/programs/queries.ts';

/** A draft as it is kept; `content` and `base` are null where it was published or thrown away. */
export type DraftRow = {
  revision: number;
  content: ProgramTree | null;
  base: StoredTree | null;
  updatedAt: Date;
  updatedBy: string | null;
  updatedByName: string | null;
  /** Workouts that it named when it was saved, also those that are deleted since. */
  named: Set<string>;
};

const columns = `d.revision, d.content, d.base, d.updated_at as "updatedAt", d.updated_by as "updatedBy",
  ${displayName('u')} as "updatedByName"`;

const draftOf = statement<Omit<DraftRow, 'named'>, { workoutId: string }>(
  'program_draft',
  `select ${columns} from program_drafts d left join users u on u.id = d.updated_by where d.workout_id = :workoutId`,
  { alone: true },
);

/** The draft of a program; null where there never was one. */
export async function readDraft(db: Database, workoutId: string): Promise<DraftRow | null> {
  const [row] = await draftOf(db, { workoutId });
  if (!row) return null;
  const { content } = row;
  return {
    ...row,
    content: content && (await withoutGoneWorkouts(db, content)),
    named: workoutsOf(content ?? { weeks: [] }),
  };
}

/** The same, held still until the transaction ends: whoever writes a draft asks this first. */
export async function lockDraft(tx: Database, workoutId: string): Promise<DraftRow | null> {
  await tx.execute(sql`select 1 from ${programDrafts} where workout_id = ${workoutId} for update`);
  return readDraft(tx, workoutId);
}

/** Deleting a workout takes it off the days that use it, those of drafts and former versions too. */
export async function withoutGoneWorkouts<Tree extends ProgramTree>(db: Database, tree: Tree): Promise<Tree> {
  const named = workoutsOf(tree);
  if (named.size === 0) return tree;
  const known = await findAssignable(db, [...named]);
  if (known.size === named.size) return tree;
  const isKnown = (id: string | null) => id !== null && known.has(id);
  return {
    ...tree,
    weeks: tree.weeks.map(week => ({
      ...week,
      days: week.days.map(day =>
        isKnown(day.assignedWorkoutId) ? day : { ...day, assignedWorkoutId: null },
      ),
    })),
  };
}

type Saved = { content: ProgramTree; updatedBy: string; updatedAt: Date };

/** Puts another state into a draft that there is; the caller holds it. Answers its revision. */
export async function replaceContent(
  tx: Database,
  workoutId: string,
  { content, updatedBy, updatedAt }: Saved,
  base?: StoredTree,
): Promise<void> {
  await tx.execute(sql`
    update ${programDrafts} set content = ${JSON.stringify(content)}::jsonb, revision = revision + 1,
      updated_by = ${updatedBy}, updated_at = ${updatedAt}
      ${base === undefined ? sql`` : sql`, base = ${JSON.stringify(base)}::jsonb`}
    where workout_id = ${workoutId}`);
}

/** Begins the first draft of a program. Answers false when another coach has just done so. */
export async function insertDraft(
  tx: Database,
  workoutId: string,
  { content, updatedBy, updatedAt }: Saved,
  base: StoredTree,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into ${programDrafts} (workout_id, revision, content, base, updated_by, updated_at)
    values (${workoutId}, 1, ${JSON.stringify(content)}::jsonb, ${JSON.stringify(base)}::jsonb, ${updatedBy}, ${updatedAt})
    on conflict (workout_id) do nothing`);
  return rowCount === 1;
}

/** Empties a draft. Its revision goes on, so that what was saved on top of it is refused. */
export async function emptyDraft(tx: Database, workoutId: string, by: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update ${programDrafts} set content = null, base = null, revision = revision + 1,
      updated_by = ${by}, updated_at = ${now}
    where workout_id = ${workoutId} and content is not null`);
}
