import { useContext, useEffect, useState } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import { RequestOnServer } from '#web/state/request-on-server.ts';
import { useOnDevice } from '#web/state/use-on-device.ts';
import { useStore } from '#web/state/use-store.ts';
import { Fetched, lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { isInstalled } from './state/install-offer.ts';
import { isOfferedOn, isOfferHidden, noteOffered, offerNoMore } from './offer-once.ts';

const InstallCard = lazyPart(async () => (await import('./cards/InstallCard.tsx')).InstallCard, Nothing);

// What the server has drawn of it is taken up with the rest of the page.
if (typeof document !== 'undefined' && document.querySelector('[data-install-offer]'))
  void InstallCard.preload();

/** Offers to install the app once: on the day on which a member has first finished a session, or first opens it after that. */
export function InstallOffer({ hasFinished, today }: { hasFinished: boolean; today: PlainDate }) {
  const request = useContext(RequestOnServer);
  const [isOffered] = useState(() => isOfferedOn(today, request?.cookies ?? document.cookie));
  const [isAnswered, setAnswered] = useState(false);
  const isElsewhere = useOnDevice(isOfferHidden, false);
  const isThere = useStore(isInstalled);
  const isOver = isAnswered || isElsewhere || isThere;
  useEffect(() => {
    if (isOver) offerNoMore();
    else if (hasFinished && isOffered) noteOffered(today);
  }, [isOver, hasFinished, isOffered, today]);
  const isShown = hasFinished && isOffered && !isOver;
  return <Fetched part={InstallCard} isWanted={isShown} props={{ onDone: () => setAnswered(true) }} />;
}
