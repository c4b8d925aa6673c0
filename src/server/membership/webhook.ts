import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { transaction } from '#server/database/database.ts';
import { networkOf } from '#server/http/network-of.ts';
import { Problem } from '#server/http/problem.ts';
import { countRequest } from '#server/http/rate-limit.ts';
import { receiveBody } from '#server/http/bodies/receive-body.ts';
import type { Surroundings } from '#server/route/route.ts';
import { siteOf } from '#server/http/site.ts';
import { anyEvent, type ProviderEvent, readProviderEvent } from './provider-event.ts';
import { processEvent } from './process-event.ts';

type PaymentOptions = Surroundings & {
  stripeWebhookSecret?: string | undefined;
  publicUrl?: string | undefined;
};

const path = '/api/webhooks/stripe';
const bodyLimit = 1024 * 1024;
/** Seconds for which a signature is good: an event that was overheard is of no use afterwards. */
const tolerance = 300;
/** Of one address; what is signed well is never limited. */
const wrongSignatures = { max: 100, minutes: 15 };

/** The endpoint for the payment provider's events. Their signature is that of the very bytes sent. */
export function paymentEventsRoute(app: FastifyInstance, options: PaymentOptions): void {
  const { db, now, stripeWebhookSecret: secret, publicUrl } = options;
  if (secret === undefined) return;
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (request: FastifyRequest) => receiveBody(request));
    scope.post(path, { bodyLimit }, async (request, reply) => {
      const at = now();
      const signed = await readSigned(request, secret, at);
      if (signed === null) {
        await countRequest(db, `POST ${path} unsigned ${networkOf(request.ip)}`, wrongSignatures, at);
        request.log.warn('a payment event was refused: STRIPE_WEBHOOK_SECRET does not fit its signature');
        throw new Problem(400, 'The signature of this event is not right');
      }
      const event = asProviderEvent(signed);
      if (event !== null) {
        const site = siteOf(request, publicUrl);
        const taken = await transaction(db, tx => processEvent(tx, event, { now: at, site }));
        if (taken.isNew && taken.userId === null && isPaid(event))
          request.log.warn({ event: event.id }, 'a payment has come, and whose it is cannot be told');
      }
      return reply.header('cache-control', 'no-store').send({ ok: true });
    });
  });
}

/** The event's content, if it is signed with the secret, and lately; else null. */
async function readSigned(request: FastifyRequest, secret: string, at: Date): Promise<unknown> {
  const { Stripe } = await import('stripe');
  const [signature = ''] = [request.headers['stripe-signature'] ?? ''].flat();
  const body = Buffer.isBuffer(request.body) ? request.body : '';
  try {
    if (signedAt(signature) > at.getTime() / 1000 + tolerance) return null;
    return Stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, at.getTime());
  } catch {
    return null;
  }
}

/** In seconds. The library looks for what is too old, and not for what is of the future. */
const signedAt = (signature: string) => Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1] ?? 0);

/** An event that we cannot read is refused, so that the provider shows it as failed and sends it again. */
function asProviderEvent(signed: unknown): ProviderEvent | null {
  try {
    return readProviderEvent(z.parse(anyEvent, signed));
  } catch {
    throw new Problem(400, 'This event could not be read');
  }
}

const isPaid = ({ facts }: ProviderEvent) => facts.kind === 'checkout' && facts.paid;
