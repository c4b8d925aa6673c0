import { typedInto } from './typed-into.ts';

let held = 0;

/** Nothing is reloaded unasked until the answer is called: something is under way that has no field. */
export function holdReloads(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}

/** Whether a reload would take something from under someone's hands: an open dialog, or text in a field. */
export function isInputUnderWay(): boolean {
  if (held > 0) return true;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return true;
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return [...typedInto].some(field => (field.value ?? field.textContent) !== '');
}
