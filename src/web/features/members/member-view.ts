import { viewsInHistory } from '#web/navigation/view-history.ts';

/**
 * The view of The Fellowship: the list, one person's own page, or a session of theirs (`member-address.ts` leads
 * there).
 */
export const {
  useView: useMemberView,
  leaveView: leaveMemberView,
  fetchOpenedPart,
} = viewsInHistory({ list: null, member: 'memberId', session: 'trainingDayId' }, 'list');
