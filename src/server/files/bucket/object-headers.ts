import type { IncomingMessage } from 'node:http';

const sumHeader = 'x-amz-meta-sha256';

/** Each object carries the sum of its bytes, as not every store's own tag is one. */
export const withSum = (sha256: string): Record<string, string> => ({ [sumHeader]: sha256 });

/** Undefined for what somebody else put there. */
export const sumOf = ({ headers }: IncomingMessage): string | undefined =>
  headers[sumHeader] === undefined ? undefined : String(headers[sumHeader]);

export const changedOf = ({ headers }: IncomingMessage): Date => new Date(headers['last-modified'] ?? 0);

/** Of the answer to HEAD. */
export async function lookedAt(answer: IncomingMessage) {
  answer.resume();
  return { bytes: Number(answer.headers['content-length']), sum: sumOf(answer) };
}
