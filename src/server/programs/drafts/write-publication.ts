import type { Audience, PublicationPlan } from '#domain/programs/publication-plan.ts';
import type { Database } from '#server/database/database.ts';
import { notifyOfPrograms } from '#server/notices/notify/notify-of-program.ts';
import type { By } from '#server/programs/versions/live-edits.ts';
import type { LiveProgram } from '#server/programs/versions/live-tree.ts';
import { insertVersion, writePrevious } from '#server/programs/versions/version-rows.ts';
import { followPublication } from '#server/training-days/schedule/follow-publication.ts';
import { emptyDraft } from './draft-rows.ts';
import { writeTree } from './write-tree.ts';

type Planned = {
  programId: string;
  live: LiveProgram;
  plan: PublicationPlan;
  audience: Audience;
  note: string | null;
};

/** Writes a publication as it was planned, in the caller's transaction. */
export async function writePublication(
  tx: Database,
  { programId: workoutId, live, plan, audience, note }: Planned,
  { coachId, now }: By,
): Promise<void> {
  await writePrevious(tx, workoutId, plan.previous, live);
  await writeTree(tx, workoutId, plan.tree, now);
  await insertVersion(tx, {
    workoutId,
    version: plan.version,
    kind: 'published',
    publishedAt: now,
    publishedBy: coachId,
    note,
    reach: typeof audience === 'string' ? audience : [...audience],
    reached: plan.assignments.members,
    numWeeks: plan.numWeeks,
    content: plan.content,
  });
  const previousVersion = plan.previous.version;
  const changed = await followPublication(tx, { workoutId, previousVersion }, plan.assignments, now);
  await notifyOfPrograms(tx, 'changed', changed, now);
  await emptyDraft(tx, workoutId, coachId, now);
}
