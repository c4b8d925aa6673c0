import { useWaitingMessages } from '#web/conversations/outbox/waiting-messages.ts';
import { useWaitingLogs } from '#web/training/outbox/waiting-logs.ts';
import { useWaitingSessions } from '#web/training/outbox/waiting-sessions.ts';
import type { Unsent } from '#web/training/outbox/count-words.ts';

/** What of the person here is on this device alone, as far as it has been read. */
export const useUnsent = (): Unsent => ({
  logs: useWaitingLogs().length,
  sessions: useWaitingSessions().length,
  messages: useWaitingMessages().length,
});
