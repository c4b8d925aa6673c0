import { Suspense, useEffect, useState } from 'react';
import { useStore } from '#web/state/use-store.ts';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { whenIdle } from '#web/ui/loading/when-idle.ts';
import { isInstalled } from './install-offer.ts';
import { isDismissed, isStandalone } from './installed.ts';

const InstallCard = lazyPart(async () => {
  await whenIdle();
  return (await import('./InstallCard.tsx')).InstallCard;
}, Nothing);

/** Offers to install the app, until it is installed, answered, or dismissed for good. */
export function InstallPrompt() {
  const [isHidden, setHidden] = useState(true);
  // The server does not know whether it is installed.
  useEffect(() => setHidden(isStandalone() || isDismissed()), []);
  const isThere = useStore(isInstalled);
  if (isHidden || isThere) return null;
  return (
    <Suspense fallback={null}>
      <InstallCard onDone={() => setHidden(true)} />
    </Suspense>
  );
}
