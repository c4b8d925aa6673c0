import type { logProgress } from '#contract/progress.ts';
import { CallError } from '#web/data/call.ts';
import { askWhoIsThere } from '#web/offline/who-is-there.ts';
import type { Delivery } from './delivery.ts';
import type { SavedLog, WaitingLog } from './waiting-log.ts';

// The path is written out to keep the contract's schemas out of the service worker.
const logPath = '/api/progress' satisfies (typeof logProgress)['path'];

/** Milliseconds after which a slow signal counts as no answer. */
const patience = 10_000;

/**
 * Sends a log. The server saves it once, however often it is sent. A 403 or 404 may only mean that another person is
 * signed in by now, so the server is asked who it is before such an answer counts.
 */
export async function postLog(log: WaitingLog): Promise<Delivery> {
  const delivery = await post(log);
  if (delivery.to !== 'refusal' || ![403, 404].includes(delivery.error.status)) return delivery;
  const person = await askWhoIsThere();
  if (person === undefined) return { to: 'nobody' };
  return person === log.userId ? delivery : { to: 'another' };
}

/** This does not use `call`, which cannot tell our server's answers from those of a gateway before it. */
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
  // A network's own login page answers with 200 too, but has no id.
  if (response.ok) return answer?.id ? { to: 'server', record: answer as SavedLog } : { to: 'nobody' };
  const isOurs = typeof answer?.message === 'string';
  const sentence = isOurs ? String(answer?.message) : response.statusText;
  return { to: 'refusal', error: new CallError(response.status, sentence, answer?.issues), isOurs };
}
