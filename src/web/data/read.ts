import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useQueries,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Endpoint, RequestOf, ResponseOf, Subject } from '#contract/endpoint.ts';
import { call, type CallError } from './call.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** What an answer in the cache tells of, so that a write finds it. */
    queryMeta: { tells?: readonly Subject[] };
  }
}

/** What a read goes through on its way: it asks the server, or answers otherwise. */
export type Reader = (key: QueryKey, ask: () => Promise<unknown>, client: QueryClient) => Promise<unknown>;

let reader: Reader = (_key, ask) => ask();

/** From now on every read goes through this one. */
export function readThrough(next: Reader): void {
  reader = next;
}

type ReadOptions<E extends Endpoint> = {
  /** False while what it needs is not known yet. */
  enabled?: boolean;
  /** How long, in milliseconds, an answer counts as fresh; for ever unless said. */
  freshFor?: number;
  /** Keeps showing the last answer while another date or id loads. */
  keepPrevious?: boolean;
  select?: (answer: ResponseOf<E>) => ResponseOf<E>;
};

/** `const exercises = useRead(listExercises, {})`: the answer, kept in the cache under the call and its input. */
export function useRead<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: ReadOptions<E> = {},
) {
  const { enabled = true, freshFor, keepPrevious = false, select } = options;
  return useQuery<ResponseOf<E>, CallError>({
    queryKey: keyOf(endpoint, request),
    queryFn: answerTo(endpoint, request),
    meta: aboutOf(endpoint),
    enabled,
    ...(freshFor !== undefined && { staleTime: freshFor }),
    ...(keepPrevious && { placeholderData: previous => previous }),
    ...(select && { select }),
  });
}

const answerTo =
  <E extends Endpoint>(endpoint: E, request: RequestOf<E>) =>
  ({ client, queryKey }: { client: QueryClient; queryKey: QueryKey }) =>
    reader(queryKey, () => call(endpoint, request), client) as Promise<ResponseOf<E>>;

/** Every answer of an endpoint is found under its path, whatever was asked. */
function keyOf(endpoint: Endpoint, request: { params?: unknown; query?: unknown }) {
  return [endpoint.path, request.params ?? null, request.query ?? null];
}

/** Reads ahead of a screen: what is in the cache and still good, else the server's answer. */
export function readAhead<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  request: RequestOf<E>,
): Promise<ResponseOf<E>> {
  return client.fetchQuery({
    queryKey: keyOf(endpoint, request),
    queryFn: answerTo(endpoint, request),
    meta: aboutOf(endpoint),
    retry: false,
  });
}

/** For a read that is not made by one of these. */
export const aboutOf = ({ tells = [] }: Endpoint) => ({ tells });

/**
 * After a write: reads again, where it is shown or else when it is shown next, all that tells of what it has changed; but
 * for what has been put right in the cache itself.
 */
export function refreshChanged(
  client: QueryClient,
  { changes = [] }: Endpoint,
  amended: readonly Endpoint[] = [],
): Promise<void> {
  const isStale = ({ tells = [] }: { tells?: readonly Subject[] }) =>
    changes.some(subject => tells.includes(subject));
  return client.invalidateQueries({
    predicate: ({ meta, queryKey }) =>
      isStale(meta ?? {}) && amended.every(({ path }) => path !== queryKey[0]),
  });
}

/** Reads these again where they are shown, and when they are shown next: someone else has changed them. */
export function refresh(client: QueryClient, endpoints: readonly Endpoint[]): Promise<unknown> {
  return Promise.all(endpoints.map(endpoint => client.invalidateQueries({ queryKey: [endpoint.path] })));
}

/** Several reads of one endpoint at once, each kept in the cache as `useRead` would keep it. */
export function useReadEach<E extends Endpoint>(
  endpoint: E,
  requests: readonly RequestOf<E>[],
  enabled = true,
): UseQueryResult<ResponseOf<E>, CallError>[] {
  const queries = requests.map(
    (request): UseQueryOptions<ResponseOf<E>, CallError> => ({
      queryKey: keyOf(endpoint, request),
      queryFn: answerTo(endpoint, request),
      meta: aboutOf(endpoint),
      enabled,
    }),
  );
  return useQueries({ queries });
}

/**
 * A list taken in pages, as far as it has been asked for: `from` and `limit` are added to the query, and a page that is
 * not full is the last. While something else is read, the rows before stay (`isPlaceholderData`).
 */
export function useReadPages<E extends Endpoint>(endpoint: E, request: RequestOf<E>, limit: number) {
  type Rows = ResponseOf<E> & readonly unknown[];
  const query = request.query as object | undefined;
  return useInfiniteQuery<Rows, CallError, Rows, QueryKey, number>({
    queryKey: [...keyOf(endpoint, request), 'pages', limit],
    queryFn: ({ pageParam: from }) =>
      call(endpoint, { ...request, query: { ...query, from, limit } }) as Promise<Rows>,
    meta: aboutOf(endpoint),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < limit ? undefined : pages.length * limit),
    placeholderData: keepPreviousData,
    select: allRows,
  });
}

const allRows = <Rows extends readonly unknown[]>({ pages }: InfiniteData<Rows>) =>
  pages.flat() as unknown as Rows;

/** Changes an answer that is in the cache, so that what was just done shows before everything is read again. */
export function amend<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  request: RequestOf<E>,
  change: (answer: ResponseOf<E>) => ResponseOf<E>,
): ResponseOf<E> | undefined {
  return client.setQueryData<ResponseOf<E>>(keyOf(endpoint, request), answer => answer && change(answer));
}
