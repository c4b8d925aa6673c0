import { leftOpenFor } from '#domain/training-sessions/session-event.ts';

/** Acts of the log dialog and the server are corrections: with them nobody trains. */
const byDialogOrServer = `(s.kind in ('log', 'unlog') or s.sent_as = 'server')`;

/**
 * SQL: until when the session of day `d` is open: 12 hours after what was last done in it. Null where nothing was begun, or it has
 * been ended and not begun again (`isSessionOpen` of the domain).
 */
export const openUntil = (day: string): string => `(
  select case when max(s.at) filter (where s.kind = 'end') >= coalesce(max(s.at) filter (where s.kind = 'start'), '-infinity')
    then null else max(s.at) filter (where not ${byDialogOrServer}) + ${leftOpenFor / 1000} * interval '1 second' end
  from training_session_events s where s.training_day_id = ${day}.id and ${day}.event_count > 0)`;

/** SQL: the same of all that the member of day `d` trains on its date: while any of it is open, nothing of the date is missed. */
export const dateOpenUntil = (day: string): string => `(
  select max(${openUntil('o')}) from training_days o
  where o.member_id = ${day}.member_id and o.date = ${day}.date and o.event_count > 0)`;

/** SQL: a session of that date is open at `:now`. */
export const isDateOpen = (day: string): string =>
  `coalesce(${dateOpenUntil(day)} > :now::timestamptz, false)`;

/** Whether what is open until then is so now. */
export const isStillOpen = (until: string | Date | null, now: Date): boolean =>
  until !== null && new Date(until) > now;
