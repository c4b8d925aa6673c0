import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { browserTimeZone, user } from './session.ts';
import { done, id, instant, requiredText, text, triedPassword } from './wire.ts';

/** The exchange of browser and device passes through as it is; the server's library checks it. */
const browserMessage = z.looseObject({ id: text(2000) });

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/passkeys',
  access: 'signed-in',
  providesTags: ['passkeys'],
  response: z.array(passkey),
});

/**
 * Begins adding a passkey: the options for the browser's `create`, good for 5 minutes. Asks for the account's password, if it
 * has one; 400 when that is not right.
 */
export const beginPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys/begin',
  access: 'signed-in',
  invalidatesTags: [],
  body: z.object({ password: z._default(triedPassword, '') }),
  response: z.object({ challengeId: id, options: z.looseObject({ challenge: z.string() }) }),
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/passkeys',
  access: 'signed-in',
  invalidatesTags: ['passkeys', 'security'],
  idempotent: true,
  limit: { max: 30, minutes: 15 },
  body: z.object({
    challengeId: id,
    name: requiredText('Name this passkey so you can recognize it', 100),
    credential: browserMessage,
  }),
  response: passkey,
  status: 201,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/api/passkeys/:id',
  access: 'signed-in',
  invalidatesTags: ['passkeys', 'security'],
  params: z.object({ id: text(2000) }),
  response: done,
});

/** Begins a sign-in with a passkey: the options for the browser's `get`, good for 5 minutes. */
export const beginPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/login/passkey/begin',
  access: 'visitor',
  invalidatesTags: [],
  response: z.object({ challengeId: id, options: z.looseObject({ challenge: z.string() }) }),
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/login/passkey',
  access: 'visitor',
  invalidatesTags: ['account', 'sessions', 'security', 'passkeys'],
  body: z.object({ challengeId: id, credential: browserMessage, timeZone: browserTimeZone }),
  response: user,
});
