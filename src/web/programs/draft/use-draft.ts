import { useState, useSyncExternalStore } from 'react';
import { useWarningBeforeLeaving } from '#web/place/warning-before-leaving.ts';
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
