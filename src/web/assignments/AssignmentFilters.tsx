import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { Switch } from '#web/ui/fields/Switch.tsx';
import type { Filter } from './assignment-filter.ts';

type AssignmentFiltersProps = {
  filter: Filter;
  onChange: (filter: Filter) => void;
  total: number;
  shown: number;
};

/** The search, the week, and how many there are. */
export function AssignmentFilters({ filter, onChange, total, shown }: AssignmentFiltersProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-5 gap-y-2">
      <SearchField
        label="Search assignments by member or program"
        placeholder="Search by member or program..."
        className="min-w-0 flex-1 basis-60 sm:max-w-md"
        value={filter.search}
        onChange={event => onChange({ ...filter, search: event.target.value })}
      />
      <Switch
        label="Show this week only"
        checked={filter.thisWeek}
        onChange={event => onChange({ ...filter, thisWeek: event.target.checked })}
      />
      <p className="text-sm text-muted" role="status">
        {total === 1 ? '1 assignment' : `${total.toLocaleString('en-US')} assignments`}
        {shown < total && `, ${shown.toLocaleString('en-US')} found`}
      </p>
    </div>
  );
}
