import type { KeyboardEvent } from 'react';

/**
 * Enter in a field leads on to the next one, and from the last to the button that saves: nothing is saved by surprise.
 * In the notes it begins a line, as ever.
 */
export function goOnByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(target) + 1];
  (next ?? target.form?.querySelector<HTMLElement>('[type=submit]'))?.focus();
}
