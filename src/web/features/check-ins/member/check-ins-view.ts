import { pushEntry } from '#web/navigation/history-entry.ts';
import { viewsInHistory } from '#web/navigation/view-history.ts';

/** What a member's Check-ins shows: what was answered, or the one that is due, question by question. */
export const { useView: useCheckInsView, leaveView: leaveCheckInsView } = viewsInHistory(
  { past: null, answer: null },
  'past',
);

/** From wherever one is; Back leads there again. */
export function openCheckIn(): void {
  pushEntry({ section: 'check-ins', view: { name: 'answer' } }, '/member');
  window.scrollTo(0, 0);
}
