import * as z from 'zod/mini';
import { changedIn, isAnything, keepChanged } from '#web/data/drafts/changes.ts';
import { draftAt } from '#web/data/drafts/draft.ts';
import { localStore } from '#web/data/drafts/local-store.ts';
import { createStore } from '#web/state/store.ts';
import { type Fellowship, type FellowshipForm, formOf, formShape } from './fellowship-form.ts';

const kind = { what: 'settings', shape: z.partial(formShape) };

type FormState = {
  values: FellowshipForm;
  keeping: 'nothing-yet' | 'kept' | 'not-kept';
  /** Whether it was restored from an earlier time. */
  isRestored: boolean;
};

/** Lists and colours are the same when they read the same. */
const changedFrom = (saved: FellowshipForm, typed: Partial<FellowshipForm>): Partial<FellowshipForm> =>
  changedIn(typed, saved, value => JSON.stringify(value));

/** The form as saved, with the unsaved changes over it: those alone are stored on the device, and sent. */
export function openForm(userId: string, fellowship: Fellowship, store = localStore()) {
  const draft = draftAt(kind, userId, 'words', store);
  let saved = formOf(fellowship);
  const left = changedFrom(saved, (draft.read() ?? {}) as Partial<FellowshipForm>);
  const clean = (): FormState => ({ values: saved, keeping: 'nothing-yet', isRestored: false });
  const state = createStore<FormState>(
    isAnything(left) ? { values: { ...saved, ...left }, keeping: 'kept', isRestored: true } : clean(),
  );
  return {
    now: state.now,
    subscribe: state.subscribe,
    changed: () => changedFrom(saved, state.now().values),
    change: (part: Partial<FellowshipForm>): void => {
      const values = { ...state.now().values, ...part };
      const changed = changedFrom(saved, values);
      const isKept = keepChanged(draft, changed);
      const keeping = isKept ? 'kept' : 'not-kept';
      state.set({ ...state.now(), values, keeping: isAnything(changed) ? keeping : 'nothing-yet' });
    },
    /** As it is saved, or has just been. */
    startOver: (from?: Fellowship): void => {
      if (from) saved = formOf(from);
      draft.drop();
      state.set(clean());
    },
  };
}
