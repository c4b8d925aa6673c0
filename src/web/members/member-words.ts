import type { ResponseOf } from '#contract/endpoint.ts';
import type { listMembers } from '#contract/members.ts';
import { dateIn, formatDate } from '#domain/plain-date.ts';

export type Member = ResponseOf<typeof listMembers>[number];

type Named = Pick<Member, 'firstName' | 'lastName' | 'email'>;

/** First and last name, else the e-mail address. */
export const memberName = ({ firstName, lastName, email }: Named): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;

/** How many are members: the list shows the coaches too, who are none. */
export const countMembers = (people: readonly Pick<Member, 'role'>[]): number =>
  people.filter(({ role }) => role === 'member').length;

/** Those whose first name, last name or e-mail address holds the text, whatever its case. */
export function membersFound<M extends Named>(members: readonly M[], search: string): readonly M[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return members;
  return members.filter(({ firstName, lastName, email }) =>
    [`${firstName ?? ''} ${lastName ?? ''}`, email].some(text => text.toLowerCase().includes(wanted)),
  );
}

/** The coach's own date at an instant, in words; null when there is no such instant. */
export function dayOfInstant(instant: string | null | undefined, zone: string): string | null {
  const at = instant ? Date.parse(instant) : Number.NaN;
  return Number.isNaN(at) ? null : formatDate(dateIn(zone, at));
}

const statusWords: Record<string, string> = {
  active: 'Active',
  trialing: 'Trial',
  past_due: 'Payment overdue',
};

/** How a membership stands; null where there is none. */
export function membershipWords(
  { subscriptionStatus, subscriptionExpiresAt }: Pick<Member, 'subscriptionStatus' | 'subscriptionExpiresAt'>,
  zone: string,
): string | null {
  if (subscriptionStatus === null) return null;
  const words = statusWords[subscriptionStatus] ?? subscriptionStatus;
  const until = dayOfInstant(subscriptionExpiresAt, zone);
  return until === null ? words : `${words} until ${until}`;
}

/** Only a member, not a coach, whose membership has no status can be activated by hand. */
export const canActivate = ({
  role,
  subscriptionStatus,
}: Pick<Member, 'role' | 'subscriptionStatus'>): boolean => role !== 'admin' && !subscriptionStatus;

export const activatedWords = (expiresAt: string | null | undefined, zone: string): string =>
  `Subscription activated successfully. Expires on ${dayOfInstant(expiresAt, zone) ?? 'in 30 days'}`;

/** What has just been set for a member who may, or may not, move a session. */
export const movingWords = (member: Named & Pick<Member, 'mayMoveSessions'>): string =>
  `${memberName(member)} ${member.mayMoveSessions ? 'may move sessions' : 'can no longer move sessions'}`;
