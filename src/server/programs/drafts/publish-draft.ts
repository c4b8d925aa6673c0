import { placedText } from '#domain/programs/program-difference.ts';
import type { KeptTree, ProgramTree } from '#domain/programs/program-tree.ts';
import type { Database } from '#server/database/database.ts';
import type { workouts } from '#server/database/tables/programs.ts';
import { conflict, requireFound } from '#server/http/problem.ts';
import type { By } from '#server/programs/versions/live-edits.ts';
import type { LiveProgram } from '#server/programs/versions/live-tree.ts';
import { insertVersion, newestVersion, writeDown } from '#server/programs/versions/version-rows.ts';
import {
  followProgramChange,
  followWeekCount,
} from '#server/training-days/schedule/follow-program-change.ts';
import {
  catchUp,
  countFollowers,
  type ProgramReach,
  refuseStrangers,
  stayBehind,
} from '#server/training-days/schedule/program-reach.ts';
import { lockWorkout } from '#server/training-days/versions/lock-workout.ts';
import { emptyDraft } from './draft-rows.ts';
import { heldDraft } from './held-draft.ts';
import type { Seen } from './seen-revision.ts';
import { liveChanges } from './show-draft.ts';
import { writeTree } from './write-tree.ts';

type Program = typeof workouts.$inferSelect;
type Publication = { reach: ProgramReach; note: string | null; seen: Seen | null };

/**
 * Makes the draft the live program, as a version of its own. Training days follow in the same transaction for those it
 * reaches; the others stay on the version that the program was until now. Answers the number of the version.
 */
export async function publishDraft(
  tx: Database,
  programId: string,
  { reach, note, seen }: Publication,
  by: By,
) {
  const program = requireFound(await lockWorkout(tx, programId), 'Program');
  const { live, row } = await heldDraft(tx, programId, seen);
  if (!row?.content) throw conflict('There is no draft of this program to publish');
  const content = understood(row.content);
  await refuseLiveChanges(tx, live, row);
  await refuseStrangers(tx, programId, reach);
  const former = await versionUntilNow(tx, program, live);
  await stayBehind(tx, programId, reach, former);
  const after = await writeTree(tx, programId, live.tree, content, by.now);
  await followWeekCount(tx, program, after.numWeeks, by.now);
  if (typeof reach !== 'string') await catchUp(tx, { program, weeks: after.numWeeks }, reach, by.now);
  await followProgramChange(tx, programId, by.now);
  const version = former + 1;
  const tree: KeptTree = { ...content, attached: live.tree.attached };
  const reached = await countFollowers(tx, programId);
  await insertVersion(tx, {
    workoutId: programId,
    version,
    kind: 'published',
    publishedAt: by.now,
    publishedBy: by.coachId,
    note,
    reach: typeof reach === 'string' ? reach : [...reach],
    reached,
    numWeeks: after.numWeeks,
    content: tree,
  });
  await emptyDraft(tx, programId, by.coachId, by.now);
  return { version, reached, program: after };
}

/** Lines that nobody has understood are in nobody's training. */
function understood(tree: ProgramTree): ProgramTree {
  const lines = tree.weeks.flatMap(week => week.days.flatMap(day => day.unread ?? []));
  if (lines.length === 0) return tree;
  const count = lines.length === 1 ? '1 line is' : `${lines.length} lines are`;
  throw conflict(`${count} not understood yet`);
}

const mostNamed = 3;

async function refuseLiveChanges(tx: Database, live: LiveProgram, row: Parameters<typeof liveChanges>[2]) {
  const changes = await liveChanges(tx, live, row);
  if (changes.length === 0) return;
  const named = changes.slice(0, mostNamed).map(placedText);
  const others = changes.length - named.length;
  const more = others === 0 ? '' : `; and ${others} more`;
  throw conflict(
    `This program was changed live since the draft began. Take that into the draft first. ${named.join('; ')}${more}`,
    { liveChanges: changes.map(({ part: _part, ...change }) => change) },
  );
}

/** The version that the program is until now, written down: who stays behind stays on it. */
async function versionUntilNow(tx: Database, program: Program, live: LiveProgram): Promise<number> {
  const newest = await newestVersion(tx, program.id);
  if (newest === null) {
    await insertVersion(tx, {
      workoutId: program.id,
      version: 0,
      kind: 'first',
      publishedAt: program.createdAt,
      publishedBy: program.createdBy,
      reach: 'all',
      numWeeks: live.numWeeks,
      content: live.tree,
    });
    return 0;
  }
  if (!newest.isWritten) await writeDown(tx, { workoutId: program.id, version: newest.version }, live);
  return newest.version;
}
