import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { messages } from '#server/database/tables/coaching/conversations.ts';

/** The member's messages that no coach has answered need none. What they write afterwards needs one again. */
export async function needNoAnswer(tx: Database, memberId: string, now: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ noAnswerNeededAt: now })
    .where(
      and(
        eq(messages.memberId, memberId),
        eq(messages.isFromCoach, false),
        isNull(messages.takenBackAt),
        isNull(messages.noAnswerNeededAt),
        sql`${messages.createdAt} > coalesce((select max(word.created_at) from messages word
          where word.member_id = ${memberId} and word.is_from_coach and not word.is_to_many and word.taken_back_at is null), '-infinity')`,
      ),
    );
}

/** Takes that back for the messages that were marked at that instant. */
export async function needAnswerAgain(tx: Database, memberId: string, saidAt: Date): Promise<void> {
  await tx
    .update(messages)
    .set({ noAnswerNeededAt: null })
    .where(and(eq(messages.memberId, memberId), eq(messages.noAnswerNeededAt, saidAt)));
}
