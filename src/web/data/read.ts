import {
  type InfiniteData,
  keepPreviousData,
  type QueryCacheNotifyEvent,
  type QueryClient,
  type QueryKey,
  type Register,
  useInfiniteQuery,
  useQueries,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Endpoint, RequestOf, ResponseOf, Subject } from '#contract/endpoint.ts';
import { call, type CallError } from './call.ts';
import { dropBatches, takeFirstPage, takeBatched } from './batch.ts';
import { inputOf, keyOf, keysOf } from './query-key.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** The endpoint of a query, by whose tags a write finds it, and how long its answer is fresh. */
    queryMeta: { endpoint: Endpoint; staleTime?: number };
  }
}

/** A step on the way of a read: it calls the server, or answers otherwise. */
export type Reader = (key: QueryKey, ask: () => Promise<unknown>, client: QueryClient) => Promise<unknown>;

type ReadContext = { client: QueryClient; queryKey: QueryKey; meta?: Register['queryMeta'] | undefined };

/** The default query function for the reads of this file: the meta names the endpoint, the key holds its input. */
export const readBy =
  (reader: Reader) =>
  ({ client, queryKey, meta }: ReadContext): Promise<unknown> => {
    const { endpoint } = meta as Register['queryMeta'];
    const ask = () => call(endpoint, inputOf(queryKey) as RequestOf<Endpoint>);
    return reader(queryKey, () => takeBatched(client, queryKey, ask), client);
  };

type ReadOptions<E extends Endpoint> = {
  /** Whether its inputs are known yet. */
  enabled?: boolean;
  /** Time in milliseconds for which an answer counts as fresh; for ever by default. */
  staleTime?: number;
  /** Keeps showing the last answer while another date or id loads. */
  keepPrevious?: boolean;
  select?: (answer: ResponseOf<E>) => ResponseOf<E>;
};

/**
 * `const exercises = useRead(listExercises, {})`: the answer, cached under the call and its input.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: ReadOptions<E> = {},
) {
  const { enabled = true, staleTime, keepPrevious = false, select } = options;
  return useQuery<ResponseOf<E>, CallError>({
    ...answerOf(endpoint, request),
    enabled,
    ...staleTimeOptions(endpoint, staleTime),
    ...(keepPrevious && { placeholderData: previous => previous }),
    ...(select && { select }),
  });
}

const staleTimeOptions = (endpoint: Endpoint, staleTime: number | undefined) =>
  staleTime !== undefined && { staleTime: freshUnlessJustCome(staleTime), meta: { endpoint, staleTime } };

/** In milliseconds. */
const justNow = 10_000;

const fromPage = new WeakSet<object>();

/** Puts an answer that came with the page, or for a section as a whole, into the cache: at its first showing it is as new as any. */
export function takeFromPage(client: QueryClient, key: QueryKey, answer: unknown): void {
  if (typeof answer === 'object' && answer !== null) fromPage.add(answer);
  client.setQueryData(key, answer);
}

/** Whether a screen that opens has to load it, as no one does yet. */
export function isWanting(client: QueryClient, queryKey: QueryKey): boolean {
  const query = client.getQueryCache().find({ queryKey });
  if (query?.state.data === undefined || query.state.isInvalidated)
    return query?.state.fetchStatus !== 'fetching';
  const staleTime = query.meta?.staleTime ?? Number.POSITIVE_INFINITY;
  return (
    !hasJustCome(query.state) && query.isStaleByTime(staleTime) && query.state.fetchStatus !== 'fetching'
  );
}

/** Notes the first showing of a preloaded answer; a later reader, such as a dialog, has it read again. */
export function noteShown({ type, query }: QueryCacheNotifyEvent): void {
  const data: unknown = query.state.data;
  if (type === 'observerAdded' && typeof data === 'object' && data !== null)
    setTimeout(() => fromPage.delete(data));
}

/** The stale time of a query that is made by hand. */
export const freshUnlessJustCome =
  (staleTime: number) =>
  ({ state }: { state: { data: unknown; dataUpdatedAt: number } }): number =>
    hasJustCome(state) ? justNow : staleTime;

const hasJustCome = ({ data, dataUpdatedAt }: { data: unknown; dataUpdatedAt: number }): boolean =>
  typeof data === 'object' && data !== null && fromPage.has(data) && Date.now() - dataUpdatedAt < justNow;

/** The query client asks for it, by `readBy`. */
const answerOf = <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => ({
  queryKey: keyOf(endpoint, request),
  meta: { endpoint },
});

/** Prefetches for a screen: a fresh answer from the cache, else the server's. */
export function prefetch<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  request: RequestOf<E>,
): Promise<ResponseOf<E>> {
  return client.fetchQuery({ ...answerOf(endpoint, request), retry: false });
}

