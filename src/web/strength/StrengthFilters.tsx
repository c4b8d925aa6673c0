import { X } from 'lucide-react';
import { useState } from 'react';
import { listMembers } from '#contract/members.ts';
import { strengthStatuses } from '#domain/strength/strength-status.ts';
import { useRead } from '#web/data/read.ts';
import type { StrengthStatus } from '#web/lifts/strength-figures.ts';
import { MemberPicker } from '#web/members/MemberPicker.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';

export type StrengthFilter = { memberId: string; status: StrengthStatus | '' };

/** Everyone, whatever the status. */
export const noFilter: StrengthFilter = { memberId: '', status: '' };

export const isFiltered = ({ memberId, status }: StrengthFilter) => memberId !== '' || status !== '';

type StrengthFiltersProps = { filter: StrengthFilter; onChange: (filter: StrengthFilter) => void };

export function StrengthFilters({ filter, onChange }: StrengthFiltersProps) {
  return (
    <div className="relative z-20 mb-4 flex flex-wrap items-start gap-x-4 gap-y-3">
      <MemberFilter memberId={filter.memberId} onChoose={memberId => onChange({ ...filter, memberId })} />
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

type MemberFilterProps = { memberId: string; onChoose: (id: string) => void };

/** While a name is typed, what is shown stays; a name that is emptied means everyone. */
function MemberFilter({ memberId, onChoose }: MemberFilterProps) {
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
        members={members.data?.filter(({ role }) => role === 'member') ?? []}
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
