/** What a coach is told of in the Command Center: a day counts as missed lately for so many days after it, */
export const missedWithinDays = 7;

/** and a program as ending soon when its last training day is so many days away, or fewer. */
export const endsWithinDays = 10;

/** Each of its lists names so many; the rest are counted, and seen on the screen that it leads to. */
export const mostNamed = 6;

/** Of the days that somebody missed, the latest so many are named. */
export const mostDaysNamed = 3;
