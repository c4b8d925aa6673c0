import { viewsInHistory } from '#web/place/view-history.ts';

/** What The Fellowship shows: the list, or one person's own page (`member-address.ts` leads there). */
export const { useView: useMemberView, leaveView: leaveMemberView } = viewsInHistory(
  { list: null, member: 'memberId' },
  'list',
);
