import { and, desc, eq, sql } from 'drizzle-orm';
import type { StoredTree } from '#domain/programs/program-tree.ts';
import type { PublicationPlan } from '#domain/programs/publication-plan.ts';
import type { Database } from '#server/database/database.ts';
import { programVersionDays, programVersions } from '#server/database/tables/program-versions.ts';
import type { LiveProgram } from './live-tree.ts';
import { compileDays } from '#server/training-days/versions/compile-days.ts';

type Row = typeof programVersions.$inferSelect;
export type Newest = Pick<Row, 'version' | 'publishedAt' | 'publishedBy'> & { isWritten: boolean };

/** The newest version of a program, without what it holds; null before its first publication. */
export async function newestVersion(tx: Database, workoutId: string): Promise<Newest | null> {
  const [row] = await tx
    .select({
      version: programVersions.version,
      publishedAt: programVersions.publishedAt,
      publishedBy: programVersions.publishedBy,
      isWritten: sql<boolean>`${programVersions.content} is not null`,
    })
    .from(programVersions)
    .where(eq(programVersions.workoutId, workoutId))
    .orderBy(desc(programVersions.version))
    .limit(1);
  return row ?? null;
}

type New = Omit<Row, 'content' | 'note' | 'reached'> & Partial<Row>;

/** A version that is the program as it is now, written down; the caller holds the program. */
export async function insertVersion(tx: Database, version: New & { content: StoredTree }): Promise<void> {
  await tx.insert(programVersions).values(version);
  await keepDays(tx, version.workoutId, version.version);
}

/** What the program is until now, written down before another version of it is written: who stays behind stays on it. */
export async function writePrevious(
  tx: Database,
  workoutId: string,
  { version, isNew, isWritten }: PublicationPlan['previous'],
  { tree, numWeeks, createdAt, createdBy }: LiveProgram,
): Promise<void> {
  if (isWritten) return;
  if (isNew)
    await tx.insert(programVersions).values({
      workoutId,
      version,
      kind: 'first',
      publishedAt: createdAt,
      publishedBy: createdBy,
      reach: 'all',
      numWeeks,
      content: tree,
    });
  else await setContent(tx, { workoutId, version }, { tree, numWeeks });
  await keepDays(tx, workoutId, version);
}

/** A version that goes on being the program as it is, until it is written down. */
export async function insertLiveVersion(
  tx: Database,
  version: Pick<Row, 'workoutId' | 'version' | 'publishedAt' | 'publishedBy'>,
): Promise<void> {
  await tx.insert(programVersions).values({ ...version, kind: 'live', reach: 'all' });
}

type Which = { workoutId: string; version: number };
type Content = Pick<LiveProgram, 'tree' | 'numWeeks'>;

/** Writes down what live edits have made of a program: from now on this version stays as it is. */
export async function writeDown(tx: Database, which: Which, content: Content): Promise<void> {
  await setContent(tx, which, content);
  await keepDays(tx, which.workoutId, which.version);
}

async function setContent(tx: Database, { workoutId, version }: Which, { tree, numWeeks }: Content) {
  await tx
    .update(programVersions)
    .set({ content: tree, numWeeks })
    .where(and(eq(programVersions.workoutId, workoutId), eq(programVersions.version, version)));
}

async function keepDays(tx: Database, workoutId: string, version: number): Promise<void> {
  await compileDays(tx, workoutId);
  await tx.execute(sql`
    insert into ${programVersionDays} (workout_id, version, week_number, day_of_week, day_version_id)
    select w.program_id, ${version}, w.week_number, d.day_of_week, d.current_version_id
    from program_weeks w join program_days d on d.week_id = w.id
    where w.program_id = ${workoutId} and d.current_version_id is not null`);
}
