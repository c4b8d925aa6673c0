import type { MouseEvent } from 'react';
import { pushEntry } from '#web/place/history-entry.ts';
import { viewsInHistory } from '#web/place/view-history.ts';

/** What Records shows: all of them, or one exercise's page. */
export const {
  useView: useRecordsView,
  openView: openRecordsView,
  leaveView: leaveRecordsView,
} = viewsInHistory({ list: null, exercise: 'exerciseId' }, 'list');

const memberPath = '/member';

/** The address of an exercise's page in the member area. */
export const exerciseAddress = (exerciseId: string): string =>
  `${memberPath}?section=records&view=exercise&id=${exerciseId}`;

/** From anywhere in the member area without loading the page anew; otherwise as any link does. */
export function followExercise(event: MouseEvent<HTMLAnchorElement>, exerciseId: string): void {
  const wantsMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (wantsMore || event.defaultPrevented || window.location.pathname !== memberPath) return;
  event.preventDefault();
  pushEntry({ section: 'records', view: { name: 'exercise', exerciseId } }, memberPath);
  window.scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
}
