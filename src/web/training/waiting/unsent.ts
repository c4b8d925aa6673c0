import { useWaitingMessages } from '#web/conversations/outbox/waiting-messages.ts';
import { useWaitingLogs } from '#web/training/outbox/waiting-logs.ts';
import { useWaitingSessions } from '#web/training/outbox/waiting-sessions.ts';

/** What is on the device alone: logs of the dialog, sessions of which something is, and messages. */
export type Unsent = { logs: number; sessions: number; messages: number };

export const isAnything = ({ logs, sessions, messages }: Unsent): boolean => logs + sessions + messages > 0;

/** What of the person here is on this device alone, as far as it has been read. */
export const useUnsent = (): Unsent => ({
  logs: useWaitingLogs().length,
  sessions: useWaitingSessions().length,
  messages: useWaitingMessages().length,
});
