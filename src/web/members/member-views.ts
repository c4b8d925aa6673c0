import { viewsInHistory } from '#web/place/view-history.ts';
import { type MemberFilter, filterText } from './member-filter.ts';

/** The Fellowship: everyone, or those that its filters leave, which stay with the history's entry. */
export const memberViews = viewsInHistory({ all: null, filtered: 'filter' }, 'all');

/** From another section of the console. */
export const openFellowship = (filter: Partial<MemberFilter>): void =>
  memberViews.openFrom('members', { name: 'filtered', filter: filterText(filter) });
