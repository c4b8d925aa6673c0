import { updateGroup } from '#contract/members/groups.ts';
import { useSend } from '#web/data/send.ts';
import { GroupBadge } from '#web/parts/groups/GroupBadge.tsx';
import { type Group, noGroups, useGroups } from '#web/parts/groups/groups.ts';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';

type MemberGroupsDialogProps = { memberId: string; memberName: string; onClose: () => void };

/** In which groups one member is; each tick is saved at once. */
export function MemberGroupsDialog({ memberId, memberName, onClose }: MemberGroupsDialogProps) {
  const { data: groups = noGroups } = useGroups();
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Groups"
      description={`Tick those that ${memberName} is in. New groups are made in The Fellowship.`}
      footer={<DialogClose>Done</DialogClose>}
    >
      <ul className="grid gap-1">
        {groups.map(group => (
          <li key={group.id}>
            <GroupTick group={group} memberId={memberId} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function GroupTick({ group, memberId }: { group: Group; memberId: string }) {
  const update = useSend(updateGroup, { failure: 'Failed to change the group' });
  const isIn = group.memberIds.includes(memberId);
  return (
    <Checkbox
      label={<GroupBadge group={group} />}
      checked={update.isPending ? update.variables.body.add !== undefined : isIn}
      onChange={event =>
        update.mutate({
          params: { id: group.id },
          body: event.target.checked ? { add: [memberId] } : { remove: [memberId] },
        })
      }
    />
  );
}
