import type { getCurrentUser } from '#contract/session.ts';
import type { logProgress } from '#contract/progress.ts';
import { call, CallError } from '#web/data/call.ts';
import type { SavedLog, WaitingLog } from './waiting-log.ts';

// Written out, because the service worker has no use for the contract's schemas.
const logCall = { method: 'POST', path: '/api/progress' } as typeof logProgress;
const userCall = { method: 'GET', path: '/api/auth/user' } as typeof getCurrentUser;

/** How long an answer is waited for, in milliseconds. On a signal worse than that there is none. */
const patience = 10_000;

export type Delivery =
  | { to: 'server'; record: SavedLog }
  /** No answer came: it may or may not have arrived. */
  | { to: 'nobody' }
  | { to: 'refusal'; error: CallError };

/** Sends a log. It is saved once, however often it is sent. */
export async function postLog({ body, key }: WaitingLog): Promise<Delivery> {
  try {
    const headers = { 'Idempotency-Key': key };
    const record = await call(logCall, { body }, headers, AbortSignal.timeout(patience));
    return { to: 'server', record };
  } catch (error) {
    return error instanceof CallError ? { to: 'refusal', error } : { to: 'nobody' };
  }
}

/** Whom the server takes us for: nobody's log goes out under another's name. Null for nobody, or without an answer. */
export async function askWhoIsThere(): Promise<string | null> {
  try {
    return (await call(userCall, {}, {}, AbortSignal.timeout(patience))).id;
  } catch {
    return null;
  }
}
