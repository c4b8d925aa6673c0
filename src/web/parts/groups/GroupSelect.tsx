import { SelectField } from '#web/ui/fields/SelectField.tsx';
import type { Group } from './groups.ts';

type GroupSelectProps = {
  groups: readonly Group[];
  /** The chosen group's id; '' for everyone. */
  value: string;
  onChange: (id: string) => void;
  /** Number of rows that each group leaves of a list; its members by default. */
  counts?: ReadonlyMap<string, number>;
  hideLabel?: boolean;
  className?: string;
};

/** Narrows a list of members to one of their groups; nothing where there are none. */
export function GroupSelect({ groups, value, onChange, counts, hideLabel, className }: GroupSelectProps) {
  if (groups.length === 0) return null;
  const isThere = groups.some(({ id }) => id === value);
  return (
    <SelectField
      label="Group"
      hideLabel={hideLabel}
      {...(className && { className })}
      placeholder="All groups"
      options={groups.map(({ id, name, memberIds }) => ({
        value: id,
        label: `${name} (${(counts?.get(id) ?? memberIds.length).toLocaleString('en-US')})`,
      }))}
      value={isThere ? value : ''}
      onChange={event => onChange(event.target.value)}
    />
  );
}
