import { closeFinder, finding, findingText } from './finding.ts';

/** What is typed while the search opens is looked for, though its field is not there yet. The answer ends it. */
export function holdTypingWhileOpening(): () => void {
  const stop = finding.subscribe(() => {
    if (finding.now() === true) window.addEventListener('keydown', hold, true);
    else leaveTypingToField();
  });
  return () => {
    stop();
    leaveTypingToField();
  };
}

export const leaveTypingToField = (): void => window.removeEventListener('keydown', hold, true);

function hold(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const text = findingText.now();
  if (event.key === 'Escape') closeFinder();
  else if (event.key === 'Backspace') findingText.set(text.slice(0, -1));
  else if (event.key.length === 1) findingText.set(text + event.key);
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}
