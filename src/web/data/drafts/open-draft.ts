import { createStore, type Store } from '#web/state/store.ts';
import type { Draft } from './draft.ts';

type DraftState<Stored> = {
  stored: Stored;
  /** Storage of the text: on this device, or only on the screen. */
  keeping: 'nothing-yet' | 'kept' | 'not-kept';
  /** Whether it was restored from an earlier time. */
  isRestored: boolean;
};

export type OpenDraft<Stored> = Pick<Store<DraftState<Stored>>, 'now' | 'subscribe'> & {
  change: (change: (stored: Stored) => Stored) => void;
  /** Starts over from the initial value, or from the one that has replaced it since. */
  startOver: (from?: Stored) => void;
  drop: () => void;
};

/**
 * A draft being written, restored where it was left. Every change is stored at once, so neither Back, a reload, a crash
 * nor a session that ends costs anything, and two tabs with the same draft show the same. `untouched` returns what is
 * shown when the draft holds nothing that anyone would miss; null when it does.
 */
export function openDraft<Stored>(
  draft: Draft<Stored>,
  first: Stored,
  untouched: (stored: Stored, begun: Stored) => Stored | null,
): OpenDraft<Stored> {
  let begun = first;
  const left = draft.read();
  const state = createStore(left === null ? nothingYet(first) : taken(left), () =>
    draft.onOtherTab(stored => state.set({ ...state.now(), stored, keeping: 'kept' })),
  );

  function show(stored: Stored): void {
    const shown = untouched(stored, begun);
    if (shown === null) {
      const keeping = draft.keep(stored) ? 'kept' : 'not-kept';
      return state.set({ ...state.now(), stored, keeping });
    }
    draft.drop();
    state.set(nothingYet(shown));
  }

  return {
    now: state.now,
    subscribe: state.subscribe,
    change: change => show(change(state.now().stored)),
    startOver: (from = begun) => {
      begun = from;
      draft.drop();
      state.set(nothingYet(begun));
    },
    drop: draft.drop,
  };
}

const nothingYet = <Stored>(stored: Stored): DraftState<Stored> => ({
  stored,
  keeping: 'nothing-yet',
  isRestored: false,
});

const taken = <Stored>(stored: Stored): DraftState<Stored> => ({ stored, keeping: 'kept', isRestored: true });
