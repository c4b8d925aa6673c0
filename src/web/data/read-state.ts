/** What of a read a screen can show. */
export type ReadState = 'answer' | 'empty' | 'failed' | 'loading';

type ReadOutcome = { data?: unknown; error: unknown };

/**
 * An answer stays shown while it is read again, and when that fails. Whether it failed is asked where there is none alone:
 * a screen is drawn again only for what it has asked about.
 */
export function stateOf(read: ReadOutcome): ReadState {
  const { data } = read;
  if (data !== undefined) return Array.isArray(data) && data.length === 0 ? 'empty' : 'answer';
  return read.error ? 'failed' : 'loading';
}
