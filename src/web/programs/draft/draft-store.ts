import { changeDraft, type DraftChange } from './draft-changes.ts';
import { blankDraft, type Draft, isWorthKeeping } from './draft.ts';
import { dropDraft, keepDraft, keptDraft, onOtherTab } from './kept-drafts.ts';

/** Where the draft is: on this device, or nowhere but on the screen. */
type Keeping = 'nothing-yet' | 'kept' | 'not-kept';

type DraftState = { draft: Draft; keeping: Keeping };

/**
 * The draft being written, taken up where it was left. Every change is kept on the device in the same moment, so
 * neither Back, a reload, a crash nor a session that ends costs anything, and two tabs with the same draft show
 * the same.
 */
export function openDraft(userId: string, draftId: string) {
  let state = asKept(keptDraft(userId, draftId) ?? blankDraft(draftId));
  const listeners = new Set<() => void>();

  function show(next: DraftState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    now: () => state,
    change: (change: DraftChange) => {
      const draft = changeDraft(state.draft, change);
      show(keepDraft(userId, draft, new Date()) ? asKept(draft) : { draft, keeping: 'not-kept' });
    },
    drop: () => dropDraft(userId, draftId),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const stop = onOtherTab(userId, draftId, draft => show(asKept(draft)));
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

const asKept = (draft: Draft): DraftState => ({
  draft,
  keeping: isWorthKeeping(draft) ? 'kept' : 'nothing-yet',
});
