import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';

/**
 * Data never goes stale by itself, is not read again on focus, and is not retried: what a write changes is
 * named where it is sent. A 401 from any call means signed out, and is handled here once. Without a signal a read is
 * tried nevertheless (there may be a kept answer to it), and otherwise waits until there is one.
 */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof CallError && error.status === 401) onUnauthorized();
  };
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
        retry: waitsForSignal,
        retryDelay: 0,
      },
      mutations: { retry: false },
    },
  });
}

/** The second try stands still until the browser is on a network again. */
const waitsForSignal = (_failures: number, error: Error): boolean =>
  !(error instanceof CallError) && !onlineManager.isOnline();
