/** The reason the private PostgreSQL can't be started, in a sentence for the person who starts the server. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

/** The database is in use by another process. */
export class AlreadyRunningError extends EmbeddedPostgresError {}

/** The code that the system or PostgreSQL gave to an error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
