import type { Draft } from './draft.ts';

export type Changes<Form> = { [Field in keyof Form]?: Form[Field] | undefined };

/**
 * Only differences from the saved values, so that a save by someone else meanwhile is not undone. `read` returns the
 * part of a value that counts.
 */
export function changedIn<Form extends object>(
  typed: Changes<Form>,
  saved: Form,
  read: (value: unknown) => unknown = value => value,
): Partial<Form> {
  const isChanged = ([field, value]: [string, unknown]) => read(value) !== read(saved[field as keyof Form]);
  return Object.fromEntries(Object.entries(typed).filter(isChanged)) as Partial<Form>;
}

export const isAnything = (changed: object): boolean => Object.keys(changed).length > 0;

/** Stores the changes. Values as saved leave nothing; nor do pictures that there is no room for. */
export function keepChanged<Stored extends object>(draft: Draft<Stored>, changed: Stored): boolean {
  if (isAnything(changed)) return draft.keep(changed, withoutPictures(changed));
  draft.drop();
  return true;
}

const withoutPictures = <Stored extends object>(changed: Stored): Stored =>
  Object.fromEntries(
    Object.entries(changed).filter(([, value]) => !String(value).startsWith('data:')),
  ) as Stored;
