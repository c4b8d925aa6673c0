import { CallError, type Headers } from '#web/data/call.ts';
import { asOwner } from './as-owner.ts';
import type { Delivery } from './delivery.ts';

/** A slower signal counts as no answer. */
const timeoutMs = 10_000;

type Post<Answer> = {
  path: string;
  body: unknown;
  headers?: Headers;
  /** A network's own login page answers with 200 too, but is no answer of ours. */
  isAnswer: (answer: Partial<Answer>) => boolean;
};

/** Sends something of one person's. */
export const postFor = async <Answer>(userId: string, request: Post<Answer>): Promise<Delivery<Answer>> =>
  asOwner(userId, await post(request));

/** This does not use `call`, which cannot tell our server's answers from those of a gateway before it. */
async function post<Answer>({ path, body, headers, isAnswer }: Post<Answer>): Promise<Delivery<Answer>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await deliveryOf(response, isAnswer);
  } catch {
    return { to: 'nobody' };
  }
}

type Refusing = { message?: unknown; issues?: CallError['issues'] };

async function deliveryOf<Answer>(
  response: Response,
  isAnswer: Post<Answer>['isAnswer'],
): Promise<Delivery<Answer>> {
  const answer = (await response.json().catch(() => null)) as (Partial<Answer> & Refusing) | null;
  if (response.ok)
    return answer && isAnswer(answer) ? { to: 'server', record: answer as Answer } : { to: 'nobody' };
  const isOurs = typeof answer?.message === 'string';
  const sentence = isOurs ? String(answer?.message) : response.statusText;
  return { to: 'refusal', error: new CallError(response.status, sentence, answer?.issues), isOurs };
}
