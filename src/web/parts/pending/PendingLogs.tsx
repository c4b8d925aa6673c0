import { Suspense, useState } from 'react';
import { useCachedSince } from '#web/offline/signal.ts';
import { isAnything, useUnsent } from './unsent.ts';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';

const SignalStrip = lazyPart(async () => (await import('./SignalStrip.tsx')).SignalStrip, Nothing);

/** Says what is shown from the device and what waits, during and after a time without a signal. */
export function PendingLogs() {
  const isQueuedShown = useCachedSince() !== null;
  const isAnyPending = isAnything(useUnsent());
  // The strip stays mounted when all is well again, because its list of logs may be open.
  const [wasNeeded, setNeeded] = useState(false);
  if ((isQueuedShown || isAnyPending) && !wasNeeded) setNeeded(true);
  if (!wasNeeded) return null;
  return (
    <Suspense fallback={null}>
      <SignalStrip />
    </Suspense>
  );
}
