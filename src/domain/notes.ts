export const mostOfNote = 5_000;

/** The most private notes stored about a member. */
export const mostNotes = 2_000;

/** For how long, in milliseconds, one that was taken away can be put back; then it is gone. */
export const noteKeptFor = 3_600_000;
