/** The Command Center's limits: a day counts as missed lately for so many days after it, */
export const missedWithinDays = 7;

/** and a program as ending soon when its last training day is so many days away, or fewer. */
export const endsWithinDays = 10;

/** The most names in each of its lists; the rest are counted, and seen on the screen that it leads to. */
export const maxNamed = 6;
