import { and, asc, eq, sql } from 'drizzle-orm';
import * as contract from '#contract/conversations/saved-replies.ts';
import { maxSavedReplies } from '#domain/conversations/saved-reply.ts';
import { holdLockOf } from '#server/database/advisory-locks.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { savedReplies } from '#server/database/tables/coaching/conversations.ts';
import { conflict, notFound, requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';

const columns = {
  id: savedReplies.id,
  title: savedReplies.title,
  text: savedReplies.text,
  createdAt: savedReplies.createdAt,
  updatedAt: savedReplies.updatedAt,
};

const owned = (id: string, coachId: string) =>
  and(eq(savedReplies.id, id), eq(savedReplies.coachId, coachId));

const ofCoach = (db: Database, coachId: string) =>
  db
    .select(columns)
    .from(savedReplies)
    .where(eq(savedReplies.coachId, coachId))
    .orderBy(
      asc(sql`coalesce(nullif(${savedReplies.title}, ''), ${savedReplies.text}) collate by_name`),
      savedReplies.id,
    );

/** The saved replies are each coach's own, which no other sees. */
export function savedReplyRoutes(route: Route): void {
  route(contract.listSavedReplies, ({ db, viewer }) => ofCoach(db, viewer.id));

  route(contract.createSavedReply, ({ db, viewer, body, now }) =>
    transaction(db, async tx => {
      await holdLockOf(tx, `saved replies of ${viewer.id}`);
      if ((await tx.$count(savedReplies, eq(savedReplies.coachId, viewer.id))) >= maxSavedReplies)
        throw conflict(`At most ${maxSavedReplies} replies are kept. Delete an old one first.`);
      const made = { ...body, coachId: viewer.id, createdAt: now, updatedAt: now };
      const [saved] = await tx.insert(savedReplies).values(made).returning(columns);
      return requireFound(saved, 'Saved reply');
    }),
  );

  route(contract.updateSavedReply, async ({ db, viewer, params, body, now }) => {
    const rows = await db
      .update(savedReplies)
      .set({ ...body, updatedAt: now })
      .where(owned(params.id, viewer.id))
      .returning(columns);
    return requireFound(rows[0], 'Saved reply');
  });

  route(contract.deleteSavedReply, async ({ db, viewer, params }) => {
    const rows = await db
      .delete(savedReplies)
      .where(owned(params.id, viewer.id))
      .returning({ id: savedReplies.id });
    if (rows.length === 0) throw notFound('Saved reply');
    return { ok: true as const };
  });
}
