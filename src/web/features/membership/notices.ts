import type { Viewer } from '#domain/membership/access.ts';
import { dayIn } from './day-in.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

export type MembershipNotice = { kind: 'payment-failed' | 'ends-soon'; until: string };

type NoticeViewer = Pick<Viewer, 'role' | 'subscriptionStatus'> & {
  subscriptionExpiresAt: string | null;
  subscriptionPastDueAt: string | null;
};

/**
 * Notice before a member's area closes: a payment is open, or, in the last week, their membership ends. The open
 * payment comes first: it is the one that can be fixed at once.
 */
export function noticeFor(user: NoticeViewer, now: Date): MembershipNotice | null {
  if (user.role === 'admin' || user.subscriptionStatus !== 'active') return null;
  const { subscriptionPastDueAt: pastDueAt, subscriptionExpiresAt: expiresAt } = user;
  if (isUpcoming(pastDueAt, now)) return { kind: 'payment-failed', until: pastDueAt };
  if (!isUpcoming(expiresAt, now) || Date.parse(expiresAt) - now.getTime() > weekMs) return null;
  return { kind: 'ends-soon', until: expiresAt };
}

function isUpcoming(instant: string | null, now: Date): instant is string {
  return instant !== null && Date.parse(instant) > now.getTime();
}

export function noticeText({ kind, until }: MembershipNotice, zone: string): string {
  const day = dayIn(zone, until);
  return kind === 'payment-failed'
    ? `Your last payment did not go through. Your training stays open until ${day}.`
    : `Your membership ends on ${day}.`;
}
