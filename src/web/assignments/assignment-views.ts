import { viewsInHistory } from '#web/place/view-history.ts';
import { aheadLabels, type Filter, noFilter, statusTabs } from './assignment-filter.ts';
import { type Order, orderLabels } from './assignment-order.ts';

/** Assignments: all of them, or as its filters and its order have it, which stay with the history's entry. */
const views = viewsInHistory({ all: null, filtered: 'filter' }, 'all');

/** All that narrows and orders the list, but for the search, which is typed. */
export type Shown = Omit<Filter, 'search'> & { order: Order };

const usual: Shown = { thisWeek: false, status: 'all', ahead: 'all', group: '', order: 'ends' };

export function useShown(): Shown {
  const view = views.useView();
  return view.name === 'filtered' ? shownOf(view.filter) : usual;
}

export const show = (shown: Shown): void => {
  const text = textOf(shown);
  views.switchView(text === '' ? { name: 'all' } : { name: 'filtered', filter: text }, 'replaceState');
};

export function textOf({ thisWeek, status, ahead, group, order }: Shown): string {
  const said = Object.entries({ thisWeek: String(thisWeek), status, ahead, group, order });
  const others = said.filter(([name, value]) => value !== String(usual[name as keyof Shown]));
  return new URLSearchParams(others).toString();
}

/** What the history holds may be of another release. */
export function shownOf(text: string): Shown {
  const said = new URLSearchParams(text);
  const [status, ahead, order] = ['status', 'ahead', 'order'].map(name => said.get(name) ?? '');
  return {
    thisWeek: said.get('thisWeek') === 'true',
    status: statusTabs.find(tab => tab === status) ?? noFilter.status,
    ahead: keyOf(aheadLabels, ahead) ?? usual.ahead,
    group: said.get('group') ?? usual.group,
    order: keyOf(orderLabels, order) ?? usual.order,
  };
}

const keyOf = <Key extends string>(labels: Record<Key, string>, text: string | undefined): Key | undefined =>
  (Object.keys(labels) as Key[]).find(key => key === text);
