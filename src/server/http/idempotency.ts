import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Database, type DatabasePool, statement, transaction } from '#server/database/database.ts';
import { badInput, conflict } from './problem.ts';

const maxKeyLength = 200;

/** The `Idempotency-Key` of a request; null without one. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length > maxKeyLength)
    throw badInput('Idempotency-Key', `This key is too long: use at most ${maxKeyLength} characters`);
  return key;
}

type SentKey = { personId: string; key: string };
type Sent = SentKey & { request: FastifyRequest; at: Date };

/** A request whose work is done. `answer` is null where it held a secret. */
export type StoredAnswer = { requestHash: string; answer: string | null };

/** A second request with the same key waits here until the first transaction is over, because the key is unique. */
const claimKey = statement<
  { key: string },
  SentKey & { method: string; path: string; requestHash: string; status: number; at: Date }
>(
  'claim_request_key',
  `insert into sent_requests (member_id, key, method, path, request_hash, status, answer, at)
   values (:personId, :key, :method, :path, :requestHash, :status, null, :at) on conflict do nothing returning key`,
);

const storeAnswer = statement<never, SentKey & { answer: string }>(
  'store_answer',
  'update sent_requests set answer = :answer where member_id = :personId and key = :key',
);

/**
 * SQL that stores a request with its answer, for a statement that does all of its work; nothing without a key. `from` are the
 * rows without which nothing was done. Two at once fail by the unique key.
 */
export const storingAnswer = (from = '') => `
  insert into sent_requests (member_id, key, request_hash, answer, at)
  select :memberId::uuid, :key::text, :requestHash::text, :answer::text, :now::timestamptz ${from}
  where :key::text is not null`;

const storedAnswer = statement<StoredAnswer, SentKey>(
  'stored_answer',
  'select request_hash as "requestHash", answer from sent_requests where member_id = :personId and key = :key',
);

/** Null when no request with this key is done. */
export const findStoredAnswer = async (db: Database, sent: SentKey): Promise<StoredAnswer | null> =>
  (await storedAnswer(db, sent))[0] ?? null;

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
    if (claimed.length === 0) return repeatAnswer(await findStoredAnswer(tx, { personId, key }), requestHash);
    // Handlers take a pool and open transactions; given this one, they join it.
    const answer = await work(tx as DatabasePool);
    if (!isSecret) await storeAnswer(tx, { personId, key, answer });
    return answer;
  });
}

let repeated = 0;

/** The number of requests of this process that were answered as the first of their key was. */
export const answersRepeated = () => repeated;

/** The answer of the first request; a 409 where that was another one, or its answer is not stored. */
export function repeatAnswer(stored: StoredAnswer | null, requestHash: string): string {
  if (stored?.requestHash !== requestHash)
    throw conflict('This Idempotency-Key was used for another request');
  if (stored.answer === null)
    throw conflict(
      'This has been done already. Its answer holds a link that is not kept: please ask for a new one.',
    );
  repeated += 1;
  return stored.answer;
}

function hashOf({ method, url, body }: FastifyRequest): string {
  const content = Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null);
  return createHash('sha256').update(`${method} ${url}\n`).update(content).digest('base64url');
}

const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes answers stored for retries after 30 days, because no device goes on trying for that long. */
export async function deleteOldAnswers(db: Database, now: Date): Promise<void> {
  await db.execute(sql`delete from sent_requests where at < ${new Date(now.getTime() - retentionMs)}`);
}
