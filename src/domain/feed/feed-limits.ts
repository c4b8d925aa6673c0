/** How many posts, and reported posts, are read at once. */
export const postsAPage = 20;
/** A word, not a letter. */
export const mostOfWords = 280;
/** How many words one post takes, and how many of them it shows before it is opened. */
export const mostWordsAPost = 200;
export const wordsShown = 2;
/** Encouragements are counted up to here; more is said to be so many and more. */
export const mostCounted = 100;
/** Whom it was encouraged by is said by name of so many, to its author alone. */
export const encouragersNamed = 3;
export const mostOfReportNote = 500;
/** Why something was taken down: its author reads it. */
export const mostOfReason = 280;

export const reportReasons = ['unkind', 'private', 'untrue', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const moderations = ['take-down', 'restore', 'leave'] as const;
export type Moderation = (typeof moderations)[number];
