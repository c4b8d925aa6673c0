import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { listMembers } from '#contract/members.ts';
import { maxGroups } from '#domain/groups.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { GroupBadge } from '#web/parts/groups/GroupBadge.tsx';
import { type Group, useGroups } from '#web/parts/groups/groups.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { counted } from '#web/ui/text/words.ts';
import { DeleteGroup } from './DeleteGroup.tsx';
import { GroupForm } from './GroupForm.tsx';

/** All groups; in the same dialog one is made, or changed. */
export function GroupsDialog({ onClose }: { onClose: () => void }) {
  const groups = useGroups();
  const members = useRead(listMembers, {});
  const [edited, setEdited] = useState<Group | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Group | null>(null);
  if (edited !== null) {
    return (
      <GroupForm
        key={edited === 'new' ? 'new' : edited.id}
        group={edited === 'new' ? null : edited}
        people={members.data?.filter(({ role }) => role === 'member') ?? []}
        onDone={() => setEdited(null)}
        onClose={onClose}
      />
    );
  }
  const isFull = groups.data !== undefined && groups.data.length >= maxGroups;
  return (
    <>
      <Dialog
        open
        onOpenChange={open => !open && onClose()}
        title="Groups"
        description="Members you review or assign work to together. Members do not see them."
        footer={
          <>
            <DialogClose>Done</DialogClose>
            <Button variant="primary" disabled={!groups.data || isFull} onClick={() => setEdited('new')}>
              <Plus aria-hidden="true" />
              New Group
            </Button>
          </>
        }
      >
        <Query
          of={groups}
          failed="The groups could not be loaded."
          loading={
            <Loading label="Loading groups">
              <SkeletonLines lines={4} />
            </Loading>
          }
          empty={
            <p className="py-4 text-center text-muted">
              No groups yet. Make one for those who train alike, start together, or need a closer eye.
            </p>
          }
        >
          {groups => (
            <>
              {isFull && (
                <p className="mb-3 text-sm text-muted">
                  There are {maxGroups} groups, the most there can be.
                </p>
              )}
              <ul className="divide-y divide-line/60">
                {groups.map(group => (
                  <GroupLine key={group.id} group={group} onEdit={setEdited} onDelete={setDeleted} />
                ))}
              </ul>
            </>
          )}
        </Query>
      </Dialog>
      {deleted && <DeleteGroup group={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}

type GroupLineProps = { group: Group; onEdit: (group: Group) => void; onDelete: (group: Group) => void };

function GroupLine({ group, onEdit, onDelete }: GroupLineProps) {
  return (
    <li className="flex items-center gap-3 py-2.5">
      <span className="min-w-0 flex-1">
        <GroupBadge group={group} />
        <span className="block pt-0.5 text-sm text-muted">{counted(group.memberIds.length, 'member')}</span>
      </span>
      <span className="flex shrink-0">
        <IconButton label={`Edit ${group.name}`} onClick={() => onEdit(group)}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${group.name}`} onClick={() => onDelete(group)}>
          <Trash2 />
        </IconButton>
      </span>
    </li>
  );
}
