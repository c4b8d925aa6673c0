import { viewsInHistory } from '#web/place/view-history.ts';

/** What the Command Center shows: itself with the round, or one member of it. */
export const {
  useView: useRoundView,
  openView: openRoundView,
  switchView: switchRoundView,
  leaveView: leaveRoundView,
  fetchOpenedPart,
} = viewsInHistory({ round: null, review: 'memberId' }, 'round');
