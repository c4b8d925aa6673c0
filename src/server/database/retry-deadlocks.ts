export type DatabaseError = Error & { code?: string; constraint?: string };

/** The database's own error: drizzle wraps the driver's. */
export const databaseErrorOf = (error: unknown): DatabaseError =>
  ((error as Error).cause ?? error) as DatabaseError;

const serializationFailure = '40001';
const deadlock = '40P01';

/** The database has ended a transaction because of another one at the same moment: the same work may be tried again. */
export function isDeadlock(error: unknown): boolean {
  const { code } = databaseErrorOf(error);
  return code === deadlock || code === serializationFailure;
}

const maxAttempts = 3;

/**
 * Does the work again where it ends in a deadlock, or answers null because something has changed meanwhile. Null where every
 * attempt did.
 */
export async function retryDeadlocks<Result>(work: () => Promise<Result | null>): Promise<Result | null> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const result = await work().catch(nullAfterDeadlock);
    if (result !== null) return result;
  }
  return null;
}

function nullAfterDeadlock(error: unknown): null {
  if (isDeadlock(error)) return null;
  throw error;
}
