import { useState } from 'react';
import { useWarningBeforeLeaving } from '#web/navigation/warning-before-leaving.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useStore } from '#web/state/use-store.ts';
import { showToast } from '#web/ui/notices/toast.ts';
import type { DraftChange } from './draft-document.ts';
import { draftHistory } from './draft-history.ts';
import type { Draft } from '#web/parts/prescriptions/fields/draft.ts';
import { openProgram } from './stored-drafts.ts';

export function useDraft(draftId: string) {
  const { user } = useCurrentUser();
  const [writing] = useState(() => {
    const { now, subscribe, change, drop } = openProgram(user?.id ?? '', draftId, new Date());
    const history = draftHistory();
    const keep = (draft: Draft) => change(() => ({ savedAt: new Date().toISOString(), draft }));
    const take = (next: DraftChange) => keep(history.change(now().stored.draft, next));
    const undo = () => {
      const undone = history.undo(now().stored.draft);
      if (!undone) return;
      keep(undone.draft);
      showToast({ title: 'Undone', description: undone.label, tone: 'success' });
    };
    return { now, subscribe, change: take, undo, drop, history: history.history };
  });
  const { stored, keeping } = useStore(writing);
  const canUndo = useStore(writing.history).done.length > 0;
  // Only where the browser keeps nothing.
  useWarningBeforeLeaving(keeping === 'not-kept');
  const { now, change, undo, drop } = writing;
  return { draft: stored.draft, keeping, now, change, undo, canUndo, drop };
}
