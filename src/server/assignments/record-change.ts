import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Database } from '#server/database/database.ts';
import type { assignments } from '#server/database/tables/assignments.ts';
import { workouts } from '#server/database/tables/programs.ts';
import { recordEvent } from '#server/security-events/record-event.ts';

type Assignment = Pick<typeof assignments.$inferSelect, 'memberId' | 'workoutId' | 'status'>;
type Done = { coachId: string; request: FastifyRequest; now: Date };

/** A coach has paused, ended or reopened a member's program, or taken it away: then `after` is null. */
export async function recordChange(
  tx: Database,
  before: Assignment,
  after: Assignment['status'] | null,
  { coachId, request, now }: Done,
): Promise<void> {
  const { memberId: subjectId, workoutId, status } = before;
  if (after === status) return;
  const [workout] = await tx.select({ name: workouts.name }).from(workouts).where(eq(workouts.id, workoutId));
  const details = { program: workout?.name ?? '', before: status };
  const who = { actorId: coachId, subjectId };
  await recordEvent(
    tx,
    { request, now },
    after === null
      ? { kind: 'assignment-removed', ...who, details }
      : { kind: 'assignment-changed', ...who, details: { ...details, after } },
  );
}
