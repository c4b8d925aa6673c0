import { pushEntry, useHistoryEntry } from '#web/navigation/history-entry.ts';
import { viewsInHistory } from '#web/navigation/view-history.ts';

/** What the Command Center shows: itself with the round, one member of it, or the week of a date for everyone. */
export const {
  useView: useRoundView,
  openView: openRoundView,
  switchView: switchRoundView,
  leaveView: leaveRoundView,
  fetchOpenedPart,
} = viewsInHistory({ round: null, review: 'memberId', week: 'date' }, 'round');

/** The day that an address opens over the member, as a notice of pain does; what the round itself opened has none. */
export const useDayInAddress = (): string | null => useHistoryEntry(dayInAddress, null);

function dayInAddress(): string | null {
  if (window.history.state?.view) return null;
  return new URLSearchParams(window.location.search).get('day');
}

/** Shut, it stays shut after a reload. */
export function closeDay(): void {
  const address = new URL(window.location.href);
  address.searchParams.delete('day');
  pushEntry({ ...window.history.state }, address.pathname + address.search, 'replaceState');
}
