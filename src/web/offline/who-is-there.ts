import type { getCurrentUser } from '#contract/session.ts';
import { call, CallError } from '#web/data/call.ts';

// Written out, because the service worker has no use for the contract's schemas.
const userCall = { method: 'GET', path: '/api/auth/user' } as typeof getCurrentUser;

/** On a signal worse than that there is no answer, in milliseconds. */
const patience = 10_000;

/** Whom the server takes us for: null for nobody, undefined when no answer comes. */
export async function askWhoIsThere(within = patience): Promise<string | null | undefined> {
  try {
    return (await call(userCall, {}, {}, AbortSignal.timeout(within))).id;
  } catch (error) {
    return error instanceof CallError && error.status === 401 ? null : undefined;
  }
}
