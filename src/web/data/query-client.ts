import { MutationCache, notifyManager, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call.ts';
import { noteShown, readBy, type Reader } from './read.ts';

/**
 * Data never goes stale automatically, is not read again on focus, and is not retried: the write names what it changes.
 * A 401 from any call means signed out, and is handled here once. Without a signal a read is tried nevertheless (there
 * may be a stored answer to it); one that fails is tried again when the signal is back.
 */
export function createQueryClient(onUnauthorized: () => void, reader: Reader): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof CallError && error.status === 401) onUnauthorized();
  };
  onlineManager.setOnline(navigator.onLine);
  // Runs within the task of a click, so that a switch is never rendered once more in its old state.
  notifyManager.setScheduler(queueMicrotask);
  const queryCache = new QueryCache({ onError });
  queryCache.subscribe(noteShown);
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: readBy(reader),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
