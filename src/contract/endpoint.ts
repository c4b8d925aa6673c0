import type * as z from 'zod/mini';
import type { Access } from '#domain/access.ts';

type Schema = z.core.$ZodType;

/**
 * What reads tell of and writes change. Whoever has written reads again what tells of the same: a subject is what someone
 * does something about, and a number worked out from logs tells of logs.
 */
type Subject =
  | 'account'
  | 'assignments'
  | 'challenges'
  | 'clock'
  | 'completions'
  | 'exercises'
  | 'logs'
  | 'members'
  | 'months'
  | 'passkeys'
  | 'posts'
  | 'programs'
  | 'promotions'
  | 'recipes'
  | 'results'
  | 'schedule'
  | 'security'
  | 'sessions'
  | 'training';

/** One call of the API, as data: the server, the client, the tests and the documents are made from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path parameters are written `:name`; each is a uuid unless `params` says otherwise. */
  path: `/api/${string}`;
  access: Access;
  /** Of a read: what it tells of. */
  tells?: readonly Subject[];
  /** Of a write: what it changes, and so which reads are stale after it. */
  changes?: readonly Subject[];
  /** Answers anyone alike, and does not look who it is: no database is needed. */
  asksNobody?: true;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /** The status of a good answer; 200 unless said. */
  status?: 200 | 201;
  /** How often one person (an account, else an address) may ask; more is a 429. */
  limit?: { most: number; minutes: number };
  /**
   * A POST that makes something: sent twice with one `Idempotency-Key` it is done once, and answers the second time as it did
   * the first. `secretly` where the answer holds a link or the like: that is not kept, and the second time is a 409.
   */
  once?: true | 'secretly';
  /** The largest body in bytes, where the usual ones (2 MB, of strangers 16 kB) do not fit. */
  bodyLimit?: number;
  /** A picture may come with it: only so many of these bodies are received at once. */
  carriesPicture?: true;
  /** For how many seconds strangers, and what stands between them and us, may keep the answer; not at all unless said. */
  keptFor?: number;
};

export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown;

/** What a caller gives: path parameters, query and body, each as it may be written. */
export type RequestOf<E extends Endpoint> = (unknown extends PathParams<E['path']>
  ? { params?: undefined }
  : { params: PathParams<E['path']> }) &
  (E['query'] extends Schema ? { query?: z.input<E['query']> } : { query?: undefined }) &
  (E['body'] extends Schema ? { body: z.input<E['body']> } : { body?: undefined });

/** What a handler gets: the same, checked and read. */
export type ReadRequest<E extends Endpoint> = {
  params: E['params'] extends Schema ? z.output<E['params']> : PathParams<E['path']>;
  query: E['query'] extends Schema ? FromWire<z.output<E['query']>> : unknown;
  body: E['body'] extends Schema ? FromWire<z.output<E['body']>> : unknown;
};

/** The wire carries no undefined, though a schema's optional field allows it: what is left out is not there at all. */
type FromWire<T> = T extends object
  ? { [K in keyof T]: FromWire<object extends Pick<T, K> ? Exclude<T[K], undefined> : T[K]> }
  : T;

/** What the caller receives, and what the handler hands over before it is written for the wire. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
export type AnswerOf<E extends Endpoint> = z.input<E['response']>;
