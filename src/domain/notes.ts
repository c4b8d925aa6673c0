export const maxNoteLength = 5_000;

/** The most private notes stored about a member. */
export const maxNotes = 2_000;

/** For how long, in milliseconds, one that was taken away can be put back; then it is gone. */
export const noteRetentionMs = 3_600_000;
