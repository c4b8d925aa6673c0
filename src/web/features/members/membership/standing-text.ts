import { type Fact, factsOf } from '#web/parts/people/facts.ts';
import { dayOfInstant, membershipText, paymentTrouble } from '#web/parts/people/member-text.ts';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import type { Tone } from '#web/ui/figures/Badge.tsx';

/** The state of a membership, in a word or two; a coach needs none. */
export function standingOfMembership(person: PersonInFull): { text: string; tone: Tone } {
  if (person.role === 'admin') return { text: 'Coach', tone: 'accent' };
  const text = membershipText(person, person.timeZone);
  if (text === null) return { text: 'No membership', tone: 'neutral' };
  return { text, tone: paymentTrouble(person) ?? 'success' };
}

/** Facts of a membership beside its state, which never contradict it. Its dates are the member's own. */
export function membershipFacts(person: PersonInFull, zone: string): Fact[] {
  const { subscriptionStatus: status, providerStatus } = person;
  const isOn = status !== null;
  const isInTrouble = paymentTrouble(person) !== null;
  const isToldAlready = isInTrouble || (isOn && providerStatus === 'active');
  return factsOf([
    ['Ended on', isOn ? null : dayOfInstant(person.subscriptionExpiresAt, person.timeZone)],
    ['Paused until', isOn ? dayOfInstant(person.pausedUntil, person.timeZone) : null],
    ['Renews on', isOn && !isInTrouble ? dayOfInstant(person.subscriptionRenewsAt, person.timeZone) : null],
    ['At the payment provider', isToldAlready ? null : providerStatus?.replaceAll('_', ' ')],
    ['Reminded on', isInTrouble ? dayOfInstant(person.remindedOfPaymentAt, zone) : null],
    ['Founding member', person.isFoundingMember ? 'Yes' : null],
    ['Moves sessions', person.mayMoveSessions ? 'Allowed' : 'Not allowed'],
    ['Swaps exercises', person.maySwapExercises ? 'Allowed' : 'Not allowed'],
  ]);
}
