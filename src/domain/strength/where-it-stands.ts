/** An e1RM in lb, and the day it was done on: days are counted from any one day, the same for all that is compared. */
export type DayMax = { day: number; e1rm: number };

/** A light day, or a week that lets up, takes nothing away from where a lift stands: it is older than that after so many days. */
export const standingDays = 21;

/**
 * The level of a lift after the first so many e1RMs of its history (all of them by default), in the order of days: its
 * best of the 21 days up to its last one. Null without any.
 */
export function whereItStands(history: readonly DayMax[], count = history.length): number | null {
  const last = history[count - 1];
  if (!last) return null;
  let best = last.e1rm;
  for (let at = count - 2; at >= 0; at -= 1) {
    const before = history[at];
    if (!before || before.day <= last.day - standingDays) break;
    best = Math.max(best, before.e1rm);
  }
  return best;
}
