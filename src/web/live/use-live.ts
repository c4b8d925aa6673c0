import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenQuiet } from '#web/ui/loading/when-idle.ts';

/** Hears what others change from the time that the page has all it shows. */
export function useLive(): void {
  const client = useQueryClient();
  useEffect(() => {
    let isLeft = false;
    let end: (() => void) | undefined;
    const begin = async () => {
      await whenQuiet();
      const { hearLive } = await import('./hear-live.ts');
      if (!isLeft) end = hearLive(client);
    };
    // Without a signal there is nothing to hear; the next page tries again.
    begin().catch(() => undefined);
    return () => {
      isLeft = true;
      end?.();
    };
  }, [client]);
}
