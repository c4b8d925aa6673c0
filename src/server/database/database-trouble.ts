/** The reasons why the database cannot answer a request that is in order. */
export type DatabaseTrouble = 'unreachable' | 'busy' | 'slow' | 'not writable';

type SomeError = { code?: unknown; message?: unknown; cause?: unknown; syscall?: unknown };

/** Answers null for any other error: of the statement, of a constraint, of our code. */
export function databaseTroubleOf(error: unknown): DatabaseTrouble | null {
  for (const one of withCauses(error)) {
    const trouble = troubleOf(one);
    if (trouble !== undefined) return trouble;
  }
  return null;
}

export const readOnlyCode = '25006';

/** The database can only be read: it is a standby now, or its disk is full. */
export const isReadOnly = (error: unknown): boolean =>
  withCauses(error).some(({ code }) => code === readOnlyCode);

/** An error and its causes, because drizzle wraps the driver's errors. */
export function withCauses(error: unknown): SomeError[] {
  const found: SomeError[] = [];
  for (let one = error; isObject(one) && found.length < 10; one = one.cause) found.push(one);
  return found;
}

const isObject = (value: unknown): value is SomeError => typeof value === 'object' && value !== null;

function troubleOf({ code, message, syscall }: SomeError): DatabaseTrouble | undefined {
  if (typeof code !== 'string') return byMessage(String(message));
  // The embedded PostgreSQL has no socket while it starts again. Any other missing file is a fault of ours.
  if (code === 'ENOENT' && syscall === 'connect') return 'unreachable';
  return byCode.get(code);
}

const systemCodes =
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN';
// 08P01 is what PgBouncer says whenever it has no connection to give.
const connectionCodes = '08000 08001 08003 08004 08006 08007 08P01';

const codes: Record<DatabaseTrouble, string> = {
  // PostgreSQL's codes: shutting down, crashed, starting up, dropped, idle for too long.
  unreachable: `${systemCodes} ${connectionCodes} 57P01 57P02 57P03 57P04 57P05`,
  // Too many connections, out of memory, some other limit.
  busy: '53000 53200 53300 53400',
  // The time of a statement, a lock or a transaction is over. 26000: a statement ahead on the same connection ran out
  // of time while it was being prepared, so those behind it find it missing.
  slow: '57014 55P03 25P03 25P04 26000',
  // The disk is full (the database's or ours), a file cannot be written, or the database is read-only.
  'not writable': '53100 58030 25006 ENOSPC EDQUOT EROFS',
};

const byCode = new Map(
  Object.entries(codes).flatMap(([trouble, those]) =>
    those.split(' ').map(code => [code, trouble as DatabaseTrouble]),
  ),
);

/** The driver's own errors have no code. */
function byMessage(message: string): DatabaseTrouble | undefined {
  if (message === 'Query read timeout') return 'slow';
  if (message === 'timeout exceeded when trying to connect') return 'busy';
  const isLost = /^Connection terminated|is not queryable$|^timeout expired$|calling end on the pool$/;
  return isLost.test(message) ? 'unreachable' : undefined;
}
