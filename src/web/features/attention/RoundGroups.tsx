import { GroupSelect } from '#web/parts/groups/GroupSelect.tsx';
import { noGroups, useGroups } from '#web/parts/groups/groups.ts';

type RoundGroupsProps = { group: string; onChange: (group: string) => void };

/** Narrows the round to one of the members' groups. */
export function RoundGroups({ group, onChange }: RoundGroupsProps) {
  const { data: groups = noGroups, isPending } = useGroups();
  if (!isPending && groups.length === 0)
    return <span className="text-sm text-faint">There are no groups yet.</span>;
  return (
    <GroupSelect hideLabel groups={groups} value={group} onChange={onChange} className="w-44 max-w-full" />
  );
}
