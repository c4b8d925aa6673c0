/** Who a user is, as far as access goes. Dates are instants. */
export type Viewer = {
  role: 'admin' | 'member';
  subscriptionStatus: string | null;
  subscriptionExpiresAt: Date | string | null;
};

/** What an endpoint or a screen asks for: anyone, any account, an active membership, or a coach. */
export type Access = 'visitor' | 'signed-in' | 'member' | 'coach';

/** Why someone is turned away; each answer has one status and one sentence. */
export type Refusal = 'sign-in' | 'membership' | 'coach';

/** Active: the status says so and the expiry, if any, is still to come. */
function hasActiveMembership(viewer: Viewer, now: Date): boolean {
  return viewer.subscriptionStatus === 'active' && !hasEnded(viewer, now);
}

/** The status to report: what has ended is no status, so that a coach can activate again. */
export function reportedStatus(viewer: Viewer, now: Date): string | null {
  if (viewer.subscriptionStatus === null || endedStatuses.includes(viewer.subscriptionStatus)) return null;
  return hasEnded(viewer, now) ? null : viewer.subscriptionStatus;
}

/** The one decision about access, for the server's endpoints and the web app's screens. */
export function refusalFor(access: Access, viewer: Viewer | null, now: Date): Refusal | null {
  if (access === 'visitor') return null;
  if (viewer === null) return 'sign-in';
  if (viewer.role === 'admin' || access === 'signed-in') return null;
  if (access === 'coach') return hasActiveMembership(viewer, now) ? 'coach' : 'membership';
  return hasActiveMembership(viewer, now) ? null : 'membership';
}

const endedStatuses = ['expired', 'canceled', 'unpaid'];

function hasEnded(viewer: Viewer, now: Date): boolean {
  return viewer.subscriptionExpiresAt !== null && new Date(viewer.subscriptionExpiresAt) <= now;
}
