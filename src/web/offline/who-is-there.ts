import type { getCurrentUser } from '#contract/session.ts';
import { call, CallError } from '#web/data/call.ts';

// The path is written out to keep the contract's schemas out of the service worker.
const userCall = { method: 'GET', path: '/api/auth/user' } as typeof getCurrentUser;

/** Milliseconds after which a slow signal counts as no answer. */
const timeoutMs = 10_000;

/** Asks the server who is signed in: an id, null for nobody, undefined when no answer comes. */
export async function askWhoIsThere(within = timeoutMs): Promise<string | null | undefined> {
  try {
    return (await call(userCall, {}, {}, AbortSignal.timeout(within))).id;
  } catch (error) {
    return error instanceof CallError && error.status === 401 ? null : undefined;
  }
}
