import { eq } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { scheduledMessages } from '#server/database/tables/coaching/conversations.ts';

/** Whether a message for later is meant for the group: it would go with it, unsent. */
export const messagesWaitFor = async (db: Database, groupId: string): Promise<boolean> =>
  (await db.$count(scheduledMessages, eq(scheduledMessages.groupId, groupId))) > 0;
