import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Topic, topics } from '#domain/notices/topics.ts';

export const unsubscribePath = '/api/notices/unsubscribe';

type Whose = { personId: string; topic: Topic };

const signatureOf = ({ personId, topic }: Whose, secret: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${personId} ${topic}`).digest();

/**
 * Ends one topic's letters to one person, and nothing else; it holds as long as our secret does, as people keep letters
 * for years.
 */
export const unsubscribeAddress = (whose: Whose, secret: string, site: string): string =>
  `${site}${unsubscribePath}/${whose.personId}.${whose.topic}.${signatureOf(whose, secret).toString('base64url')}`;

/** The owner and the topic; null for a token we have not signed. */
export function readUnsubscribeToken(token: string, secret: string): Whose | null {
  const [personId = '', named = '', signature = '', ...more] = token.split('.');
  const topic = topics.find(known => known === named);
  if (topic === undefined || more.length > 0 || !/^[\da-f-]{36}$/.test(personId)) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf({ personId, topic }, secret);
  return given.length === right.length && timingSafeEqual(given, right) ? { personId, topic } : null;
}
