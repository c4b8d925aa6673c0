import type { DatabasePool } from './database.ts';

/**
 * The database as one request has it: what it asks carries the request's number as far as our own log. No storage that follows
 * promises does this, as it makes every promise dearer on the releases of Node that we run on.
 */
export function ofRequest(db: DatabasePool, requestId: string): DatabasePool {
  const logs = Object.assign(Object.create(db.logs) as DatabasePool['logs'], { requestId });
  return Object.assign(Object.create(db) as DatabasePool, { logs, requestId });
}
