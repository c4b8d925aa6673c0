import { useState, useSyncExternalStore } from 'react';
import { changesHere, draftAt, type DraftKind } from '#web/data/drafts/draft.ts';
import { localStore } from '#web/data/drafts/local-store.ts';
import { typedNotes } from './typed-notes.ts';

/** Unsaved notes: for each coach a draft of every member's next one, and of each that is being changed. */
const noteDrafts: DraftKind<string> = {
  ...typedNotes,
  shape: {
    safeParse: kept => (typeof kept === 'string' ? { success: true, data: kept } : { success: false }),
  },
};

export const draftOf = (coachId: string, of: string, store = localStore()) =>
  draftAt(noteDrafts, coachId, of, store);

/**
 * The text as it is typed, restored where it was left; `saved` is what it began with. The server, which drew the page,
 * knows of no draft.
 */
export function useTypedNote(coachId: string, of: string, saved = '') {
  const draft = draftOf(coachId, of);
  const [typed, setTyped] = useState<string | null>(null);
  const kept = useSyncExternalStore(
    changesHere.subscribe,
    () => draft.read(),
    () => null,
  );
  return {
    text: typed ?? kept ?? saved,
    type: (text: string) => {
      setTyped(text);
      if (text === saved) draft.drop();
      else draft.keep(text);
    },
    forget: () => {
      setTyped(null);
      draft.drop();
    },
  };
}
