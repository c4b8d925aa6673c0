const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Without use; written down once an hour, and prolonged when a day of it is gone. */
const lifetime = 30 * day;
/** However often it is prolonged: what was taken from a browser is not good for ever. */
const longestLife = 180 * day;
/** Of one person: who signs in once more is signed out where they have not been for longest. */
export const mostSessions = 30;

export const notSeenSince = (now: Date) => new Date(now.getTime() - hour);

export const endOfNewSession = (now: Date) => new Date(now.getTime() + lifetime);

/** What began before this is over. */
export const earliestBegin = (now: Date) => new Date(now.getTime() - longestLife);

type Session = { sessionCreatedAt: Date; sessionExpiresAt: Date };

/** Until when a session goes on that is used now; never past the end that it has anyway. */
export function endAfterUse({ sessionCreatedAt, sessionExpiresAt }: Session, now: Date): Date {
  if (sessionExpiresAt.getTime() - now.getTime() >= lifetime - day) return sessionExpiresAt;
  return new Date(Math.min(now.getTime() + lifetime, sessionCreatedAt.getTime() + longestLife));
}
