/**
 * A training day has work once anything of it is logged. It then keeps its version, its date and its place. Any other
 * kind of work on a day belongs here and in `workOn`.
 */
export const hasWork = (day: { loggedCount: number }): boolean => day.loggedCount > 0;

/** The same in SQL, for a row (or alias) of training_days. */
export const workOn = (day: string): string => `(${day}.logged_count > 0)`;
