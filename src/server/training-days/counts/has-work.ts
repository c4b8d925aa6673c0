/**
 * A training day has work once anything of it is logged, or its session has begun. It then keeps its version, its date and its
 * place. Any other kind of work on a day belongs here and in `workOn`.
 */
export const hasWork = (day: { loggedCount: number; eventCount: number }): boolean =>
  day.loggedCount > 0 || day.eventCount > 0;

/** The same in SQL, for a row (or alias) of training_days. */
export const workOn = (day: string): string => `(${day}.logged_count > 0 or ${day}.event_count > 0)`;

/** SQL: something of the day is logged. What counts what was done asks this: a session that has only begun is none yet. */
export const loggedOn = (day: string): string => `(${day}.logged_count > 0)`;
