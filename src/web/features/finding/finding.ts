import { createStore } from '#web/state/store.ts';

/** Whether the place where anything is found is open; null where there is none. */
export const finding = createStore<boolean | null>(null);

/** Typed since it was opened, before its field was there to take it. */
let typedAhead = '';

/** Opens it. What is typed from then on, or was before the app answered, goes into its field. */
export function openFinder(typedBefore = ''): void {
  if (finding.now() === true) return;
  typedAhead = typedBefore;
  window.addEventListener('keydown', holdTyped, true);
  finding.set(true);
}

export function closeFinder(): void {
  takeTypedAhead();
  finding.set(false);
}

/** From here on the field takes what is typed. */
export function takeTypedAhead(): string {
  window.removeEventListener('keydown', holdTyped, true);
  const typed = typedAhead;
  typedAhead = '';
  return typed;
}

function holdTyped(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') closeFinder();
  else if (event.key === 'Backspace') typedAhead = typedAhead.slice(0, -1);
  else if (event.key.length === 1) typedAhead += event.key;
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}
