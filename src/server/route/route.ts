import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { AnswerOf, Endpoint, ReadRequest } from '#contract/endpoint.ts';
import { id } from '#contract/wire.ts';
import { refusalFor, type Refusal } from '#domain/membership/access.ts';
import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import type { DatabasePool } from '#server/database/database.ts';
import { ofRequest } from '#server/database/of-request.ts';
import { onceMore } from '#server/database/once-more.ts';
import { longRead } from '#server/database/replica.ts';
import type { SessionUser } from '#server/accounts/queries.ts';
import { inputIssues } from '#server/http/input-issues.ts';
import { networkOf } from '#server/http/network-of.ts';
import { answerOnce, idempotencyKeyOf } from '#server/http/idempotency.ts';
import { Problem } from '#server/http/problem.ts';
import { countRequest } from '#server/http/rate-limit.ts';
import { sessionOf } from '#server/accounts/session-cookie.ts';
import { bodyLimitOf } from './body-limit.ts';
import { heavyReads } from './heavy-reads.ts';
import { KeyedMutex } from '#server/http/keyed-mutex.ts';

/** The rest of a handler's input. Time is passed in, so that tests can set it. */
export type Call<E extends Endpoint> = ReadRequest<E> & {
  db: DatabasePool;
  now: Date;
  /** The calendar date in the viewer's own time zone. */
  today: PlainDate;
  viewer: E['access'] extends 'visitor' ? SessionUser | null : SessionUser;
  request: FastifyRequest;
  reply: FastifyReply;
};

type Handler<E extends Endpoint, P = undefined> = (call: Call<E>, prepared: P) => Promise<AnswerOf<E>>;

/** Work done before a call's transaction begins. It is undone when the call fails. */
export type Prepared = { undo(): Promise<void> };

/** The program's id; null when there is no such program, which the call itself then reports. */
type ProgramChangedBy<E extends Endpoint> = (call: Call<E>) => string | null | Promise<string | null>;

type Before<E extends Endpoint, P> = {
  prepare?: (call: Call<E>) => Promise<P>;
  programChangedBy?: ProgramChangedBy<E>;
};

export type Surroundings = { db: DatabasePool; now: () => Date };

declare module 'fastify' {
  interface FastifyContextConfig {
    carriesPicture?: boolean;
  }
}

// `inputIssues` rewords the library's English. The web app needs no locale: its forms have sentences of their own.
z.config(z.locales.en());

/** A read within the server: what the person would be answered, undefined where that is a refusal. */
export type AnswerRead = (
  path: string,
  asked: { params?: unknown; query?: unknown },
  by: { viewer: SessionUser; at: Date; request: FastifyRequest; reply: FastifyReply },
) => Promise<unknown> | undefined;

/** Puts the contract's endpoints on the server. Access, input and answers are checked here, once for all of them. */
export function routesOf(app: FastifyInstance, { db, now }: Surroundings) {
  app.decorateRequest('caller', null);
  const mutex = new KeyedMutex();
  const reads = new Map<string, (...read: Parameters<AnswerRead>) => Promise<unknown>>();
  function add<E extends Endpoint, P extends Prepared | undefined>(
    endpoint: E,
    handle: Handler<E, P>,
    { prepare, programChangedBy }: Before<E, P> = {},
  ): void {
    const params = compiledOnce(endpoint.params ?? pathParams(endpoint.path));
    const query = endpoint.query && compiledOnce(endpoint.query);
    const body = endpoint.body && compiledOnce(endpoint.body);
    const response = compiledOnce(endpoint.response);
    const callWithin = (within: DatabasePool, { viewer, at }: Pick<Caller, 'viewer' | 'at'>, rest: object) =>
      ({
        db: within,
        now: at,
        get today() {
          return dateIn(viewer?.timeZone ?? 'UTC', at);
        },
        viewer,
        ...rest,
      }) as unknown as Call<E>;
    const inputOf = (given: Record<'params' | 'query' | 'body', unknown>) => ({
      params: read(params(), given.params),
      query: query && read(query(), given.query),
      body: body && read(body(), given.body ?? {}),
    });
    const isHeavy = heavyReads.has(endpoint);
    const reading = <Result>(
      own: DatabasePool,
      work: (within: DatabasePool) => Promise<Result>,
    ): Promise<Result> => onceMore(() => (isHeavy ? longRead(own, work) : work(own)));
    if (endpoint.method === 'GET') {
      reads.set(endpoint.path, async (_path, asked, { viewer, at, request, reply }) => {
        if (refusalFor(endpoint.access, viewer, at) !== null) return undefined;
        const input = inputOf({ params: asked.params ?? {}, query: asked.query ?? {}, body: undefined });
        const answer = (within: DatabasePool) =>
          handle(callWithin(within, { viewer, at }, { request, reply, ...input }), undefined as P);
        return z.parse(response(), await reading(ofRequest(db, request.id), answer));
      });
    }
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      bodyLimit: bodyLimitOf(endpoint),
      config: { carriesPicture: endpoint.carriesPicture === true },
      // The check runs before the body is read, so that a refused request costs little.
      onRequest: async (request, reply) => {
        const at = now();
        const own = ofRequest(db, request.id);
        const viewer = endpoint.isStatic ? null : await sessionOf(request, reply, own, at);
        refuse(refusalFor(endpoint.access, viewer, at));
        if (endpoint.limit)
          await countRequest(own, rateLimitKey(endpoint, viewer, request), endpoint.limit, at);
        request.setDecorator<Caller>('caller', { viewer, at, db: own });
      },
      handler: async (request, reply) => {
        const caller = request.getDecorator<Caller>('caller');
        const { viewer, at, db: own } = caller;
        const { params: ofPath, query: ofQuery, body: sent } = request;
        const rest = { request, reply, ...inputOf({ params: ofPath, query: ofQuery, body: sent }) };
        const status = endpoint.status ?? 200;
        const key = endpoint.idempotent && viewer ? idempotencyKeyOf(request) : null;
        const answerWith = async (prepared: P, noteUse: () => void) => {
          const work = async (within: DatabasePool) => {
            noteUse();
            const found = await handle(callWithin(within, caller, rest), prepared);
            return JSON.stringify(z.parse(response(), found));
          };
          // In doubt a read is done again, and so is what is known by its key; anything else might be done twice.
          const answerCall = () => {
            if (endpoint.method === 'GET') return reading(own, work);
            if (key === null || viewer === null) return work(own);
            const sent = { personId: viewer.id, key, request, at };
            const isSecret = endpoint.idempotent === 'no-replay';
            return onceMore(() => answerOnce(own, sent, { status, isSecret, work }));
          };
          const programId = programChangedBy && (await programChangedBy(callWithin(own, caller, rest)));
          return programId ? db.changes.run(programId, answerCall) : answerCall();
        };
        const prepareAndAnswer = async () =>
          runPrepared((await prepare?.(callWithin(own, caller, rest))) as P, answerWith);
        const answer =
          key === null || viewer === null
            ? await prepareAndAnswer()
            : await mutex.withLock(viewer.id, key, prepareAndAnswer);
        return reply
          .code(status)
          .header('content-type', 'application/json; charset=utf-8')
          .header('cache-control', cacheControl(endpoint, viewer))
          .send(answer);
      },
    });
  }
  return Object.assign(<E extends Endpoint>(endpoint: E, handle: Handler<E>) => add(endpoint, handle), {
    /** For calls that lock a program to change it: they wait for their turn before they take a connection. */
    changing: <E extends Endpoint>(endpoint: E, programChangedBy: ProgramChangedBy<E>, handle: Handler<E>) =>
      add(endpoint, handle, { programChangedBy }),
    /** For calls with slow work that needs no database: it is done before they take a connection. */
    preparing: <E extends Endpoint, P extends Prepared>(
      endpoint: E,
      prepare: (call: Call<E>) => Promise<P>,
      handle: Handler<E, P>,
    ) => add(endpoint, handle, { prepare }),
    /** For pages that are sent with what they will ask for. What is refused, or goes wrong, is left for them to ask. */
    answerRead: (path: string, asked: Parameters<AnswerRead>[1], by: Parameters<AnswerRead>[2]) =>
      reads
        .get(path)?.(path, asked, by)
        .catch(() => undefined),
  });
}

