import type { ResponseOf } from '#contract/endpoint.ts';
import type { listMembers } from '#contract/members.ts';
import { dateIn, formatDate } from '#domain/plain-date.ts';
import { textSearch } from '#domain/names/fold-text.ts';

export type Member = ResponseOf<typeof listMembers>[number];

type Named = Pick<Member, 'firstName' | 'lastName' | 'email'>;

/** First and last name, else the e-mail address. */
export const memberName = ({ firstName, lastName, email }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** The number of members: the list shows the coaches too, who are none. */
export const countMembers = (people: readonly Pick<Member, 'role'>[]): number =>
  people.filter(({ role }) => role === 'member').length;

/** Members whose first name, last name or e-mail address holds the text. */
export function membersFound<M extends Named>(members: readonly M[], search: string): readonly M[] {
  const isFound = textSearch(search);
  return members.filter(({ firstName, lastName, email }) => isFound(firstName, lastName, email));
}

/** The date that an instant has in a zone, in words; null when there is no such instant. */
export function dayOfInstant(instant: string | null | undefined, zone: string): string | null {
  const at = instant ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(at) ? null : formatDate(dateIn(zone, at));
}

const statusText: Record<string, string> = {
  active: 'Active',
  trialing: 'Trial',
  past_due: 'Payment overdue',
};

type Standing = Pick<
  Member,
  'subscriptionStatus' | 'subscriptionExpiresAt' | 'subscriptionPastDueAt' | 'providerStatus'
>;

/** The state of a membership, in the member's own zone; null where there is none. */
export function membershipText(member: Omit<Standing, 'providerStatus'>, zone: string): string | null {
  const { subscriptionStatus, subscriptionExpiresAt } = member;
  if (subscriptionStatus === null) return null;
  if (paymentTrouble(member) === 'warning') {
    return `Payment failed, open until ${dayOfInstant(member.subscriptionPastDueAt, zone)}`;
  }
  const words = statusText[subscriptionStatus] ?? subscriptionStatus;
  const until = dayOfInstant(subscriptionExpiresAt, zone);
  return until === null || subscriptionStatus === 'past_due' ? words : `${words} until ${until}`;
}

/** A failed payment: during the days of grace a warning, then its result. */
export function paymentTrouble({
  subscriptionStatus,
  subscriptionPastDueAt,
}: Pick<Standing, 'subscriptionStatus' | 'subscriptionPastDueAt'>): 'warning' | 'danger' | null {
  if (subscriptionStatus === 'past_due') return 'danger';
  return subscriptionStatus === 'active' && subscriptionPastDueAt ? 'warning' : null;
}

/** Whether a subscription goes on and is charged until it is ended at the payment provider. */
export function subscriptionRunsOn({
  subscriptionId,
  subscriptionStatus,
  providerStatus,
}: Pick<Member, 'subscriptionId' | 'subscriptionStatus' | 'providerStatus'>): boolean {
  if (subscriptionId === null || endedAtProvider.includes(providerStatus ?? '')) return false;
  return subscriptionStatus !== null || providerStatus !== null;
}

const endedAtProvider = ['canceled', 'incomplete_expired'];

/** Only a member, not a coach, whose membership has no status can be activated by hand. */
export const canActivate = ({
  role,
  subscriptionStatus,
}: Pick<Member, 'role' | 'subscriptionStatus'>): boolean => role !== 'admin' && !subscriptionStatus;

export const activatedText = (expiresAt: string | null | undefined, zone: string): string =>
  `Subscription activated successfully. Expires on ${dayOfInstant(expiresAt, zone) ?? 'in 30 days'}`;

/** Confirms that a member may, or may not, move a session from now on. */
export const movingText = (member: Named & Pick<Member, 'mayMoveSessions'>): string =>
  `${memberName(member)} ${member.mayMoveSessions ? 'may move sessions' : 'can no longer move sessions'}`;

/** Confirms that a member may, or may not, swap exercises from now on. */
export const swappingText = (member: Named & Pick<Member, 'maySwapExercises'>): string =>
  `${memberName(member)} ${member.maySwapExercises ? 'may swap exercises' : 'can no longer swap exercises'}`;

/** The address at which a paid subscription is viewed and ended. */
export const subscriptionAddress = (subscriptionId: string): string =>
  `https://dashboard.stripe.com/subscriptions/${encodeURIComponent(subscriptionId)}`;

/**
 * The address at which someone's payments are viewed: all of theirs, else their subscription; null where no id is
 * known.
 */
export function providerAddress({
  stripeCustomerId,
  subscriptionId,
}: {
  stripeCustomerId: string | null;
  subscriptionId: string | null;
}): string | null {
  if (stripeCustomerId)
    return `https://dashboard.stripe.com/customers/${encodeURIComponent(stripeCustomerId)}`;
  return subscriptionId ? subscriptionAddress(subscriptionId) : null;
}
