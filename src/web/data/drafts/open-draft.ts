import { createStore, type Store } from '#web/state/store.ts';
import type { Draft } from './draft.ts';

type DraftState<Kept> = {
  kept: Kept;
  /** Storage of the text: on this device, or only on the screen. */
  keeping: 'nothing-yet' | 'kept' | 'not-kept';
  /** Whether it was restored from an earlier time. */
  isRestored: boolean;
};

export type OpenDraft<Kept> = Pick<Store<DraftState<Kept>>, 'now' | 'subscribe'> & {
  change: (change: (kept: Kept) => Kept) => void;
  /** Starts over from the initial value, or from the one that has replaced it since. */
  startOver: (from?: Kept) => void;
  drop: () => void;
};

/**
 * A draft being written, restored where it was left. Every change is stored at once, so neither Back, a reload, a crash
 * nor a session that ends costs anything, and two tabs with the same draft show the same. `untouched` returns what is
 * shown when the draft holds nothing that anyone would miss; null when it does.
 */
export function openDraft<Kept>(
  draft: Draft<Kept>,
  first: Kept,
  untouched: (kept: Kept, begun: Kept) => Kept | null,
): OpenDraft<Kept> {
  let begun = first;
  const left = draft.read();
  const state = createStore(left === null ? nothingYet(first) : taken(left), () =>
    draft.onOtherTab(kept => state.set({ ...state.now(), kept, keeping: 'kept' })),
  );

  function show(kept: Kept): void {
    const shown = untouched(kept, begun);
    if (shown === null) {
      const keeping = draft.keep(kept) ? 'kept' : 'not-kept';
      return state.set({ ...state.now(), kept, keeping });
    }
    draft.drop();
    state.set(nothingYet(shown));
  }

  return {
    now: state.now,
    subscribe: state.subscribe,
    change: change => show(change(state.now().kept)),
    startOver: (from = begun) => {
      begun = from;
      draft.drop();
      state.set(nothingYet(begun));
    },
    drop: draft.drop,
  };
}

const nothingYet = <Kept>(kept: Kept): DraftState<Kept> => ({
  kept,
  keeping: 'nothing-yet',
  isRestored: false,
});

const taken = <Kept>(kept: Kept): DraftState<Kept> => ({ kept, keeping: 'kept', isRestored: true });
