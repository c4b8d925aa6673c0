import { viewsInHistory } from '#web/place/view-history.ts';

/** What Records shows: all of them, or one exercise's page. */
export const {
  useView: useRecordsView,
  openView: openRecordsView,
  leaveView: leaveRecordsView,
  fetchOpenedPart,
} = viewsInHistory({ list: null, exercise: 'exerciseId' }, 'list');
