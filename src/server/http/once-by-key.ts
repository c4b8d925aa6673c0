import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type DatabasePool, statement, transaction } from '#server/database/database.ts';
import { badInput, conflict } from './problem.ts';

const longestKey = 200;

/** The `Idempotency-Key` of a request; null without one. */
export function requestKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > longestKey)
    throw badInput('Idempotency-Key', `This key is too long: use at most ${longestKey} characters`);
  return key;
}

type SentKey = { personId: string; key: string };
type Sent = SentKey & { request: FastifyRequest; at: Date };
type Kept = { status: number; answer: string | null; requestHash: string };

/** A second request with the same key waits here until the first transaction is over, because the key is unique. */
const claimKey = statement<
  { key: string },
  SentKey & { method: string; path: string; requestHash: string; status: number; at: Date }
>(
  'claim_request_key',
  `insert into sent_requests (member_id, key, method, path, request_hash, status, answer, at)
   values (:personId, :key, :method, :path, :requestHash, :status, null, :at) on conflict do nothing returning key`,
);

const keepAnswer = statement<never, SentKey & { answer: string }>(
  'keep_answer',
  'update sent_requests set answer = :answer where member_id = :personId and key = :key',
);

const keptAnswer = statement<Kept, SentKey>(
  'kept_answer',
  'select status, answer, request_hash as "requestHash" from sent_requests where member_id = :personId and key = :key',
);

type Answering = {
  status: number;
  /** The answer holds a secret, so only the fact that the work is done is stored. */
  isSecret: boolean;
  /** Does the work in the given transaction, and answers it as the text that goes over the wire. */
  work: (tx: DatabasePool) => Promise<string>;
};

/**
 * Does the work of a request once. Its key and answer are stored in the work's own transaction, so that the answer can
 * be repeated. The same key with a different request is a 409.
 */
export function answerOnce(db: DatabasePool, sent: Sent, { status, isSecret, work }: Answering) {
  const { personId, key, request, at } = sent;
  const { method } = request;
  const [path = ''] = request.url.split('?', 1);
  const requestHash = hashOf(request);
  return transaction(db, async tx => {
    const claimed = await claimKey(tx, { personId, key, method, path, requestHash, status, at });
    if (claimed.length === 0) return repeatAnswer((await keptAnswer(tx, { personId, key }))[0], requestHash);
    // Handlers take a pool and open transactions; given this one, they join it.
    const answer = await work(tx as DatabasePool);
    if (!isSecret) await keepAnswer(tx, { personId, key, answer });
    return answer;
  });
}

function repeatAnswer(kept: Kept | undefined, requestHash: string): string {
  if (kept?.requestHash !== requestHash) throw conflict('This Idempotency-Key was used for another request');
  if (kept.answer === null)
    throw conflict(
      'This has been done already. Its answer holds a link that is not kept: please ask for a new one.',
    );
  return kept.answer;
}

function hashOf({ method, url, body }: FastifyRequest): string {
  const content = Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null);
  return createHash('sha256').update(`${method} ${url}\n`).update(content).digest('base64url');
}
