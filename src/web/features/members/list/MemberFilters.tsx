import { useMemo } from 'react';
import { useToday } from '#web/session/today.ts';
import { GroupSelect } from '#web/parts/groups/GroupSelect.tsx';
import { type Group, ofGroup } from '#web/parts/groups/groups.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import type { Member } from '#web/parts/people/member-text.ts';
import {
  filterOf,
  filterOptions,
  filterText,
  fits,
  groupCounts,
  type MembershipChoice,
  type MemberFilter,
  noFilter,
  type TrainedChoice,
} from './member-filter.ts';
import { memberViews } from './filter-view.ts';

/** The filter that the history's entry holds, the members of its group, and the members it leaves. */
export function useMemberFilter(members: readonly Member[], groups: readonly Group[]) {
  const view = memberViews.useView();
  const today = useToday();
  const text = view.name === 'filtered' ? view.filter : '';
  const filter = useMemo(() => filterOf(text), [text]);
  const together = useMemo(
    () => ofGroup(members, groups, filter.group, ({ id }) => id),
    [members, groups, filter],
  );
  const left = useMemo(
    () => (isAnyone(filter) ? together : together.filter(member => fits(member, filter, today))),
    [together, filter, today],
  );
  return { filter, together, left };
}

const isAnyone = ({ membership, trained }: MemberFilter) =>
  membership === noFilter.membership && trained === noFilter.trained;

const isNone = (filter: MemberFilter) => isAnyone(filter) && filter.group === '';

export const setMemberFilter = (filter: MemberFilter): void =>
  memberViews.switchView(
    isNone(filter) ? { name: 'all' } : { name: 'filtered', filter: filterText(filter) },
    'replaceState',
  );

type MemberFiltersProps = {
  members: readonly Member[];
  /** Members in the chosen group. */
  together: readonly Member[];
  groups: readonly Group[];
  filter: MemberFilter;
};

export function MemberFilters({ members, together, groups, filter }: MemberFiltersProps) {
  const today = useToday();
  const options = useMemo(() => filterOptions(together, filter, today), [together, filter, today]);
  const counts = useMemo(() => groupCounts(members, groups, filter, today), [members, groups, filter, today]);
  return (
    <div className="flex min-w-0 flex-1 basis-120 flex-wrap gap-2 sm:max-w-160">
      <SelectField
        label="Membership"
        hideLabel
        className="min-w-0 flex-1 basis-44 lg:basis-36"
        options={options.membership}
        value={filter.membership}
        onChange={event => setMemberFilter({ ...filter, membership: event.target.value as MembershipChoice })}
      />
      <SelectField
        label="Last trained"
        hideLabel
        className="min-w-0 flex-1 basis-44 lg:basis-36"
        options={options.trained}
        value={filter.trained}
        onChange={event => setMemberFilter({ ...filter, trained: event.target.value as TrainedChoice })}
      />
      <GroupSelect
        groups={groups}
        hideLabel
        className="min-w-0 flex-1 basis-44 lg:basis-36"
        counts={counts}
        value={filter.group}
        onChange={group => setMemberFilter({ ...filter, group })}
      />
    </div>
  );
}
