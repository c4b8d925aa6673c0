/** Leads to the first field that is wrong, once the errors are drawn. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}
