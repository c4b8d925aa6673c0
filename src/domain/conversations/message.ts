/** The longest message, in characters. */
export const longestMessage = 5_000;

/** The conversations, or messages of one, in a page. */
export const messagesAPage = 50;

/** More than so many unread ones are not counted: a badge says `99+`. */
export const maxUnread = 100;

/** The part of a message that a list of conversations shows, in characters. */
export const beginningOfMessage = 160;

const takeBackMinutes = 15;

/** Whether what was sent then can still be taken back. */
export const mayTakeBack = (sentAt: Date, now: Date): boolean =>
  now.getTime() - sentAt.getTime() <= takeBackMinutes * 60_000;
