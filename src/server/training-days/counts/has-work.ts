/**
 * Whether a training day has been trained, be it in part: it then keeps its version, its date and its place. Asked of
 * its logs; whatever else is work on a day belongs here, and in `workOn`.
 */
export const hasWork = (day: { loggedCount: number }): boolean => day.loggedCount > 0;

/** The same in SQL, of the row (or alias) of training_days that is named. */
export const workOn = (day: string): string => `(${day}.logged_count > 0)`;
