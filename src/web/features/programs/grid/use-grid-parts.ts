import { useEffect, useState } from 'react';
import { draftAt } from '#web/data/drafts/draft.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { whenInUse } from '#web/ui/loading/when-idle.ts';
import { showToast } from '#web/ui/notices/toast.ts';
import { createGrid, undoing } from './editing/grid.ts';
import { readAgain } from './editing/read-again.ts';
import type { GridLibrary } from './editing/library.ts';
import { type DraftSync, syncDraft } from './saving/draft-sync.ts';
import { programDrafts } from './saving/stored-draft.ts';
import { type Merge, openDrafts, type ReadDraft } from './saving/open-drafts.ts';

/** The grid and what keeps its programs saved, from the opening of the screen to its end. */
export function useGridParts(drafts: readonly ReadDraft[], library: GridLibrary, merge: Merge | null) {
  const owner = useCurrentUser().user?.id ?? '';
  const [parts] = useState(() => {
    const opened = openDrafts(drafts, library, owner, merge);
    const known = { library };
    return { ...opened, drafts, known, grid: createGrid(opened.document, () => known.library) };
  });
  useEffect(() => {
    parts.known.library = library;
    readAgain(parts.grid);
  }, [parts, library]);
  useEffect(() => {
    // A failed download is retried at the first undo.
    void whenInUse()
      .then(undoing)
      .catch(() => undefined);
  }, []);
  const [syncs, setSyncs] = useState<readonly DraftSync[]>([]);
  useEffect(() => {
    const { grid, saved, isRestored } = parts;
    if (isRestored)
      showToast({
        title: 'What you had written is here again',
        description: 'It had not reached the server before. It is being saved now.',
      });
    const all = parts.drafts.map(({ programId, draft }, index) =>
      syncDraft({
        userId: owner,
        programId,
        read: draft,
        saved: saved[index] as (typeof saved)[number],
        grid,
        library,
        storedDraft: draftAt(programDrafts, owner, programId),
        onTheirs: by =>
          showToast({
            title: `${by ?? 'Another coach'} has changed this draft as well`,
            description: 'What they wrote stands beside what you wrote.',
          }),
      }),
    );
    setSyncs(all);
    return () => all.forEach(({ stop }) => stop());
    // oxlint-disable-next-line react/exhaustive-deps -- what it began with
  }, []);
  return { grid: parts.grid, syncs };
}
