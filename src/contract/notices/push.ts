import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { done } from '#contract/wire.ts';

const base64Url = (bytes: number, message: string) =>
  z.string().check(
    z.maxLength(200, message),
    z.regex(/^[A-Za-z0-9_-]+={0,2}$/, message),
    z.refine(value => Math.floor((value.replace(/=+$/, '').length * 3) / 4) === bytes, message),
  );

const endpointAddress = z.string().check(
  z.maxLength(1000, 'This address is too long'),
  z.refine(
    value => URL.canParse(value) && /^https?:\/\/[\x21-\x7e]+$/.test(value),
    'This is no address of a push service',
  ),
);

/** The public key, base64url, that a browser needs to take push from us. */
export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/notices/push-key',
  access: 'signed-in',
  providesTags: [],
  response: z.object({ publicKey: z.string() }),
});

/**
 * Takes push in this browser, as long as its session lasts; a known one is the asker's from now on. Only a person's
 * last ten stay. The address is one of a push service on the open web.
 */
export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/notices/subscriptions',
  access: 'signed-in',
  invalidatesTags: ['notices', 'notice-preferences'],
  limit: { max: 60, minutes: 15 },
  body: z.object({
    endpoint: endpointAddress,
    keys: z.object({
      p256dh: base64Url(65, 'This is no key of a browser'),
      auth: base64Url(16, 'This is no secret of a browser'),
    }),
  }),
  response: done,
});

/** The asker's subscription with this address; there is none after it, whether there was one or not. */
export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/api/notices/subscriptions',
  access: 'signed-in',
  invalidatesTags: ['notices', 'notice-preferences'],
  body: z.object({ endpoint: endpointAddress }),
  response: done,
});

/** Sends a word to each of one's own browsers that take push, and says what became of it. */
export const testPush = endpoint({
  method: 'POST',
  path: '/api/notices/test',
  access: 'signed-in',
  invalidatesTags: ['notices', 'notice-preferences'],
  limit: { max: 10, minutes: 15 },
  response: z.object({
    /** Taken by the push service, to be shown at once. */
    reached: z.number(),
    /** The subscriptions that had gone, and are forgotten. */
    gone: z.number(),
    failed: z.number(),
  }),
});
