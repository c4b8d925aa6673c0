/** The box around a field's input or choice: one look, focus and error for every field. */
export const controlBox = [
  'flex min-h-(--control-height) min-w-0 items-center rounded-md border border-line-strong bg-sunken',
  'text-(length:--control-text) text-ink transition-colors hover:border-muted',
  'has-focus-visible:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent',
  'has-aria-invalid:border-danger has-disabled:opacity-60',
].join(' ');

/** The bare control inside the box. */
export const bareControl =
  'min-w-0 flex-1 self-stretch base:bg-transparent px-3 outline-none placeholder:text-faint disabled:cursor-not-allowed';
