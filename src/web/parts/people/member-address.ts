import type { MouseEvent } from 'react';
import { pushEntry } from '#web/navigation/history-entry.ts';

const consolePath = '/admin';

/** The address of a person's own page in the console. */
export const memberAddress = (memberId: string): string =>
  `${consolePath}?section=members&view=member&id=${memberId}`;

/** From anywhere in the console into a member's session, in the player; Back leads there again. */
export function openCoachSession(trainingDayId: string): void {
  pushEntry({ section: 'members', view: { name: 'session', trainingDayId } }, consolePath);
  window.scrollTo(0, 0);
}

/** Works from anywhere in the console, without loading the page again; from elsewhere as any link does. */
export function followMember(event: MouseEvent<HTMLAnchorElement>, memberId: string): void {
  const wantsMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
  if (wantsMore || event.defaultPrevented || window.location.pathname !== consolePath) return;
  event.preventDefault();
  pushEntry({ section: 'members', view: { name: 'member', memberId } }, consolePath);
  window.scrollTo(0, 0);
  document.getElementById('content')?.focus({ preventScroll: true });
}
