import type * as z from 'zod/mini';
import type { Access } from '#domain/membership/access.ts';

type Schema = z.core.$ZodType;

/**
 * The subjects that reads tell of and writes change. After a write, the client reads again what tells of the same
 * subject. A subject is something that people change; a number worked out from logs tells of logs.
 */
export type Subject =
  | 'account'
  | 'assignments'
  | 'attention'
  | 'challenges'
  | 'check-ins'
  | 'clock'
  | 'completions'
  | 'day-templates'
  | 'drafts'
  | 'exercises'
  | 'feed'
  | 'fellowship'
  | 'groups'
  | 'logs'
  | 'members'
  | 'messages'
  | 'months'
  | 'notes'
  | 'notice-preferences'
  | 'notices'
  | 'passkeys'
  | 'paths'
  | 'permissions'
  | 'posts'
  | 'programs'
  | 'promotions'
  | 'recipes'
  | 'results'
  | 'saved-replies'
  | 'schedule'
  | 'security'
  | 'sessions'
  | 'tested-maxes'
  | 'training'
  | 'video-checks';

/** A call of the API as data. The server, the client, the tests and the documents are made from it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** A path parameter is written `:name`, and is a uuid unless `params` says otherwise. */
  path: `/api/${string}`;
  access: Access;
  /** The subjects that a read tells of. */
  providesTags?: readonly Subject[];
  /** The subjects that a write changes. Reads that tell of them are stale after it. */
  invalidatesTags?: readonly Subject[];
  /** The answer is the same for everyone, so the session is not looked up and no database is needed. */
  isStatic?: true;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /** The status of a good answer; 200 by default. */
  status?: 200 | 201;
  /** The most requests of one person (an account, or an address without one) in so many minutes; more is a 429. */
  limit?: { max: number; minutes: number };
  /**
   * For a POST that makes something: two requests with the same `Idempotency-Key` do the work once, and the second gets
   * the first one's answer. With `no-replay` the answer holds a link or the like, so it is not stored, and the second
   * request is a 409.
   */
  idempotent?: true | 'no-replay';
  /** The largest body in bytes, if it is not to follow from the fields (up to 2 MB; 16 kB for strangers). */
  bodyLimit?: number;
  /** The body may hold a picture. Only a few such bodies are received at once. */
  carriesPicture?: true;
  /** Seconds for which strangers, and proxies before us, may cache the answer; by default nobody may. */
  cacheSeconds?: number;
};

export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}

type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : unknown;

/** The caller's side: path parameters, query and body, in the forms that the wire allows. */
export type RequestOf<E extends Endpoint> = (unknown extends PathParams<E['path']>
  ? { params?: undefined }
  : { params: PathParams<E['path']> }) &
  (E['query'] extends Schema ? { query?: z.input<E['query']> } : { query?: undefined }) &
  (E['body'] extends Schema ? { body: z.input<E['body']> } : { body?: undefined });

/** The handler's side: the same, checked and parsed. */
export type ReadRequest<E extends Endpoint> = {
  params: E['params'] extends Schema ? z.output<E['params']> : PathParams<E['path']>;
  query: E['query'] extends Schema ? FromWire<z.output<E['query']>> : unknown;
  body: E['body'] extends Schema ? FromWire<z.output<E['body']>> : unknown;
};

/** An optional field of a schema allows undefined, but the wire carries none: a field is there or it is not. */
type FromWire<T> = T extends object
  ? { [K in keyof T]: FromWire<object extends Pick<T, K> ? Exclude<T[K], undefined> : T[K]> }
  : T;

/** The answer as the caller receives it, and as the handler returns it before it is written for the wire. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
export type AnswerOf<E extends Endpoint> = z.input<E['response']>;
