import type { ResponseOf } from '#contract/endpoint.ts';
import type { getMembership } from '#contract/members/membership.ts';
import type { Brand } from '#brand.ts';
import { priceText } from '#domain/fellowship/price-text.ts';
import { dayIn } from './day-in.ts';

export type Membership = ResponseOf<typeof getMembership>;

export type Standing = {
  /** In a word. */
  word: string;
  tone: 'success' | 'warning' | 'danger' | 'neutral';
  /** Next event and its date. */
  next: string;
  /** Basis of the membership; null where there is none. */
  basis: string | null;
  /** Problem, and the time left to fix it; null when there is none. */
  trouble: string | null;
};

type Priced = Pick<Brand, 'monthlyPriceDollars'> & { coach: { name: string } };

/** The state of a membership, in words; dates as they fall in the member's own zone. */
export function standingOf(membership: Membership, zone: string, brand: Priced): Standing {
  const { status, providerStatus, basis } = membership;
  const trouble = paymentTrouble(membership, zone);
  if (status === null) {
    return { word: 'No membership', tone: 'neutral', next: nothingYet, basis: null, trouble: null };
  }
  const common = { next: whatIsNext(membership, zone), basis: basis && basisText(brand)[basis], trouble };
  if (status === 'past_due') return { ...common, word: 'Payment overdue', tone: 'danger' };
  if (trouble !== null) return { ...common, word: 'Payment failed', tone: 'warning' };
  const onTrial = status === 'trialing' || providerStatus === 'trialing';
  return { ...common, word: onTrial ? 'Trial' : 'Active', tone: 'success' };
}

const nothingYet = 'Your training opens as soon as your membership is active.';

const basisText = ({ monthlyPriceDollars, coach }: Priced) => ({
  subscription:
    monthlyPriceDollars === null
      ? 'Your paid subscription'
      : `Your paid subscription, $${priceText(monthlyPriceDollars)} a month`,
  activation: coach.name === '' ? 'Activated by your coach' : `Activated by ${coach.name}, your coach`,
});

function whatIsNext({ status, renewsAt, endsAt, pausedUntil, pastDueAt }: Membership, zone: string): string {
  if (status === 'past_due') return 'Your training opens again as soon as the payment goes through.';
  if (pastDueAt !== null) return `Open until ${dayIn(zone, pastDueAt)}`;
  if (endsAt !== null && pausedUntil !== null)
    return `Paused until ${dayIn(zone, pausedUntil)}, ends on ${dayIn(zone, endsAt)}`;
  if (endsAt !== null) return `Ends on ${dayIn(zone, endsAt)}`;
  return renewsAt === null ? 'Continues until you end it' : `Renews on ${dayIn(zone, renewsAt)}`;
}

function paymentTrouble({ status, paymentFailedAt, pastDueAt }: Membership, zone: string): string | null {
  if (paymentFailedAt === null || pastDueAt === null) return null;
  const failed = `Your last payment, on ${dayIn(zone, paymentFailedAt)}, did not go through.`;
  if (status === 'past_due') return failed;
  return `${failed} Update your card by ${dayIn(zone, pastDueAt)} to keep your training open.`;
}

/** Whether a subscription is still there and opens again once it is paid: another one would be a second. */
export const waitsForPayment = ({ status, providerStatus }: Membership): boolean =>
  status === null && ['past_due', 'unpaid', 'paused', 'incomplete'].includes(providerStatus ?? '');
