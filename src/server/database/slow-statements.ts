import type pg from 'pg';

/** A statement that took long: never its values, nor a text that could hold some. */
export type SlowStatement = {
  name: string;
  ms: number;
  /** The number of the connection in the database's own log. */
  backend: number | undefined;
  /** Of the request that asked it, where it is known. */
  requestId: string | undefined;
  /** Those before it that were not noted, because there were too many. */
  unnoted?: number;
};

/** What a connection is told of a query besides it. The database never sees the request's number. */
export type Asked = { name?: string | undefined; text: string; requestId?: string | undefined };

/** A client of a pool that a transaction has for itself belongs to one request so long. */
export type ClientOfRequest = pg.ClientBase & { requestId?: string | undefined; processID?: number };

/** A database that stands still makes everything slow: so many lines tell it, and the count of the others with the next. */
const maxNotedASecond = 10;

/** Notes the statements that take longer than a limit; 0 notes none. */
export class SlowStatements {
  /** The number of them since the start. */
  count = 0;
  private second = 0;
  private notedInSecond = 0;
  private unnoted = 0;
  private readonly limit: number;
  private readonly note: (slow: SlowStatement) => void;

  constructor(limit: number, note: (slow: SlowStatement) => void) {
    this.limit = limit > 0 ? limit : Number.POSITIVE_INFINITY;
    this.note = note;
  }

  took(ms: number, input: Asked, { processID: backend, requestId }: Partial<ClientOfRequest>): void {
    if (ms < this.limit) return;
    this.count += 1;
    if (!this.mayNote()) return;
    this.note({
      name: input.name ?? namedByTable(input.text),
      ms: Math.round(ms),
      backend,
      requestId: input.requestId ?? requestId,
      ...(this.unnoted > 0 && { unnoted: this.unnoted }),
    });
    this.unnoted = 0;
  }

  private mayNote(): boolean {
    const second = Math.trunc(performance.now() / 1000);
    if (second !== this.second) [this.second, this.notedInSecond] = [second, 0];
    this.notedInSecond += 1;
    if (this.notedInSecond <= maxNotedASecond) return true;
    this.unnoted += 1;
    return false;
  }

  /** From now on each query of a connection is timed. */
  watch(client: ClientOfRequest): void {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const timed = (...given: unknown[]): unknown => {
      const [first] = given;
      // A stream or a cursor takes as long as who reads it.
      if (typeof first === 'object' && first !== null && 'submit' in first) return query(...given);
      const input = typeof first === 'string' ? { text: first } : (first as Asked);
      const began = performance.now();
      const ended = () => this.took(performance.now() - began, input, client);
      const answer = given.at(-1);
      if (typeof answer !== 'function') {
        const result = query(...given) as Promise<unknown>;
        result.then(ended, ended);
        return result;
      }
      return query(...given.slice(0, -1), (...answered: unknown[]) => {
        ended();
        answer(...answered);
      });
    };
    Object.assign(client, { query: timed });
  }
}

/** Statements without a name of ours are named by what they do to which table first: `update mails`. */
function namedByTable(text: string): string {
  const [verb = 'statement'] = /[a-z]+/i.exec(text) ?? [];
  const table = /\b(?:from|into|update|join|table)\s+(?:only\s+)?"?([a-z_]+)"?/i.exec(text)?.[1];
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`;
}
