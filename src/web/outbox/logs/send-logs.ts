import { flush, type Queue } from '#web/outbox/queue/flush.ts';
import { dropLog, findLog, logsOf, noteRefusal } from './log-store.ts';
import { postLog } from './post-log.ts';
import { rebaseEvents } from './rebase-events.ts';
import type { SavedLog, PendingLog } from './pending-log.ts';

const logs: Queue<PendingLog, SavedLog> = {
  lockName: userId => `logs of ${userId}`,
  entriesOf: logsOf,
  find: findLog,
  post: postLog,
  onTaken: dropLog,
  onRefused: noteRefusal,
};

/** Sends the logs of one person, the oldest first. What happened in a session after one of them stays after it. */
export const sendLogs = (userId: string) => flush(logs, userId, rebaseEvents);
