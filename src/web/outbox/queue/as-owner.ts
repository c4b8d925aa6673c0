import { askWhoIsThere } from '#web/offline/who-is-there.ts';
import { type Delivery, deliveryOf, verdictOn } from './delivery.ts';
import type { Verdict } from './verdict.ts';

/**
 * A 403 or 404 may only mean that another person is signed in by now, so the server is asked who it is before such an answer
 * counts.
 */
export async function asOwner<Answer>(userId: string, delivery: Delivery<Answer>): Promise<Delivery<Answer>> {
  if (delivery.to !== 'refusal' || ![403, 404].includes(delivery.error.status)) return delivery;
  const person = await askWhoIsThere();
  if (person === undefined) return { to: 'nobody' };
  return person === userId ? delivery : { to: 'another' };
}

/** What a call that failed means for what it was to send. */
export const verdictOnError = async (userId: string, error: unknown): Promise<Verdict> =>
  verdictOn(await asOwner(userId, deliveryOf(error)));
