import { createStore } from '#web/state/store.ts';

/** Whether the place where anything is found is open; null where there is none. */
export const finding = createStore<boolean | null>(null);

/** What is looked for. */
export const findingText = createStore('');

/** Opens it. What is typed before its field is there, or was before the app answered, is looked for too. */
export function openFinder(typedBefore = ''): void {
  if (finding.now() === true) return;
  findingText.set(typedBefore);
  window.addEventListener('keydown', holdTyped, true);
  finding.set(true);
}

export function closeFinder(): void {
  leaveTypingToField();
  finding.set(false);
}

export const leaveTypingToField = (): void => window.removeEventListener('keydown', holdTyped, true);

function holdTyped(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const text = findingText.now();
  if (event.key === 'Escape') closeFinder();
  else if (event.key === 'Backspace') findingText.set(text.slice(0, -1));
  else if (event.key.length === 1) findingText.set(text + event.key);
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}
