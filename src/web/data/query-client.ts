import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';

/**
 * Data never goes stale by itself, is not read again on focus, and is not retried: what a write changes is
 * named where it is sent. A 401 from any call means signed out, and is handled here once.
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof CallError && error.status === 401) onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
