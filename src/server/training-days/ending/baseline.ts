import { planned } from '#server/training-days/counts/planned.ts';
import { type Database, statement } from '#server/database/database.ts';

/**
 * SQL that stores a member's baseline if this is the first log of assignment `a`, at `:now`. One-off exercises have no
 * baseline. Answers null for every other log.
 */
export const capturingBaseline = `case when ${planned('a')}
  and not exists (select from program_baselines b where b.assignment_id = a.id)
  then capture_baseline(a.id, :now::timestamptz) end`;

const capture = statement<never, { assignmentId: string; now: Date }>(
  'capture_baseline',
  `select ${capturingBaseline} from assignments a where a.id = :assignmentId`,
  { alone: true },
);

/** Does the same for a log that came late. */
export async function captureBaseline(tx: Database, assignmentId: string, now: Date): Promise<void> {
  await capture(tx, { assignmentId, now });
}
