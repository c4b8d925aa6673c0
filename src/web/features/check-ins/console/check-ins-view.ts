import { viewsInHistory } from '#web/navigation/view-history.ts';

/** What the console's Check-ins shows: who has answered, or the check-in as it is written. */
export const {
  useView: useCheckInsView,
  openView: openCheckInsView,
  leaveView: leaveCheckInsView,
  fetchOpenedPart,
} = viewsInHistory({ week: null, write: null }, 'week');
