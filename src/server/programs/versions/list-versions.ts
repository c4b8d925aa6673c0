import type { StoredTree } from '#domain/programs/program-tree.ts';
import { programDifference } from '#domain/programs/program-difference.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import { readLive } from './live-tree.ts';
import { namesIn, unlistedIn } from './names.ts';

export type VersionRow = {
  version: number;
  kind: 'first' | 'published' | 'live';
  publishedAt: Date;
  publishedBy: string | null;
  note: string | null;
  reach: 'all' | 'none' | string[];
  reached: number | null;
  following: number;
};

/** `following` are members on it now: those who follow the program are on the newest. */
const versionsOf = statement<VersionRow, { workoutId: string }>(
  'program_versions',
  `select v.version, v.kind, v.published_at as "publishedAt", ${displayName('u')} as "publishedBy", v.note, v.reach, v.reached,
     (select count(distinct a.member_id)::int from assignments a
      where a.workout_id = v.workout_id and a.status <> 'completed' and a.removed_at is null
        and coalesce(a.program_version, n.newest) = v.version) as following
   from program_versions v left join users u on u.id = v.published_by
   cross join (select max(x.version) as newest from program_versions x where x.workout_id = :workoutId) n
   where v.workout_id = :workoutId
   order by v.version desc`,
  { alone: true },
);

const contentsOf = statement<
  { version: number; content: StoredTree | null },
  { workoutId: string; versions: number[] }
>(
  'program_version_contents',
  `select v.version, v.content from program_versions v
   where v.workout_id = :workoutId and v.version = any(:versions::int[])`,
  { alone: true },
);

export const listVersions = (db: Database, workoutId: string) => versionsOf(db, { workoutId });

/** What programs were in these versions, by their numbers; one that is not written down yet is the program as it is. */
async function versionTrees(
  db: Database,
  workoutId: string,
  versions: number[],
): Promise<Map<number, StoredTree>> {
  const rows = await contentsOf(db, { workoutId, versions });
  const trees = rows.map(
    async ({ version, content }): Promise<[number, StoredTree]> => [
      version,
      content ?? (await readLive(db, workoutId)).tree,
    ],
  );
  return new Map(await Promise.all(trees));
}

export const versionTree = async (db: Database, workoutId: string, version: number): Promise<StoredTree> =>
  requireFound((await versionTrees(db, workoutId, [version])).get(version), 'Version');

/** One version whole, with how it differs from the one before. */
export async function versionAnswer(db: Database, workoutId: string, version: number) {
  const rows = await listVersions(db, workoutId);
  const row = requireFound(
    rows.find(one => one.version === version),
    'Version',
  );
  const trees = await versionTrees(db, workoutId, [version - 1, version]);
  const tree = requireFound(trees.get(version), 'Version');
  const before = trees.get(version - 1);
  return {
    ...row,
    ...tree,
    difference: before ? programDifference(before, tree, await namesIn(db, [before, tree])) : [],
    unknown: await unlistedIn(db, tree),
  };
}
