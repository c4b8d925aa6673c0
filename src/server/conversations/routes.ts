import * as contract from '#contract/conversations/conversations.ts';
import { refuseUnreachable } from '#server/accounts/owner.ts';
import { transaction } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { conversationsFor, unreadBy } from './conversation-list.ts';
import { findMessage, messagesOf, noteRead, partyOf } from './queries.ts';
import { sendMessage } from './send-message.ts';
import { takeBack } from './take-back.ts';

/** A member has one conversation, with all coaches; a coach reaches every member's. */
export function conversationRoutes(route: Route): void {
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
    return transaction(db, tx => sendMessage(tx, { ...params, ...body, author: viewer }, now));
  });

  route(contract.takeBackMessage, async ({ db, viewer, params, now }) => {
    refuseUnreachable(viewer, params.memberId);
    await transaction(db, tx => takeBack(tx, { ...params, authorId: viewer.id }, now));
    return { ok: true as const };
  });

  route(contract.markRead, async ({ db, viewer, params, body }) => {
    const { memberId } = params;
    refuseUnreachable(viewer, memberId);
    const { createdAt: upTo } = requireFound(await findMessage(db, memberId, body.upTo), 'Message');
    await noteRead(db, { memberId, readerId: viewer.id, upTo });
    return { ok: true as const };
  });
}
