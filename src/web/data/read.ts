import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts';
import { call, type CallError } from './call.ts';

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
export function useRead<E extends Endpoint>(endpoint: E, request: RequestOf<E>, options: ReadOptions<E> = {}) {
  const { enabled = true, freshFor, keepPrevious = false, select } = options;
  return useQuery<ResponseOf<E>, CallError>({
    queryKey: keyOf(endpoint, request),
    queryFn: () => call(endpoint, request),
    enabled,
    ...(freshFor !== undefined && { staleTime: freshFor }),
    ...(keepPrevious && { placeholderData: previous => previous }),
    ...(select && { select }),
  });
}

/** Every answer of an endpoint is found under its path, whatever was asked. */
function keyOf(endpoint: Endpoint, request: { params?: unknown; query?: unknown }) {
  return [endpoint.path, request.params ?? null, request.query ?? null];
}

/** Reads these again where they are shown, and when they are shown next. */
export function refresh(client: QueryClient, endpoints: readonly Endpoint[]): Promise<unknown> {
  return Promise.all(endpoints.map(endpoint => client.invalidateQueries({ queryKey: [endpoint.path] })));
}

/** Puts an answer that is already here into the cache. */
export function remember<E extends Endpoint>(
  client: QueryClient,
  endpoint: E,
  request: RequestOf<E>,
  answer: ResponseOf<E>,
): void {
  client.setQueryData(keyOf(endpoint, request), answer);
}
