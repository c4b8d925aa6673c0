import * as contract from '#contract/conversations/conversations.ts';
import * as toMany from '#contract/conversations/to-many.ts';
import type { AttachmentFiles } from '#server/attachments/attachment-files.ts';
import { refuseUnreachable } from '#server/accounts/owner.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { messagesRead } from '#server/notices/notify/notify-of-message.ts';
import type { Route } from '#server/route/route.ts';
import { conversationsFor, unreadBy } from './conversation-list.ts';
import { findMessage, messagesOf, noteRead, partyOf } from './queries.ts';
import { sendMessage } from './send-message.ts';
import { cancelScheduled, listScheduled, scheduleToMany } from './scheduled-messages.ts';
import { sendToMany } from './send-to-many.ts';
import { takeBack } from './take-back.ts';

/** A member has one conversation, with all coaches; a coach reaches every member's. */
export function conversationRoutes(route: Route, files: Pick<AttachmentFiles, 'remove' | 'copy'>): void {
  route(contract.listConversations, ({ db, viewer, query }) =>
    conversationsFor(db, { readerId: viewer.id, ...query }),
  );

  route(contract.getUnread, ({ db, viewer }) => unreadBy(db, viewer));

  route(contract.listMessages, async ({ db, viewer, params, query }) => {
    const { memberId } = params;
    refuseUnreachable(viewer, memberId);
    const { readUpTo, ...member } = requireFound(await partyOf(db, memberId, viewer.id), 'Member');
    const { before = null, trainingDayId = null } = query;
    return { member, ...(await messagesOf(db, { memberId, before, trainingDayId })), readUpTo };
  });

  route(contract.sendMessage, ({ db, viewer, params, body, now }) => {
    refuseUnreachable(viewer, params.memberId);
    return transaction(db, async tx => {
      const sent = await sendMessage(tx, { ...params, ...body, author: viewer }, now);
      await publishToBothSides(tx, params.memberId);
      return sent;
    });
  });

  const sendNow = async (db: DatabasePool, written: Parameters<typeof sendToMany>[1], now: Date) => {
    const { count, left } = await transaction(db, tx => sendToMany(tx, written, { now, files }));
    await files.remove(left);
    return { count, scheduledId: null };
  };

  route(toMany.sendToMany, ({ db, viewer, body, now }) =>
    body.sendAt === undefined
      ? sendNow(db, { ...body, authorId: viewer.id }, now)
      : transaction(db, tx => scheduleToMany(tx, { ...body, authorId: viewer.id }, now)),
  );

  route(toMany.listScheduledMessages, ({ db }) => listScheduled(db));

  route(toMany.cancelScheduledMessage, async ({ db, params }) => {
    await transaction(db, tx => cancelScheduled(tx, params.id));
    return { ok: true as const };
  });

  route(contract.takeBackMessage, async ({ db, viewer, params, now }) => {
    refuseUnreachable(viewer, params.memberId);
    const left = await transaction(db, async tx => {
      const ofMessage = await takeBack(tx, { ...params, authorId: viewer.id }, now);
      await publishToBothSides(tx, params.memberId);
      return ofMessage;
    });
    await files.remove(left);
    return { ok: true as const };
  });

  route(contract.markRead, async ({ db, viewer, params, body, now }) => {
    const { memberId } = params;
    refuseUnreachable(viewer, memberId);
    const { createdAt: upTo } = requireFound(await findMessage(db, memberId, body.upTo), 'Message');
    await transaction(db, async tx => {
      // The reader's other windows count it as read; those that knew hear nothing, or they would ask forever.
      if (await noteRead(tx, { memberId, readerId: viewer.id, upTo }))
        await publishLive(tx, { people: [viewer.id], coaches: false, subjects: ['messages'] });
      await messagesRead(tx, { memberId, readerId: viewer.id, upTo, now });
    });
    return { ok: true as const };
  });
}

const publishToBothSides = (tx: Database, memberId: string) =>
  publishLive(tx, { people: [memberId], coaches: true, subjects: ['messages'] });
