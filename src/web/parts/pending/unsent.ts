import { usePendingMessages } from '#web/outbox/messages/pending-messages.ts';
import { usePendingLogs } from '#web/outbox/logs/pending-logs.ts';
import { usePendingSessions } from '#web/outbox/events/pending-sessions.ts';

/** What is on the device alone: logs of the dialog, sessions of which something is, and messages. */
export type Unsent = { logs: number; sessions: number; messages: number };

export const isAnything = ({ logs, sessions, messages }: Unsent): boolean => logs + sessions + messages > 0;

/** What of the person here is on this device alone, as far as it has been read. */
export const useUnsent = (): Unsent => ({
  logs: usePendingLogs().length,
  sessions: usePendingSessions().length,
  messages: usePendingMessages().length,
});
