import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from '#web/state/use-store.ts';
import { Fetched, lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { whenQuiet } from '#web/ui/loading/when-idle.ts';
import { isInstalled } from './install-offer.ts';
import { isDismissed, isStandalone } from './installed.ts';

const InstallCard = lazyPart(async () => (await import('./InstallCard.tsx')).InstallCard, Nothing);

const neverChanges = () => () => undefined;

const isOutOfPlace = () => isStandalone() || isDismissed();

/** The server does not know whether it is installed. */
const onServer = () => true;

/** Offers to install the app, until it is installed, answered, or dismissed for good. */
export function InstallPrompt() {
  const [isAnswered, setAnswered] = useState(false);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    void whenQuiet().then(() => setQuiet(true));
  }, []);
  const isHidden = useSyncExternalStore(neverChanges, isOutOfPlace, onServer);
  const isThere = useStore(isInstalled);
  if (isAnswered || isHidden || isThere) return null;
  return <Fetched part={InstallCard} isWanted={isQuiet} props={{ onDone: () => setAnswered(true) }} />;
}
