import { useState } from 'react';
import type * as z from 'zod/mini';
import { deviceShelf, dropAt, keepAt, keptAt } from './draft-shelf.ts';

/** Only what differs from what is saved: what was saved elsewhere meanwhile is not put back. */
export function changedIn<Form extends object>(typed: Form, saved: Form): Partial<Form> {
  const isChanged = ([field, value]: [string, unknown]) => value !== saved[field as keyof Form];
  return Object.fromEntries(Object.entries(typed).filter(isChanged)) as Partial<Form>;
}

type Changes<Form> = { [Field in keyof Form]?: Form[Field] | undefined };

type FormDraft<Form> = {
  /** Under which it is kept: whose, and of what. */
  address: string;
  shape: z.ZodMiniType<Changes<Form>>;
  /** The form as it is saved, or blank. */
  saved: Form;
};

/**
 * What is typed and not saved, kept on the device so that an accidental close or a reload loses nothing. What is as saved
 * leaves nothing, and a picture that there is no room for is left out, so that the words are kept.
 */
export function keepTyped<Form extends object>(
  { address, saved }: Omit<FormDraft<Form>, 'shape'>,
  typed: Form,
  shelf = deviceShelf(),
): void {
  const changed = changedIn(typed, saved);
  if (Object.keys(changed).length === 0) return dropAt(address, shelf);
  if (!keepAt(address, changed, shelf)) keepAt(address, withoutPictures(changed), shelf);
}

const withoutPictures = (changed: object) =>
  Object.fromEntries(Object.entries(changed).filter(([, value]) => !String(value).startsWith('data:')));

/** The form as it was left; null when nothing was typed that is not saved by now. */
export function keptTyped<Form extends object>(
  { address, shape, saved }: FormDraft<Form>,
  shelf = deviceShelf(),
): Form | null {
  const typed = { ...saved, ...keptAt(address, shape, shelf) };
  return Object.keys(changedIn(typed, saved)).length > 0 ? typed : null;
}

/** A form's draft, as it is when the form opens: what is saved meanwhile changes nothing in it. */
export function useFormDraft<Form extends object>(given: FormDraft<Form>) {
  const [draft] = useState(given);
  const [kept] = useState(() => keptTyped(draft));
  const [isRestored, setRestored] = useState(kept !== null);
  return {
    saved: draft.saved,
    first: kept ?? draft.saved,
    isRestored,
    forgetRestored: () => setRestored(false),
    drop: () => dropAt(draft.address),
    draft,
  };
}
