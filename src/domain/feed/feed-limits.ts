/** The posts, and reported posts, in a page. */
export const postsAPage = 20;
/** A word, not a letter. */
export const maxWordsLength = 280;
/** The most comments on a post, and how many of them it shows before it is opened. */
export const maxWordsPerPost = 200;
export const wordsShown = 2;
/** Encouragements are counted up to here; more is shown as so many and more. */
export const maxCounted = 100;
/** The number of people named who encouraged a post, to its author alone. */
export const encouragersNamed = 3;
export const maxReportNoteLength = 500;
/** The longest reason for taking something down: its author reads it. */
export const maxReasonLength = 280;

export const reportReasons = ['unkind', 'private', 'untrue', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const moderations = ['take-down', 'restore', 'leave'] as const;
export type Moderation = (typeof moderations)[number];

/** In which a coach may have the feed; members have the newest first. */
export const feedOrders = ['newest', 'oldest'] as const;
export type FeedOrder = (typeof feedOrders)[number];
