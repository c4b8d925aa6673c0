import { CallError } from '#web/data/call.ts';
import { noAnswer, stopsFlush, type Verdict, verdictOf } from './verdict.ts';

type Refusal = { to: 'refusal'; error: CallError; isOurs: boolean };

/** The outcome of sending an entry. */
export type Delivery<Answer> =
  | { to: 'server'; record: Answer }
  /** No answer came, so it may or may not have arrived. */
  | { to: 'nobody' }
  /** Someone other than its owner is signed in. */
  | { to: 'another' }
  /** `isOurs`: our own server has answered, not a gateway on the way to it. */
  | Refusal;

/** A gateway on the way to our server never refuses for good. */
export function verdictOn<Answer>(delivery: Delivery<Answer>): Verdict {
  if (delivery.to === 'server') return 'taken';
  if (delivery.to === 'another') return 'sign-in';
  if (delivery.to === 'nobody') return verdictOf(noAnswer);
  const verdict = verdictOf(delivery.error.status);
  return verdict === 'refused' && !delivery.isOurs ? 'wait' : verdict;
}

/** Our own server has refused it for good. After anything else it goes on waiting. */
export const isRefused = <Answer>(delivery: Delivery<Answer>): delivery is Refusal =>
  verdictOn(delivery) === 'refused';

/** What comes after it need not be tried. */
export function endsFlush<Answer>(delivery: Delivery<Answer>): boolean {
  if (delivery.to === 'refusal') return stopsFlush(delivery.error.status);
  return delivery.to !== 'server';
}

/** The outcome of a call that was thrown. */
export const deliveryOf = (error: unknown): Delivery<never> =>
  error instanceof CallError ? { to: 'refusal', error, isOurs: true } : { to: 'nobody' };
