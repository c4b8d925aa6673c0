import { typedInto } from './typed-into.ts';

/** Whether a reload would take something from under someone's hands: an open dialog, or text in a field. */
export function isInputUnderWay(): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return true;
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
  return [...typedInto].some(field => (field.value ?? field.textContent) !== '');
}
