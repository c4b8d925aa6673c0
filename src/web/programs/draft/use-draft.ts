import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCurrentUser } from '#web/session/current-user.ts';
import { openDraft } from './draft-store.ts';

export function useDraft(draftId: string) {
  const { user } = useCurrentUser();
  const [store] = useState(() => openDraft(user?.id ?? '', draftId));
  const { draft, keeping } = useSyncExternalStore(store.subscribe, store.now);
  // Only where the browser keeps nothing.
  useWarningBeforeLeaving(keeping === 'not-kept');
  return { draft, keeping, now: store.now, change: store.change, drop: store.drop };
}

/** For when leaving the page would cost what was written. */
export function useWarningBeforeLeaving(wanted: boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => wanted && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wanted]);
}
