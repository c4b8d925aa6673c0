/** A user, as far as access goes. Dates are instants. */
export type Viewer = {
  role: 'admin' | 'member';
  subscriptionStatus: string | null;
  subscriptionExpiresAt: Date | string | null;
  /** From when on a payment that has failed closes the member area. */
  subscriptionPastDueAt: Date | string | null;
};

/**
 * The demand of an endpoint or a screen: anyone, any account, a membership that is active (or, for a participant, on
 * trial), or a coach.
 */
export type Access = 'visitor' | 'signed-in' | 'participant' | 'member' | 'coach';

/** The reason someone is turned away; each has one status and one sentence. */
export type Refusal = 'sign-in' | 'membership' | 'coach';

/** Active: the status says so, the expiry, if any, is still to come, and no payment has been open for too long. */
function hasActiveMembership(viewer: Viewer, now: Date): boolean {
  return reportedStatus(viewer, now) === 'active';
}

/**
 * The status to report. What has ended is no status, so that a coach can activate again; what has been unpaid for
 * longer than the days of grace is `past_due`.
 */
export function reportedStatus(viewer: Viewer, now: Date): string | null {
  const { subscriptionStatus: status, subscriptionExpiresAt, subscriptionPastDueAt } = viewer;
  if (status === null || endedStatuses.includes(status) || isReached(subscriptionExpiresAt, now)) return null;
  return status === 'active' && isReached(subscriptionPastDueAt, now) ? 'past_due' : status;
}

/** The one decision about access, for the server's endpoints and the web app's screens. */
export function refusalFor(access: Access, viewer: Viewer | null, now: Date): Refusal | null {
  if (access === 'visitor') return null;
  if (viewer === null) return 'sign-in';
  if (viewer.role === 'admin' || access === 'signed-in') return null;
  if (access === 'participant') return maySubmitScore(viewer, now) ? null : 'membership';
  if (access === 'coach') return hasActiveMembership(viewer, now) ? 'coach' : 'membership';
  return hasActiveMembership(viewer, now) ? null : 'membership';
}

/** Allows scores of a weekly challenge from coaches, and from members who are active or on trial. */
export const maySubmitScore = (viewer: Viewer, now: Date): boolean =>
  viewer.role === 'admin' || ['active', 'trialing'].includes(reportedStatus(viewer, now) ?? '');

const endedStatuses = ['expired', 'canceled', 'unpaid'];

function isReached(instant: Date | string | null, now: Date): boolean {
  return instant !== null && new Date(instant) <= now;
}
