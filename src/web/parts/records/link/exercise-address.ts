import type { MouseEvent } from 'react';
import { pushEntry } from '#web/navigation/history-entry.ts';

const memberPath = '/member';

/** The address of an exercise's page in the member area. */
export const exerciseAddress = (exerciseId: string): string =>
  `${memberPath}?section=records&view=exercise&id=${exerciseId}`;

/** Works from anywhere in the member area without loading the page again; otherwise as any link does. */
export function followExercise(event: MouseEvent<HTMLAnchorElement>, exerciseId: string): void {
  const wantsMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (wantsMore || event.defaultPrevented || window.location.pathname !== memberPath) return;
  event.preventDefault();
  openExercise(exerciseId);
}

/** Opens the exercise's page over the present one; Back leads there again. */
export function openExercise(exerciseId: string): void {
  pushEntry({ section: 'records', view: { name: 'exercise', exerciseId } }, memberPath);
  window.scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
}
