import { Tags } from 'lucide-react';
import { useState } from 'react';
import { GroupBadge } from '#web/parts/groups/GroupBadge.tsx';
import { noGroups, useGroups } from '#web/parts/groups/groups.ts';
import { memberViews } from '#web/features/members/list/filter-view.ts';
import { filterText } from '#web/features/members/list/member-filter.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const MemberGroupsDialog = partToOpen(
  async () => (await import('#web/features/members/groups/MemberGroupsDialog.tsx')).MemberGroupsDialog,
);

type MemberGroupsProps = { memberId: string; memberName: string };

/** The groups they are in, each the way to all of it; nothing where the fellowship has none. */
export function MemberGroups({ memberId, memberName }: MemberGroupsProps) {
  const { data: groups = noGroups } = useGroups();
  const [changing, setChanging] = useState(false);
  if (groups.length === 0) return null;
  const theirs = groups.filter(({ memberIds }) => memberIds.includes(memberId));
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {theirs.map(group => (
        <button
          key={group.id}
          type="button"
          aria-label={`All of ${group.name}`}
          className="inline-flex max-w-full min-w-0 items-center rounded-xl hover:brightness-110 pointer-coarse:min-h-11"
          onClick={() => memberViews.openView({ name: 'filtered', filter: filterText({ group: group.id }) })}
        >
          <GroupBadge group={group} />
        </button>
      ))}
      <Button size="sm" variant="ghost" className="px-2" onClick={() => setChanging(true)}>
        <Tags aria-hidden="true" />
        {theirs.length === 0 ? 'Add to a Group' : 'Change Groups'}
      </Button>
      {changing && (
        <MemberGroupsDialog memberId={memberId} memberName={memberName} onClose={() => setChanging(false)} />
      )}
    </div>
  );
}
