import { viewsInHistory } from '#web/navigation/view-history.ts';

/** The view of Weekly Challenges: the list, or the editor of a 5-day challenge. */
export const {
  useView: useChallengeView,
  openView: openChallengeView,
  leaveView: leaveChallengeView,
  fetchOpenedPart,
} = viewsInHistory({ challenges: null, 'create-5-day': null, 'edit-5-day': 'challengeId' }, 'challenges');
