import { type Audience, planPublication } from '#domain/programs/publication-plan.ts';
import type { ProgramTree } from '#domain/programs/program-tree.ts';
import { isSame } from '#domain/programs/document/merge/same.ts';
import type { Database } from '#server/database/database.ts';
import { badInput, conflict } from '#server/http/problem.ts';
import { dayTooFull, exerciseCountsOf } from '#server/programs/exercise-limit.ts';
import type { By } from '#server/programs/versions/live-edits.ts';
import { lockAudienceDays } from '#server/training-days/schedule/lock-open-days.ts';
import { programAssignments } from '#server/training-days/schedule/program-assignments.ts';
import { lockWorkout } from '#server/training-days/versions/lock-workout.ts';
import { ChangedLive } from './draft-refusals.ts';
import { heldDraft } from './held-draft.ts';
import type { Seen } from './seen-revision.ts';
import { writePublication } from './write-publication.ts';

type Publication = { audience: Audience; note: string | null; seen: Seen | null };

/**
 * Makes the draft the live program, as a version of its own. Training days follow in the same transaction for those it
 * reaches; the others stay on the version that the program was until now. Everything is locked and read first, then planned
 * (`planPublication`), and then written.
 */
export async function publishDraft(
  tx: Database,
  programId: string,
  { audience, note, seen }: Publication,
  by: By,
) {
  await lockWorkout(tx, programId);
  const { live, row } = await heldDraft(tx, programId, seen);
  if (!row?.content) throw conflict('There is no draft of this program to publish');
  const draft = understood(row.content);
  if (!isSame(row.base, live.tree)) throw new ChangedLive(live, row);
  const isLengthChanging = draft.numWeeks !== live.tree.numWeeks;
  const mayMoveEnds = audience === 'all' ? isLengthChanging : audience !== 'none';
  if (mayMoveEnds) await lockAudienceDays(tx, programId, { audience, isLengthChanging }, by.now);
  const assignments = await programAssignments(tx, programId, mayMoveEnds);
  const exerciseCounts = await exerciseCountsOf(tx, [live.tree, draft]);
  const plan = planPublication({ live, assignments, exerciseCounts }, draft, audience);
  if (plan.assignments.hasStrangers) throw badInput('reach', 'A member who is named is not on this program');
  if (plan.tree.isOverfull) throw dayTooFull();
  await writePublication(tx, { programId, live, plan, audience, note }, by);
  return { version: plan.version, reached: plan.assignments.members, name: draft.name };
}

/** Lines that are not understood are in no one's training. */
function understood(tree: ProgramTree): ProgramTree {
  const lines = tree.weeks.flatMap(week => week.days.flatMap(day => day.unread ?? []));
  if (lines.length === 0) return tree;
  const count = lines.length === 1 ? '1 line is' : `${lines.length} lines are`;
  throw conflict(`${count} not understood yet`);
}
