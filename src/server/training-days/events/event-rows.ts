import { createHash } from 'node:crypto';
import type { EventKind, SessionEvent } from '#domain/training-sessions/session-event.ts';

/** An event as it is read: what its kind says beside its place is in `details`. */
export type EventRow = {
  id: string;
  /** Milliseconds. */
  at: number;
  kind: EventKind;
  prescriptionId: string | null;
  setNum: number | null;
  details: Record<string, unknown>;
};

/** SQL for the columns of an `EventRow`, of a row `s` of training_session_events. */
export const eventColumns = `s.id, (extract(epoch from s.at) * 1000)::bigint as at, s.kind,
  s.prescription_id as "prescriptionId", s.set_num as "setNum", s.details`;

export const asEvent = ({ id, at, kind, prescriptionId, setNum, details }: EventRow): SessionEvent =>
  ({ ...details, id, at, kind, prescriptionId, setNum }) as unknown as SessionEvent;

/** The other way: what each kind says beside its place is its details. */
export function asStored(event: SessionEvent): EventRow {
  const { id, at, kind, ...rest } = event;
  const {
    prescriptionId = null,
    setNum = null,
    ...details
  } = rest as {
    prescriptionId?: string;
    setNum?: number | null;
  };
  return { id, at, kind, prescriptionId, setNum, details };
}

/**
 * A log of no prescription that a session has made is known by its id, so that another, which the dialog made, is never
 * changed by events.
 */
export function unplannedLogId(trainingDayId: string, exerciseId: string): string {
  const digest = createHash('sha256').update(`${trainingDayId} ${exerciseId}`).digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}
