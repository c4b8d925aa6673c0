import { pushEntry } from '#web/navigation/history-entry.ts';

/** From another section of the console into a program, to edit it; Back leads there again. */
export function openProgram(programId: string): void {
  pushEntry({ section: 'programs', view: { name: 'edit', programId } }, '/admin');
  window.scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
}
