import type { IncomingHttpHeaders } from 'node:http';
import { badInput } from '#server/http/problem.ts';

/** The revision that a change was made on; 'any' where the asker has said that it does not matter. */
export type Seen = number | 'any';

/** From `If-Match`, else from the body's own; null where neither says. */
export function seenRevision(headers: IncomingHttpHeaders, ofBody?: number): Seen | null {
  const said = headers['if-match']?.replaceAll('"', '').replace(/^W\//, '').trim();
  if (said === undefined) return ofBody ?? null;
  if (said === '*') return 'any';
  if (!/^\d{1,9}$/.test(said)) throw badInput('If-Match', 'Send the revision that was read');
  return Number(said);
}
