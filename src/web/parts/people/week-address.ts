import type { PlainDate } from '#domain/plain-date.ts';
import { pushEntry } from '#web/navigation/history-entry.ts';

/** From anywhere in the console to the week board; Back leads there again. */
export function openWeekBoard(date: PlainDate): void {
  pushEntry({ section: 'command-center', view: { name: 'week', date } }, '/admin');
  window.scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
}
