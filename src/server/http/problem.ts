export type InputIssue = { path: string; message: string };

/** An answer that is not 2xx. People may read its sentence. */
export class Problem extends Error {
  readonly status: number;
  readonly issues: InputIssue[] | undefined;
  /** Seconds after which a new try may work. */
  readonly retryAfter: number | undefined;
  /** What the answer carries besides, as it goes on the wire. */
  readonly besides: object | undefined;

  constructor(status: number, message: string, issues?: InputIssue[], retryAfter?: number, besides?: object) {
    super(message);
    this.status = status;
    this.issues = issues;
    this.retryAfter = retryAfter;
    this.besides = besides;
  }
}

/** A 400 for one field. */
export const badInput = (path: string, message: string) => new Problem(400, message, [{ path, message }]);
export const notFound = (what: string) => new Problem(404, `${what} not found`);

/** Returns the thing; throws a 404 when there is none. */
export function requireFound<Thing>(thing: Thing | null | undefined, what: string): Thing {
  if (thing === null || thing === undefined) throw notFound(what);
  return thing;
}

/** A 409; `besides` are further fields of the answer, such as what stands there now. */
export const conflict = (message: string, besides?: object) =>
  new Problem(409, message, undefined, undefined, besides);
export const tooMany = (message: string, retryAfter?: number) =>
  new Problem(429, message, undefined, retryAfter);
export const unavailable = (message: string, retryAfter: number) =>
  new Problem(503, message, undefined, retryAfter);
