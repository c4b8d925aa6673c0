import {
  type QueryClient,
  useQueries,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts';
import { call, type CallError } from '#web/data/call.ts';

/** Several reads of one endpoint at once, each kept in the cache as `useRead` would keep it. */
export function useReadEach<E extends Endpoint>(
  endpoint: E,
  requests: readonly RequestOf<E>[],
  enabled = true,
): UseQueryResult<ResponseOf<E>, CallError>[] {
  const queries = requests.map(
    (request): UseQueryOptions<ResponseOf<E>, CallError> => ({
      queryKey: keyOf(endpoint, request),
      queryFn: () => call(endpoint, request),
      enabled,
    }),
  );
  return useQueries({ queries });
}

/** Changes an answer that is in the cache, so that what was just done shows before everything is read again. */
export function amend<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  request: RequestOf<E>,
  change: (answer: ResponseOf<E>) => ResponseOf<E>,
): ResponseOf<E> | undefined {
  return client.setQueryData<ResponseOf<E>>(keyOf(endpoint, request), answer => answer && change(answer));
}

const keyOf = (endpoint: Endpoint, request: { params?: unknown; query?: unknown }) => [
  endpoint.path,
  request.params ?? null,
  request.query ?? null,
];
