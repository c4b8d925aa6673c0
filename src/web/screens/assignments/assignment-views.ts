import { viewsInHistory } from '#web/navigation/view-history.ts';
import { aheadLabels, type Filter, noFilter, statusTabs } from './assignment-filter.ts';

/** Assignments: all of them, or as its filters have it, which stay with the history's entry. */
const views = viewsInHistory({ all: null, filtered: 'filter' }, 'all');

/** All that narrows the list, but for the search, which is in the address. */
export type Shown = Omit<Filter, 'search'>;

const usual: Shown = { thisWeek: false, status: 'all', ahead: 'all', group: '' };

export function useShown(): Shown {
  const view = views.useView();
  return view.name === 'filtered' ? shownOf(view.filter) : usual;
}

export const show = (shown: Shown): void => {
  const text = textOf(shown);
  views.switchView(text === '' ? { name: 'all' } : { name: 'filtered', filter: text }, 'replaceState');
};

export function textOf({ thisWeek, status, ahead, group }: Shown): string {
  const said = Object.entries({ thisWeek: String(thisWeek), status, ahead, group });
  const others = said.filter(([name, value]) => value !== String(usual[name as keyof Shown]));
  return new URLSearchParams(others).toString();
}

/** Values in the history may be of another release. */
export function shownOf(text: string): Shown {
  const said = new URLSearchParams(text);
  const [status, ahead] = ['status', 'ahead'].map(name => said.get(name) ?? '');
  return {
    thisWeek: said.get('thisWeek') === 'true',
    status: statusTabs.find(tab => tab === status) ?? noFilter.status,
    ahead: keyOf(aheadLabels, ahead) ?? usual.ahead,
    group: said.get('group') ?? usual.group,
  };
}

const keyOf = <Key extends string>(labels: Record<Key, string>, text: string | undefined): Key | undefined =>
  (Object.keys(labels) as Key[]).find(key => key === text);
