import { Suspense, useState } from 'react';
import { useWaitingMessages } from '#web/conversations/outbox/waiting-messages.ts';
import { useKeptSince } from '#web/offline/signal.ts';
import { useWaitingLogs } from '#web/training/outbox/waiting-logs.ts';
import { useWaitingSessions } from '#web/training/outbox/waiting-sessions.ts';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';

const SignalStrip = lazyPart(async () => (await import('./SignalStrip.tsx')).SignalStrip, Nothing);

/** Says what is shown from the device and what waits, during and after a time without a signal. */
export function WaitingLogs() {
  const isKeptShown = useKeptSince() !== null;
  const logs = useWaitingLogs();
  const sessions = useWaitingSessions();
  const messages = useWaitingMessages();
  const isAnyWaiting = logs.length + sessions.length + messages.length > 0;
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
