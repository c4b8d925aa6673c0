/** Focuses the first field that is wrong, once the errors are rendered. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}

/** Whether a number in it could not be read: then each such field says so, the first has the focus, and nothing is to be sent. */
export function leadToUnread(part: HTMLElement): boolean {
  const fields = [...part.querySelectorAll<HTMLElement>('[data-unread]')];
  for (const field of fields) field.dispatchEvent(new Event('invalid'));
  fields[0]?.focus();
  return fields.length > 0;
}
