import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { GroupSelect } from '#web/parts/groups/GroupSelect.tsx';
import { noGroups, ofGroup, useGroups } from '#web/parts/groups/groups.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { LongList } from '#web/ui/controls/LongList.tsx';
import { type Member, memberName, membersFound } from './member-text.ts';

type ChooseMembersProps = {
  people: readonly Member[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** A choice of some members out of thousands: search, narrow to a group, tick, or take all that are found. */
export function ChooseMembers({ people, chosen, onChoose }: ChooseMembersProps) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const { data: groups = noGroups } = useGroups();
  const [group, setGroup] = useState('');
  const found = useMemo(
    () => membersFound(ofGroup(people, groups, group, idOf), wanted),
    [people, groups, group, wanted],
  );
  const all = found.length > 0 && found.every(({ id }) => chosen.has(id));
  const count = chosen.size.toLocaleString('en-US');
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">Members</legend>
      <div className="flex flex-wrap gap-2">
        <SearchField
          label="Search members"
          placeholder="Search members..."
          className="min-w-0 flex-1 basis-48"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        <GroupSelect
          groups={groups}
          hideLabel
          className="min-w-0 flex-1 basis-40"
          value={group}
          onChange={setGroup}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="text-sm text-muted">
          {count} of {people.length.toLocaleString('en-US')} chosen
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="-mr-2"
          disabled={found.length === 0}
          onClick={() => onChoose(withThese(chosen, found, !all))}
        >
          {all ? 'Select None' : found.length === people.length ? 'Select All' : 'Select All Found'}
        </Button>
      </div>
      {found.length === 0 && <p className="py-4 text-center text-sm text-muted">No members found</p>}
      <div className="max-h-64 overflow-y-auto overscroll-contain rounded-md border border-line bg-sunken px-3 py-1 empty:hidden">
        <MemberTicks people={found} chosen={chosen} onChoose={onChoose} />
      </div>
    </fieldset>
  );
}

const idOf = ({ id }: Member) => id;

/** Apart, so that a letter typed draws none of them. */
const MemberTicks = memo(function MemberTicks({ people, chosen, onChoose }: ChooseMembersProps) {
  const tick = useCallback(
    (member: Member, on: boolean) => onChoose(withThese(chosen, [member], on)),
    [chosen, onChoose],
  );
  return (
    <LongList
      as="ul"
      items={people}
      estimate={32}
      render={member => (
        <li key={member.id}>
          <Checkbox
            label={<NameAndAddress member={member} />}
            checked={chosen.has(member.id)}
            onChange={event => tick(member, event.target.checked)}
          />
        </li>
      )}
    />
  );
});

/** The address tells two members of one name apart. */
function NameAndAddress({ member }: { member: Member }) {
  const name = memberName(member);
  return (
    <span className="block min-w-0 py-1 wrap-anywhere">
      {name}
      {name !== member.email && <span className="text-faint"> · {member.email}</span>}
    </span>
  );
}

function withThese(chosen: ReadonlySet<string>, members: readonly Member[], on: boolean): Set<string> {
  const after = new Set(chosen);
  for (const { id } of members) {
    if (on) after.add(id);
    else after.delete(id);
  }
  return after;
}