/** Undoes the prepared work if the call does not use it (its key was answered before) or fails, even at the commit. */
async function runPrepared<P extends Prepared | undefined>(
  prepared: P,
  answerWith: (prepared: P, noteUse: () => void) => Promise<string>,
): Promise<string> {
  let isUsed = false;
  try {
    return await answerWith(prepared, () => {
      isUsed = true;
    });
  } catch (error) {
    isUsed = false;
    throw error;
  } finally {
    if (!isUsed) await prepared?.undo();
  }
}

/** An answer to a session may carry cookies, so nobody may keep it for others. */
const cacheControl = ({ cacheSeconds }: Endpoint, viewer: SessionUser | null): string =>
  cacheSeconds === undefined || viewer !== null ? 'no-store' : `public, max-age=${cacheSeconds}`;

type Caller = {
  viewer: SessionUser | null;
  at: Date;
  /** What the call asks of the database carries its number. */
  db: DatabasePool;
};

/**
 * Requests count by account. On endpoints that are open to strangers they count by address for everyone, so that one
 * more account does not allow more requests.
 */
const rateLimitKey = (
  { method, path, access }: Endpoint,
  viewer: SessionUser | null,
  { ip }: FastifyRequest,
) => `${method} ${path} ${(access === 'visitor' ? null : viewer?.id) ?? networkOf(ip)}`;

export type Route = ReturnType<typeof routesOf>;

/** The signed-in asker, for the few answers that are no endpoint of the contract; throws for a stranger. */
export const signedIn = (request: FastifyRequest, reply: FastifyReply, db: DatabasePool, now: Date) =>
  asker(request, reply, db, { access: 'signed-in', at: now });

/** The same, of who has to be a member, or a coach. */
export async function asker(
  request: FastifyRequest,
  reply: FastifyReply,
  db: DatabasePool,
  { access, at }: { access: Exclude<Endpoint['access'], 'visitor'>; at: Date },
): Promise<SessionUser> {
  const viewer = await sessionOf(request, reply, db, at);
  refuse(refusalFor(access, viewer, at));
  return viewer as SessionUser;
}

/**
 * All that comes and goes is checked, and a compiled schema makes that cheap. It is compiled with the first call, because
 * all of them together would hold up the start.
 */
function compiledOnce(schema: z.core.$ZodType): () => z.core.$ZodType {
  let compiled: z.core.$ZodType | undefined;
  return () => (compiled ??= z.compile(schema));
}

function read(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issues = inputIssues(result.error.issues);
  throw new Problem(400, issues[0]?.message ?? 'Please check what you entered', issues);
}

/** Path parameters are ids unless the contract says otherwise. */
function pathParams(path: string): z.core.$ZodType {
  const names = [...path.matchAll(/:(\w+)/g)].map(match => match[1] ?? '');
  return z.object(Object.fromEntries(names.map(name => [name, id])));
}

const refusals: Record<Refusal, Problem> = {
  'sign-in': new Problem(401, 'Unauthorized: please sign in'),
  membership: new Problem(403, 'An active membership is required'),
  coach: new Problem(403, 'Only a coach may do this'),
};

function refuse(refusal: Refusal | null): void {
  if (refusal !== null) throw refusals[refusal];
}
