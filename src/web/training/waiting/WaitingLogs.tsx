import { Suspense, useState } from 'react';
import { useKeptSince } from '#web/offline/signal.ts';
import { useWaitingLogs } from '#web/training/outbox/waiting-logs.ts';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';

const SignalStrip = lazyPart(async () => (await import('./SignalStrip.tsx')).SignalStrip, Nothing);

/** What the time without a signal has left: what is shown from the device, and logs that are to be sent. */
export function WaitingLogs() {
  const isKeptShown = useKeptSince() !== null;
  const isAnyWaiting = useWaitingLogs().length > 0;
  // It stays when all is well again: the list of logs may be open.
  const [wasNeeded, setNeeded] = useState(false);
  if ((isKeptShown || isAnyWaiting) && !wasNeeded) setNeeded(true);
  if (!wasNeeded) return null;
  return (
    <Suspense fallback={null}>
      <SignalStrip />
    </Suspense>
  );
}
