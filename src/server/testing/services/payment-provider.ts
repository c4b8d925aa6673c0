import type { TestApp } from '#server/testing/app-for-tests.ts';
import { signedEvent } from './payment-events.ts';
import { type Answer, Person } from '#server/testing/people.ts';

export const webhookSecret = 'whsec_of_these_tests_only';
export const webhookPath = '/api/webhooks/stripe';

export type EventToSend = { type: string; object: object; at: Date; id?: string };

/** Delivers a payment provider's event, signed at the moment at which the app's clock stands. */
export function deliver(testApp: TestApp, { type, object, ...when }: EventToSend): Promise<Answer> {
  const { body, headers } = signedEvent(webhookSecret, type, object, {
    ...when,
    signedAt: testApp.clock.now,
  });
  return new Person(testApp).send('POST', webhookPath, body, headers);
}

export async function storedMembership(testApp: TestApp, userId: string): Promise<Record<string, unknown>> {
  const { rows } = await testApp.db.$client.query<Record<string, unknown>>(
    `select subscription_status, subscription_expires_at, provider_status, subscription_renews_at, payment_failed_at,
       subscription_past_due_at, stripe_customer_id, subscription_id, activated_until
     from users where id = $1`,
    [userId],
  );
  return rows[0] ?? {};
}
