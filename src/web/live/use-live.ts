import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenQuiet } from '#web/ui/loading/when-idle.ts';

/** Hears what others change from the time that the page has all it shows; `begun` is told when that is. */
export function useLive(begun: (client: QueryClient) => Promise<void>): void {
  const client = useQueryClient();
  useEffect(() => {
    let isLeft = false;
    let end: (() => void) | undefined;
    const begin = async () => {
      await whenQuiet();
      const { hearLive } = await import('./hear-live.ts');
      // Without a signal its file may not come; the next page tries again.
      if (!isLeft) end = hearLive(client, () => void begun(client).catch(() => undefined));
    };
    begin().catch(() => undefined);
    return () => {
      isLeft = true;
      end?.();
    };
  }, [client, begun]);
}
