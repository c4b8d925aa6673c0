import { createStore, type Store } from '#web/state/store.ts';
import type { Draft } from './draft.ts';

type DraftState<Kept> = {
  kept: Kept;
  /** Where it is: on this device, or nowhere but on the screen. */
  keeping: 'nothing-yet' | 'kept' | 'not-kept';
  /** Taken up from an earlier time. */
  isRestored: boolean;
};

export type OpenDraft<Kept> = Pick<Store<DraftState<Kept>>, 'now' | 'subscribe'> & {
  change: (change: (kept: Kept) => Kept) => void;
  /** From what it began with, or from what has taken its place since. */
  startOver: (from?: Kept) => void;
  drop: () => void;
};

/**
 * A draft being written, taken up where it was left. Every change is kept in the same moment, so neither Back, a reload,
 * a crash nor a session that ends costs anything, and two tabs with the same draft show the same. `untouched` answers
 * what is shown when there is nothing in it that anyone would miss; null when there is.
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
