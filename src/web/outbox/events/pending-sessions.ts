import type { PlainDate } from '#domain/plain-date.ts';
import { createPendingList } from '#web/outbox/queue/pending-list.ts';
import type { LocalEvent } from './local-event.ts';

/** A session of which something is on this device alone. */
export type PendingSession = {
  trainingDayId: string;
  date: PlainDate;
  dayName: string;
  /** A coach has told it beside the member. */
  isCoached: boolean;
  waiting: number;
  /** When the last of it happened, in milliseconds. */
  lastAt: number;
  /** It was ended here, and not begun again. */
  isEnded: boolean;
  refused: readonly LocalEvent[];
};

/** The sessions of whoever is signed in, of which something has not been sent, or was refused. */
export const {
  use: usePendingSessions,
  now: pendingSessions,
  show: showPendingSessions,
} = createPendingList<PendingSession>();
