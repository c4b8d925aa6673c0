import type { SessionEvent } from '#domain/training-sessions/session-event.ts';
import { type Database, statement } from '#server/database/database.ts';
import { asStored } from './event-rows.ts';

/** The sender of events: the day's member, a coach beside them, or the server itself. */
export type Sender = { sentAs: 'member' | 'server'; coachId: null } | { sentAs: 'coach'; coachId: string };

export const theMember: Sender = { sentAs: 'member', coachId: null };
export const theServer: Sender = { sentAs: 'server', coachId: null };

type Values = Sender & { dayId: string; events: string; receivedAt: Date; dueAt: Date | null };

const kept = (day: string) => `
  insert into training_session_events
    (training_day_id, id, at, kind, prescription_id, set_num, details, sent_as, coach_id, received_at)
  select ${day}, e.id, e.at, e.kind, e."prescriptionId", e."setNum", e.details, :sentAs::text, :coachId::uuid, :receivedAt::timestamptz`;

const given = `jsonb_to_recordset(:events::jsonb) as e(id uuid, at timestamptz, kind text, "prescriptionId" uuid, "setNum" int, details jsonb)`;

const valuesOf = (dayId: string, events: readonly SessionEvent[], sender: Sender, receivedAt: Date) => ({
  dayId,
  events: JSON.stringify(events.map(event => ({ ...asStored(event), at: new Date(event.at) }))),
  ...sender,
  receivedAt,
});

/** The state of a day as read before its events were thought through. */
export type DayAsRead = { dayId: string; eventCount: number; loggedCount: number; versionId: string };

const keepUnlessChanged = statement<{ one: 1 }, Values & Omit<DayAsRead, 'dayId'> & { count: number }>(
  'keep_session_events',
  `with day as (
     update training_days set event_count = event_count + :count::int, session_due_at = coalesce(session_due_at, :dueAt::timestamptz)
     where id = :dayId::uuid and event_count = :eventCount::int and logged_count = :loggedCount::int and state = 'scheduled'
       and day_version_id = :versionId::uuid
     returning id
   ), kept as (${kept('day.id')} from day, ${given})
   select 1 as one from day`,
  { alone: true },
);

/**
 * Keeps events that change no log, if the day is as it was read; false when it has changed since. What is left open by them is
 * to be looked at when `dueAt` comes.
 */
export async function storeEventsUnlessChanged(
  db: Database,
  day: DayAsRead,
  events: readonly SessionEvent[],
  sender: Sender,
  { now, dueAt }: { now: Date; dueAt: Date | null },
): Promise<boolean> {
  const values = valuesOf(day.dayId, events, sender, now);
  const rows = await keepUnlessChanged(db, { ...values, ...day, dueAt, count: events.length });
  return rows.length > 0;
}

const keepAll = statement<never, Omit<Values, 'dueAt'>>(
  'keep_session_events_of_locked_day',
  `with kept as (${kept(':dayId::uuid')} from ${given} on conflict do nothing returning 1)
   update training_days set event_count = event_count + (select count(*)::int from kept) where id = :dayId::uuid`,
  { alone: true },
);

/** Keeps events of a day that the caller has locked. */
export async function storeEvents(
  tx: Database,
  dayId: string,
  events: readonly SessionEvent[],
  sender: Sender,
  now: Date,
): Promise<void> {
  await keepAll(tx, valuesOf(dayId, events, sender, now));
}

const noteDue = statement<never, { dayId: string; dueAt: Date | null }>(
  'note_session_due',
  `update training_days set session_due_at = :dueAt::timestamptz
   where id = :dayId::uuid and session_due_at is distinct from :dueAt::timestamptz`,
  { alone: true },
);

/** Notes when an open session is to be logged with what it has; null when nothing is open. */
export async function noteSessionDue(tx: Database, dayId: string, dueAt: Date | null): Promise<void> {
  await noteDue(tx, { dayId, dueAt });
}

const nextMoment = statement<{ at: Date }, { dayId: string; now: Date }>(
  'next_moment_of_session',
  `select greatest(:now::timestamptz, max(at) + interval '1 millisecond') as at
   from training_session_events where training_day_id = :dayId`,
);

/**
 * Stores a change by the log dialog as an event too, on a day whose session has begun, after all that are there: the
 * log stays what the events come to. The day is locked by the caller.
 */
export async function storeDialogEvent(
  tx: Database,
  dayId: string,
  event: DialogEvent,
  now: Date,
): Promise<void> {
  const [moment] = await nextMoment(tx, { dayId, now });
  const at = (moment?.at ?? now).getTime();
  await storeEvents(tx, dayId, [{ ...event, at }], theMember, now);
}

type DialogKind = 'log' | 'unlog' | 'set' | 'unset';

export type DialogEvent = {
  [Kind in DialogKind]: Omit<Extract<SessionEvent, { kind: Kind }>, 'at'>;
}[DialogKind];
