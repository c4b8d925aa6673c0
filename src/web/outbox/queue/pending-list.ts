import { createStore } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';

/** Entries of one kind that are on this device alone, for the screens. */
export function createPendingList<Entry>() {
  const list = createStore<readonly Entry[]>([]);
  return {
    use: (): readonly Entry[] => useStore(list),
    now: list.now,
    /** Nothing after nothing draws nothing again. */
    show: (next: readonly Entry[]): void => {
      if (next.length > 0 || list.now().length > 0) list.set(next);
    },
  };
}
