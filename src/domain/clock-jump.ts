const day = 24 * 60 * 60 * 1000;

/** A server that was off for longer than this has perhaps a wrong clock now; one that is off so long is rare. */
const longestGap = 30 * day;

/** Whether the clock has jumped ahead, so that somebody has to say that its date is right. */
export const hasJumped = (lastSeenAt: Date | null, now: Date): boolean =>
  lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() > longestGap;
