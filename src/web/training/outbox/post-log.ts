import type { logProgress } from '#contract/progress.ts';
import { CallError } from '#web/data/call.ts';
import { askWhoIsThere } from '#web/offline/who-is-there.ts';
import type { Delivery } from './delivery.ts';
import type { SavedLog, WaitingLog } from './waiting-log.ts';

// Written out, because the service worker has no use for the contract's schemas.
const logPath = '/api/progress' satisfies (typeof logProgress)['path'];

/** How long an answer is waited for, in milliseconds. On a signal worse than that there is none. */
const patience = 10_000;

/**
 * Sends a log. It is saved once, however often it is sent. To someone else the log's assignment is not there, or not
 * allowed: before such an answer counts, the server is asked whom it takes us for.
 */
export async function postLog(log: WaitingLog): Promise<Delivery> {
  const delivery = await post(log);
  if (delivery.to !== 'refusal' || ![403, 404].includes(delivery.error.status)) return delivery;
  const person = await askWhoIsThere();
  if (person === undefined) return { to: 'nobody' };
  return person === log.userId ? delivery : { to: 'another' };
}

/** Not by `call`, which does not tell our server's answers from those of a gateway before it. */
async function post({ body, key }: WaitingLog): Promise<Delivery> {
  try {
    const response = await fetch(logPath, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    return await deliveryOf(response);
  } catch {
    return { to: 'nobody' };
  }
}

type Answer = Partial<SavedLog> & { message?: unknown; issues?: CallError['issues'] };

async function deliveryOf(response: Response): Promise<Delivery> {
  const answer = (await response.json().catch(() => null)) as Answer | null;
  // A page that wants someone to log in to the network is a good answer too, but not to this.
  if (response.ok) return answer?.id ? { to: 'server', record: answer as SavedLog } : { to: 'nobody' };
  const isOurs = typeof answer?.message === 'string';
  const sentence = isOurs ? String(answer?.message) : response.statusText;
  return { to: 'refusal', error: new CallError(response.status, sentence, answer?.issues), isOurs };
}
