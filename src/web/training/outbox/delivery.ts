import type { CallError } from '#web/data/call.ts';
import type { SavedLog } from './waiting-log.ts';

type Refusal = { to: 'refusal'; error: CallError; isOurs: boolean };

/** What has become of a log that was sent. */
export type Delivery =
  | { to: 'server'; record: SavedLog }
  /** No answer came: it may or may not have arrived. */
  | { to: 'nobody' }
  /** The server takes us for someone else than the log's own person. */
  | { to: 'another' }
  /** `isOurs`: the answer is our server's own, not that of something on the way to it. */
  | Refusal;

/** Signed out, too slow, too early, too often: none of that is about the log. */
const passing = [401, 408, 425, 429];

/** Whether the server has said, in its own words, that it will not have this log. Anything else leaves it waiting. */
export const isFinal = (delivery: Delivery): delivery is Refusal =>
  delivery.to === 'refusal' &&
  delivery.isOurs &&
  delivery.error.status >= 400 &&
  delivery.error.status < 500 &&
  !passing.includes(delivery.error.status);

/** Whether the next log would fare no better. Other trouble may be with this one log alone. */
export function endsRound(delivery: Delivery): boolean {
  if (delivery.to === 'refusal') return [401, 429, 502, 503, 504].includes(delivery.error.status);
  return delivery.to !== 'server';
}
