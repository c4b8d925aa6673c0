import { viewsInHistory } from '#web/navigation/view-history.ts';

/** The Fellowship: everyone, or those that its filters leave, which stay with the history's entry. */
export const memberViews = viewsInHistory({ all: null, filtered: 'filter' }, 'all');
