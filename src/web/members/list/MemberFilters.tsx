import { useMemo } from 'react';
import { useToday } from '#web/session/today.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import type { Member } from '#web/members/member-words.ts';
import {
  filterOf,
  filterOptions,
  filterText,
  fits,
  type MembershipChoice,
  type MemberFilter,
  noFilter,
  type TrainedChoice,
} from './member-filter.ts';
import { memberViews } from './filter-view.ts';

/** The filter that the history's entry holds, and those whom it leaves. */
export function useMemberFilter(members: readonly Member[]) {
  const view = memberViews.useView();
  const today = useToday();
  const text = view.name === 'filtered' ? view.filter : '';
  const filter = useMemo(() => filterOf(text), [text]);
  const left = useMemo(
    () => (isNone(filter) ? members : members.filter(member => fits(member, filter, today))),
    [members, filter, today],
  );
  return { filter, left };
}

const isNone = ({ membership, trained }: MemberFilter) =>
  membership === noFilter.membership && trained === noFilter.trained;

export const setMemberFilter = (filter: MemberFilter): void =>
  memberViews.switchView(
    isNone(filter) ? { name: 'all' } : { name: 'filtered', filter: filterText(filter) },
    'replaceState',
  );

type MemberFiltersProps = { members: readonly Member[]; filter: MemberFilter };

export function MemberFilters({ members, filter }: MemberFiltersProps) {
  const today = useToday();
  const options = useMemo(() => filterOptions(members, filter, today), [members, filter, today]);
  return (
    <div className="flex min-w-0 flex-1 basis-80 flex-wrap gap-2 sm:max-w-120">
      <SelectField
        label="Membership"
        hideLabel
        className="min-w-0 flex-1 basis-44"
        options={options.membership}
        value={filter.membership}
        onChange={event => setMemberFilter({ ...filter, membership: event.target.value as MembershipChoice })}
      />
      <SelectField
        label="Last trained"
        hideLabel
        className="min-w-0 flex-1 basis-44"
        options={options.trained}
        value={filter.trained}
        onChange={event => setMemberFilter({ ...filter, trained: event.target.value as TrainedChoice })}
      />
    </div>
  );
}
