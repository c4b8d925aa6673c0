import { useState } from 'react';
import { useWarningBeforeLeaving } from '#web/place/warning-before-leaving.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useStore } from '#web/state/use-store.ts';
import { changeDraft, type DraftChange } from './draft-changes.ts';
import { openProgram } from './kept-drafts.ts';

export function useDraft(draftId: string) {
  const { user } = useCurrentUser();
  const [writing] = useState(() => {
    const { now, subscribe, change, drop } = openProgram(user?.id ?? '', draftId, new Date());
    const take = (next: DraftChange) =>
      change(({ draft }) => ({ savedAt: new Date().toISOString(), draft: changeDraft(draft, next) }));
    return { now, subscribe, change: take, drop };
  });
  const { kept, keeping } = useStore(writing);
  // Only where the browser keeps nothing.
  useWarningBeforeLeaving(keeping === 'not-kept');
  const { now, change, drop } = writing;
  return { draft: kept.draft, keeping, now, change, drop };
}