type Cached = { meta: { endpoint: Endpoint } | undefined };

const isOf = ({ meta }: Cached, endpoints: readonly Endpoint[]) =>
  endpoints.some(({ path }) => path === meta?.endpoint.path);

type Spared = {
  /** Updated in the cache already: not read again. */
  updated?: readonly Endpoint[];
  /** Read again when they are next shown, not where they are shown now: too expensive after each small change. */
  later?: readonly Endpoint[];
};

/**
 * Reads again after a write the answers that it invalidates: at once where they are shown, or else when they are shown
 * next.
 */
export async function refreshChanged(
  client: QueryClient,
  { invalidatesTags = [] }: Endpoint,
  { updated = [], later = [] }: Spared = {},
): Promise<void> {
  // Preloaded answers that were never shown have no endpoint to tell by.
  const isStale = ({ meta }: Cached) =>
    meta === undefined || invalidatesTags.some(subject => meta.endpoint.providesTags?.includes(subject));
  dropBatches(client);
  void client.invalidateQueries({
    predicate: query => isStale(query) && isOf(query, later),
    refetchType: 'none',
  });
  await client.invalidateQueries({
    predicate: query => isStale(query) && !isOf(query, updated) && !isOf(query, later),
  });
}

/** Reads these again where they are shown, and when they are shown next: someone else has changed them. */
export function refresh(client: QueryClient, endpoints: readonly Endpoint[]): Promise<unknown> {
  dropBatches(client);
  return Promise.all(endpoints.map(endpoint => client.invalidateQueries({ queryKey: keysOf(endpoint) })));
}

/**
 * Invalidates answers by these subjects in the same way. Preloaded ones that were never shown are read when they are.
 */
export function refreshSubjects(client: QueryClient, subjects: readonly Subject[]): Promise<void> {
  dropBatches(client);
  return client.invalidateQueries({
    predicate: ({ meta }: Cached) =>
      meta === undefined || subjects.some(subject => meta.endpoint.providesTags?.includes(subject)),
  });
}

/** Reads everything again, where it is shown or when it is shown next. */
export function refreshAll(client: QueryClient): Promise<void> {
  dropBatches(client);
  return client.invalidateQueries();
}

/** Several reads of one endpoint at once, each cached as `useRead` would. */
export function useReadEach<E extends Endpoint>(
  endpoint: E,
  requests: readonly RequestOf<E>[],
  { enabled = true, staleTime }: Pick<ReadOptions<E>, 'enabled' | 'staleTime'> = {},
): UseQueryResult<ResponseOf<E>, CallError>[] {
  const queries = requests.map(
    (request): UseQueryOptions<ResponseOf<E>, CallError> => ({
      ...answerOf(endpoint, request),
      enabled,
      ...staleTimeOptions(endpoint, staleTime),
    }),
  );
  return useQueries({ queries });
}

/**
 * A list loaded in pages, as far as it has been scrolled: `from` and `limit` are added to the query, and a page that is
 * not full is the last. During a new read the rows before stay (`isPlaceholderData`).
 */
export function useReadPages<E extends Endpoint>(endpoint: E, request: RequestOf<E>, limit: number) {
  type Rows = ResponseOf<E> & readonly unknown[];
  const query = request.query as object | undefined;
  return useInfiniteQuery<Rows, CallError, Rows, QueryKey, number>({
    queryKey: keyOf(endpoint, request, 'pages', limit),
    queryFn: ({ client, queryKey, pageParam: from }) => {
      const ask = () => call(endpoint, { ...request, query: { ...query, from, limit } }) as Promise<Rows>;
      return from === 0 ? takeFirstPage(client, queryKey, ask) : ask();
    },
    meta: { endpoint },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < limit ? undefined : pages.length * limit),
    placeholderData: keepPreviousData,
    select: allRows,
  });
}

const allRows = <Rows extends readonly unknown[]>({ pages }: InfiniteData<Rows>) =>
  pages.flat() as unknown as Rows;

/** The answer that is in the cache, if one is. */
export const answerInCache = <E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  request: RequestOf<E>,
): ResponseOf<E> | undefined => client.getQueryData<ResponseOf<E>>(keyOf(endpoint, request));

/** Updates an answer in the cache, so that a change shows before everything is read again. */
export function updateCached<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  request: RequestOf<E>,
  change: (answer: ResponseOf<E>) => ResponseOf<E>,
): ResponseOf<E> | undefined {
  return client.setQueryData<ResponseOf<E>>(keyOf(endpoint, request), answer => answer && change(answer));
}
