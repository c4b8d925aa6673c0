import { useState } from 'react';
import { changedIn, type Changes, isAnything, keepChanged } from './changes.ts';
import type { Draft } from './draft.ts';

/** The form as saved, or blank, and the changes typed over it. */
type FormDraft<Form> = { draft: Draft<Changes<Form>>; saved: Form };

/** Stores unsaved input, so that an accidental close or a reload loses nothing. */
export function keepTyped<Form extends object>({ draft, saved }: FormDraft<Form>, typed: Form): void {
  keepChanged(draft, changedIn(typed, saved));
}

/** The form as it was left; null when nothing was typed that is not saved by now. */
export function restoredForm<Form extends object>({ draft, saved }: FormDraft<Form>): Form | null {
  const typed = { ...saved, ...draft.read() };
  return isAnything(changedIn(typed, saved)) ? typed : null;
}

/** A form's draft, as it is when the form opens: later saves change nothing in it. */
export function useFormDraft<Form extends object>(given: FormDraft<Form>) {
  const [form] = useState(given);
  const [kept] = useState(() => restoredForm(form));
  const [isRestored, setRestored] = useState(kept !== null);
  return {
    saved: form.saved,
    first: kept ?? form.saved,
    isRestored,
    forgetRestored: () => setRestored(false),
    drop: form.draft.drop,
    form,
  };
}
