import { eq } from 'drizzle-orm';
import type { followingChoices } from '#contract/assignments.ts';
import { dateIn, daysBetween, type PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import type { assignments } from '#server/database/tables/assignments.ts';
import { users } from '#server/database/tables/members.ts';
import {
  moveBlocksAfter,
  moveUpBlocksAfter,
  pauseBlocksAfter,
  resumeBlocksAfter,
} from '#server/training-days/schedule/blocks-after.ts';
import { todayByZone } from '#server/training-days/schedule/schedule-rows.ts';

type Assignment = typeof assignments.$inferSelect;
type Following = (typeof followingChoices)[number];

type Change = {
  before: Assignment;
  changed: Assignment;
  following: Following;
  today: PlainDate;
  now: Date;
};

/** Carries a coach's change to one block of a path through to those after it. */
export async function blocksFollow(tx: Database, change: Change): Promise<void> {
  const { before, changed, today, now } = change;
  if (changed.pathRunId === null) return;
  const { id, status } = changed;
  if (status === 'completed') {
    if (before.status !== 'completed') await blocksFollowEnd(tx, before, change);
    return;
  }
  // Blocks that wait with it move first: no day of the pause is over for them.
  const days = daysBetween(before.endDate, changed.endDate);
  if (days !== 0)
    await moveBlocksAfter(tx, [{ assignmentId: id, days }], { now, ...(await todayByZone(tx, now)) });
  if (before.status !== 'paused' && status === 'paused') await pauseBlocksAfter(tx, id, today, now);
  if (before.status === 'paused' && status === 'active') await goOn(tx, before, today, now);
}

/** The same for one that has been taken away. */
export async function blocksFollowRemoved(
  tx: Database,
  removed: Assignment,
  following: Following,
  now: Date,
): Promise<void> {
  if (removed.pathRunId === null || removed.status === 'completed') return;
  const [member] = await tx
    .select({ zone: users.timeZone })
    .from(users)
    .where(eq(users.id, removed.memberId));
  await blocksFollowEnd(tx, removed, { following, today: dateIn(member?.zone ?? 'UTC', now), now });
}

/** After a block that has ended early, what waited with it waits no longer. */
async function blocksFollowEnd(
  tx: Database,
  ended: Assignment,
  { following, today, now }: Pick<Change, 'following' | 'today' | 'now'>,
): Promise<void> {
  if (following === 'move-up') await moveUpBlocksAfter(tx, ended, today, now);
  await goOn(tx, ended, today, now);
}

async function goOn(tx: Database, { id, pausedOn }: Assignment, today: PlainDate, now: Date) {
  if (pausedOn !== null) await resumeBlocksAfter(tx, id, { pausedOn, today, now });
}
