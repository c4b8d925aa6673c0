import { memo, useMemo } from 'react';
import { type Member, memberName } from '#web/parts/people/member-text.ts';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { LongList } from '#web/ui/controls/LongList.tsx';
import { SelectRow } from '#web/lists/SelectRow.tsx';
import { useSelection } from '#web/lists/selection.ts';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const ManyBar = partToOpen(async () => (await import('#web/parts/many-members/ManyBar.tsx')).ManyBar);

type MembersToChooseProps = { members: readonly Member[]; onChoose: (id: string) => void };

/** The list of everyone while no one is chosen, to open one, or to tick several and act on them together. */
export function MembersToChoose({ members, onChoose }: MembersToChooseProps) {
  const ids = useMemo(() => members.map(({ id }) => id), [members]);
  const selection = useSelection(ids);
  return (
    <>
      <Card
        title="Members"
        description="Choose a member to see their days. Tick several to assign, group, message, extend or move together."
      >
        <LongList
          as="ul"
          className="divide-y divide-line/60"
          items={members}
          estimate={52}
          render={member => (
            <MemberToChoose
              key={member.id}
              member={member}
              isSelected={selection.has(member.id)}
              onSelect={selection.press}
              onChoose={onChoose}
            />
          )}
        />
      </Card>
      {selection.isOn && <ManyBar memberIds={selection.ids} shown={members.length} selection={selection} />}
    </>
  );
}

type MemberToChooseProps = {
  member: Member;
  isSelected: boolean;
  onSelect: (id: string, isRange: boolean) => void;
  onChoose: (id: string) => void;
};

const MemberToChoose = memo(function MemberToChoose(props: MemberToChooseProps) {
  const { member, isSelected, onSelect, onChoose } = props;
  const name = memberName(member);
  return (
    <li className="flex items-center gap-3 py-1">
      <SelectRow id={member.id} name={name} isSelected={isSelected} onPress={onSelect} />
      <button
        type="button"
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-md text-left font-medium hover:text-accent"
        onClick={() => onChoose(member.id)}
      >
        <Avatar name={name} src={member.profileImageUrl} size="sm" />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </button>
    </li>
  );
});
