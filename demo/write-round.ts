import { eq } from 'drizzle-orm';
import { review, snooze } from '#server/attention/act.ts';
import { readRound } from '#server/attention/read-round.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { users } from '#server/database/tables/members.ts';

const hour = 3_600_000;

/** So many of each heaviest reason wait still; the coach has been with all others the evening before. */
const waitingOfEach = 2;

/** The coach's round, half done: a few wait, one is put off, and of the others it is told what has happened since. */
export async function writeRound(db: DatabasePool, now: Date): Promise<void> {
  const [coach] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
  if (!coach) return;
  const reader = { unit: 'lb', distance: 'mi', zone: 'UTC' } as const;
  const { members } = await readRound(db, { limit: 500, after: null }, { ...reader, now });
  const waiting = new Map<string, number>();
  const yesterday = { ...reader, now: new Date(now.getTime() - 20 * hour), coachId: coach.id };
  let isOneSnoozed = false;
  for (const { memberId, reasons } of members) {
    const kind = reasons[0]?.kind ?? 'none';
    const before = waiting.get(kind) ?? 0;
    waiting.set(kind, before + 1);
    if (kind !== 'none' && before < waitingOfEach) continue;
    if (kind === 'missed' && !isOneSnoozed) {
      isOneSnoozed = true;
      await snooze(db, memberId, new Date(now.getTime() + 48 * hour), { ...reader, now });
    } else {
      await review(db, memberId, yesterday);
    }
  }
}
