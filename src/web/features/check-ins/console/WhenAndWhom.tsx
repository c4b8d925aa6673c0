import { type Weekday, weekdays } from '#domain/plain-date.ts';
import { noGroups, useGroups } from '#web/parts/groups/groups.ts';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import type { WrittenCheckIn } from './written-check-in.ts';

type WhenAndWhomProps = { written: WrittenCheckIn; onChange: (changes: Partial<WrittenCheckIn>) => void };

/** From Monday, as the weeks of calendars. */
const weekdayOptions = [...weekdays.slice(1), ...weekdays.slice(0, 1)].map(value => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

const whom = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'groups', label: 'Some groups' },
];

/** On which day it is due, of whom, and whether it is asked at all. */
export function WhenAndWhom({ written, onChange }: WhenAndWhomProps) {
  const groups = useGroups();
  const { weekday, isForGroups, groupIds, isOn } = written;
  const known = groups.data ?? noGroups;
  const gone = groups.data ? groupIds.filter(id => !known.some(group => group.id === id)) : [];
  return (
    <Card title="When and who">
      <div className="grid gap-5">
        <SelectField
          label="Due from"
          hint="Until the day before the next, by each member’s own calendar"
          className="max-w-72"
          options={weekdayOptions}
          value={weekday}
          onChange={event => onChange({ weekday: event.target.value as Weekday })}
        />
        <SelectField
          label="Who is asked"
          className="max-w-72"
          options={whom}
          value={isForGroups ? 'groups' : 'everyone'}
          onChange={event => onChange({ isForGroups: event.target.value === 'groups' })}
        />
        {isForGroups && (
          <fieldset className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            <legend className="mb-1.5 text-sm text-muted">Groups</legend>
            {known.map(({ id, name, memberIds }) => (
              <Checkbox
                key={id}
                label={`${name} (${memberIds.length.toLocaleString('en-US')})`}
                checked={groupIds.includes(id)}
                onChange={event =>
                  onChange({
                    groupIds: event.target.checked ? [...groupIds, id] : groupIds.filter(one => one !== id),
                  })
                }
              />
            ))}
            {groups.data?.length === 0 && (
              <p className="text-sm text-muted">There are no groups yet. They are made in The Fellowship.</p>
            )}
          </fieldset>
        )}
        {isForGroups && gone.length > 0 && (
          <Notice tone="warning">A group it was for has been deleted, so it no longer counts.</Notice>
        )}
        <Switch
          label="Ask it"
          hint="Switched off, nobody is asked, and all answers stay"
          checked={isOn}
          onChange={event => onChange({ isOn: event.target.checked })}
        />
      </div>
    </Card>
  );
}
