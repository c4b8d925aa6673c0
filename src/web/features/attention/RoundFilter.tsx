import { reasonKinds } from '#domain/attention/reason-kind.ts';
import { GroupSelect } from '#web/parts/groups/GroupSelect.tsx';
import { noGroups, useGroups } from '#web/parts/groups/groups.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { reasonLabels } from './reason-labels.ts';
import type { RoundFilterValues } from './open-review.ts';

type RoundFilterProps = { filter: RoundFilterValues; onChange: (filter: RoundFilterValues) => void };

const reasons = reasonKinds.map(kind => ({ value: kind, label: reasonLabels[kind] }));

/** Narrows the round to one of the members' groups, and to who has a reason of one kind. */
export function RoundFilter({ filter, onChange }: RoundFilterProps) {
  const { data: groups = noGroups } = useGroups();
  return (
    <>
      <SelectField
        label="Reason"
        hideLabel
        className="w-48 max-w-full"
        placeholder="All reasons"
        options={reasons}
        value={filter.reason}
        onChange={({ target }) =>
          onChange({ ...filter, reason: reasonKinds.find(kind => kind === target.value) ?? '' })
        }
      />
      <GroupSelect
        hideLabel
        groups={groups}
        value={filter.group}
        onChange={group => onChange({ ...filter, group })}
        className="w-44 max-w-full"
      />
    </>
  );
}
