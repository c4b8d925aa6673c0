import * as z from 'zod/mini';
import { dropAt, keepAt, keptAt } from '#web/data/draft-shelf.ts';

/** Where the draft is: on this device, or nowhere but on the screen. */
type Keeping = 'nothing-yet' | 'kept' | 'not-kept';

type DraftState<Values> = {
  values: Values;
  /** The revision of the challenge that was typed over; null for a new one. */
  revision: number | null;
  keeping: Keeping;
  /** Taken up from an earlier time. */
  isRestored: boolean;
};

type Kept<Values> = Pick<DraftState<Values>, 'values' | 'revision'>;

export type DraftPlace = { userId: string; of: string };

const addressOf = ({ userId, of }: DraftPlace) => `fellowship-challenge-draft:${userId}:${of}`;

/**
 * What is written and not saved yet, beside what it began with. Every change is kept on the device in the same moment, so
 * neither Back, a reload, a crash nor a session that ends costs anything, and two tabs with the same draft show the same.
 */
export function openKeptDraft<Values>(place: DraftPlace, shape: z.ZodMiniType<Values>, first: Kept<Values>) {
  let begun = untouched(first);
  const address = addressOf(place);
  const kept = z.object({ values: shape, revision: z.nullable(z.number()) });
  const left = keptAt(address, kept);
  let state: DraftState<Values> = left ? { ...left, keeping: 'kept', isRestored: true } : begun;
  const listeners = new Set<() => void>();

  function show(next: DraftState<Values>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function take(values: Values): void {
    if (JSON.stringify(values) === JSON.stringify(begun.values)) {
      drop(place);
      return show({ ...begun, values });
    }
    const { revision, isRestored } = state;
    show({
      values,
      revision,
      isRestored,
      keeping: keepAt(address, { values, revision }) ? 'kept' : 'not-kept',
    });
  }

  return {
    now: () => state,
    change: (change: (values: Values) => Values) => take(change(state.values)),
    /** From what it began with, or from what has taken its place since. */
    startOver: (from?: Kept<Values>) => {
      drop(place);
      if (from) begun = untouched(from);
      show(begun);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      const stop = onOtherTab(address, () => {
        const theirs = keptAt(address, kept);
        if (theirs) show({ ...state, ...theirs, keeping: 'kept' });
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

const untouched = <Values>(begun: Kept<Values>): DraftState<Values> => ({
  ...begun,
  keeping: 'nothing-yet',
  isRestored: false,
});

export const drop = (place: DraftPlace): void => dropAt(addressOf(place));

function onOtherTab(address: string, take: () => void): () => void {
  const look = (event: StorageEvent) => event.key === address && event.newValue !== null && take();
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}
