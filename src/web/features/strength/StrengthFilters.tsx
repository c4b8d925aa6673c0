import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { listMembers } from '#contract/members.ts';
import { strengthStatuses } from '#domain/strength/strength-status.ts';
import { useRead } from '#web/data/read.ts';
import { GroupSelect } from '#web/parts/groups/GroupSelect.tsx';
import { noGroups, ofGroup, useGroups } from '#web/parts/groups/groups.ts';
import type { StrengthStatus } from '#web/parts/lifts/change/strength-figures.ts';
import type { Member } from '#web/parts/people/member-text.ts';
import { MemberPicker } from '#web/parts/people/MemberPicker.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';

export type StrengthFilter = { memberId: string; group: string; status: StrengthStatus | '' };

/** Everyone, whatever the status. */
export const noFilter: StrengthFilter = { memberId: '', group: '', status: '' };

export const isFiltered = ({ memberId, group, status }: StrengthFilter) =>
  memberId !== '' || group !== '' || status !== '';

type StrengthFiltersProps = {
  filter: StrengthFilter;
  onChange: (filter: StrengthFilter) => void;
  /** The order, beside them. */
  children: ReactNode;
};

export function StrengthFilters({ filter, onChange, children }: StrengthFiltersProps) {
  const { data: groups = noGroups } = useGroups();
  return (
    <div className="relative z-20 mb-4 flex flex-wrap items-start gap-x-4 gap-y-3">
      <MemberFilter
        key={filter.group}
        memberId={filter.memberId}
        among={people => ofGroup(people, groups, filter.group, ({ id }) => id)}
        onChoose={memberId => onChange({ ...filter, memberId })}
      />
      <GroupSelect
        groups={groups}
        className="flex-1 basis-40 sm:max-w-52"
        value={filter.group}
        onChange={group => onChange({ ...filter, memberId: '', group })}
      />
      <SelectField
        label="Status"
        className="flex-1 basis-40 sm:max-w-52"
        placeholder="All statuses"
        options={statusOptions}
        value={filter.status}
        onChange={event =>
          onChange({ ...filter, status: strengthStatuses.find(known => known === event.target.value) ?? '' })
        }
      />
      {children}
      {isFiltered(filter) && (
        <Button variant="ghost" className="sm:mt-6.5" onClick={() => onChange(noFilter)}>
          <X aria-hidden="true" />
          Show all lifts
        </Button>
      )}
    </div>
  );
}

const statusOptions = strengthStatuses.map(status => ({ value: status, label: status }));

type MemberFilterProps = {
  memberId: string;
  /** Those who may be chosen. */
  among: (people: readonly Member[]) => readonly Member[];
  onChoose: (id: string) => void;
};

/** While a name is typed, what is shown stays; a name that is emptied means everyone. */
function MemberFilter({ memberId, among, onChoose }: MemberFilterProps) {
  const members = useRead(listMembers, {});
  const [isTyping, setTyping] = useState(false);
  const [round, setRound] = useState(0);
  const leave = (text: string) => {
    if (!isTyping) return;
    setTyping(false);
    // Half a name that nobody was chosen by does not stay.
    setRound(round + 1);
    if (text.trim() === '') onChoose('');
  };
  return (
    <div
      className="min-w-0 flex-1 basis-60 sm:max-w-xs"
      onBlur={({ target }) => leave(target instanceof HTMLInputElement ? target.value : '')}
    >
      <MemberPicker
        key={round}
        ref={null}
        members={among(members.data?.filter(({ role }) => role === 'member') ?? [])}
        value={isTyping ? '' : memberId}
        onChange={id => {
          setTyping(id === '');
          if (id !== '') onChoose(id);
        }}
        onBlur={() => undefined}
        error={undefined}
      />
    </div>
  );
}
