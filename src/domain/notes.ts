/** How long a private note is at most. */
export const mostOfNote = 5_000;

/** How many private notes are kept of a member at most. */
export const mostNotes = 2_000;

/** For how long, in milliseconds, one that was taken away can be put back; then it is gone. */
export const noteKeptFor = 3_600_000;
