import { Suspense, useState } from 'react';
import { useKeptSince } from '#web/offline/signal.ts';
import { isAnything, useUnsent } from './unsent.ts';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';

const SignalStrip = lazyPart(async () => (await import('./SignalStrip.tsx')).SignalStrip, Nothing);

/** Says what is shown from the device and what waits, during and after a time without a signal. */
export function PendingLogs() {
  const isKeptShown = useKeptSince() !== null;
  const isAnyWaiting = isAnything(useUnsent());
  // The strip stays mounted when all is well again, because its list of logs may be open.
  const [wasNeeded, setNeeded] = useState(false);
  if ((isKeptShown || isAnyWaiting) && !wasNeeded) setNeeded(true);
  if (!wasNeeded) return null;
  return (
    <Suspense fallback={null}>
      <SignalStrip />
    </Suspense>
  );
}
