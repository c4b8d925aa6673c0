import type { CallError } from '#web/data/call.ts';
import type { SavedLog } from './waiting-log.ts';

type Refusal = { to: 'refusal'; error: CallError; isOurs: boolean };

/** The outcome of sending what waits: a log, or events of a session. */
export type Delivery<Answer = SavedLog> =
  | { to: 'server'; record: Answer }
  /** No answer came, so it may or may not have arrived. */
  | { to: 'nobody' }
  /** Someone other than its owner is signed in. */
  | { to: 'another' }
  /** `isOurs`: our own server has answered, not a gateway on the way to it. */
  | Refusal;

/** Signed out, too slow, too early, too often: these refusals pass, and say nothing about what was sent. */
const passing = [401, 408, 425, 429];

/** Our own server has refused it for good. After anything else it goes on waiting. */
export const isFinal = <Answer>(delivery: Delivery<Answer>): delivery is Refusal =>
  delivery.to === 'refusal' &&
  delivery.isOurs &&
  delivery.error.status >= 400 &&
  delivery.error.status < 500 &&
  !passing.includes(delivery.error.status);

/** The next would fail in the same way. Any other trouble may concern this one alone. */
export function endsRound<Answer>(delivery: Delivery<Answer>): boolean {
  if (delivery.to === 'refusal') return [401, 429, 502, 503, 504].includes(delivery.error.status);
  return delivery.to !== 'server';
}
