const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A session ends after so long without use. It is prolonged when a day of this is over. */
const lifetime = 30 * day;
/** A session ends after so long in any case, so that a stolen one is not good for ever. */
const longestLife = 180 * day;
/** The most sessions of one person. One more ends the one that was unused for longest. */
export const maxSessions = 30;

export const notSeenSince = (now: Date) => new Date(now.getTime() - hour);

export const endOfNewSession = (now: Date) => new Date(now.getTime() + lifetime);

/** A session that began before this is over. */
export const earliestBegin = (now: Date) => new Date(now.getTime() - longestLife);

type Session = { sessionCreatedAt: Date; sessionExpiresAt: Date };

/** The end of a session that is used now, within the longest life. It is only put off when a day is gone. */
export function endAfterUse({ sessionCreatedAt, sessionExpiresAt }: Session, now: Date): Date {
  if (sessionExpiresAt.getTime() - now.getTime() >= lifetime - day) return sessionExpiresAt;
  return new Date(Math.min(now.getTime() + lifetime, sessionCreatedAt.getTime() + longestLife));
}
