import type { useListAddress } from '#web/lists/list-address.ts';
import { useToday } from '#web/session/today.ts';
import { GroupSelect } from '#web/parts/groups/GroupSelect.tsx';
import type { Group } from '#web/parts/groups/groups.ts';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { type Ahead, aheadLabels, startedText } from './assignment-filter.ts';
import { orderLabels } from './assignment-order.ts';
import { type Shown, show } from './assignment-views.ts';

type AssignmentFiltersProps = {
  list: ReturnType<typeof useListAddress>;
  shown: Shown;
  groups: readonly Group[];
  total: number;
  found: number;
};

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const aheadOptions = optionsOf(aheadLabels);
const orderOptions = optionsOf(orderLabels);

/** The search, the week in which they started, what lies ahead, the order, and how many there are. */
export function AssignmentFilters(props: AssignmentFiltersProps) {
  const { list, shown, groups, total, found } = props;
  const today = useToday();
  return (
    <div className="mb-2 flex flex-wrap items-start gap-x-5 gap-y-2">
      <SearchField
        label="Search assignments by member or program"
        placeholder="Search by member or program..."
        className="min-w-0 flex-1 basis-60 sm:max-w-md"
        {...list.field}
      />
      <div className="flex min-w-0 flex-1 basis-110 flex-wrap gap-2 sm:max-w-160">
        <SelectField
          label="What lies ahead"
          hideLabel
          className="min-w-0 flex-1 basis-44 lg:basis-34"
          options={aheadOptions}
          value={shown.ahead}
          onChange={event => show({ ...shown, ahead: event.target.value as Ahead })}
        />
        <SelectField
          label="Order"
          hideLabel
          className="min-w-0 flex-1 basis-44 lg:basis-34"
          options={orderOptions}
          value={list.sort}
          onChange={event => list.setSort(event.target.value)}
        />
        <GroupSelect
          groups={groups}
          hideLabel
          className="min-w-0 flex-1 basis-44 lg:basis-34"
          value={shown.group}
          onChange={group => show({ ...shown, group })}
        />
      </div>
      <Switch
        label="Show this week only"
        hint={startedText(today)}
        checked={shown.thisWeek}
        onChange={event => show({ ...shown, thisWeek: event.target.checked })}
      />
      <p className="w-full text-sm text-muted" role="status">
        {total === 1 ? '1 assignment' : `${total.toLocaleString('en-US')} assignments`}
        {found < total && `, ${found.toLocaleString('en-US')} found`}
      </p>
    </div>
  );
}
