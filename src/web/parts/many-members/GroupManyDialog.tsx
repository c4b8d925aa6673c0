import { type FormEvent, useState } from 'react';
import { createGroup, updateGroup } from '#contract/members/groups.ts';
import { maxGroupNameLength } from '#domain/groups.ts';
import { noGroups, useGroups } from '#web/parts/groups/groups.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Segments } from '#web/ui/fields/Segments.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { showToast } from '#web/ui/notices/toast.ts';
import { counted } from '#web/ui/text/words.ts';
import type { ManyProps } from './many.ts';

const ways = ['Add', 'Remove'] as const;
const anew = 'new';

/** Puts several members into a group, an old one or a new one, or takes them out. */
export function GroupManyDialog({ memberIds, onClose }: ManyProps) {
  const { data: groups = noGroups } = useGroups();
  const [way, setWay] = useState<(typeof ways)[number]>('Add');
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const undo = useSend(updateGroup, {
    failure: 'This could not be undone.',
    success: { title: 'As it was before' },
  });
  const done = (what: string, back?: () => void) => {
    showToast({ title: what, tone: 'success', ...(back && { action: { label: 'Undo', onSelect: back } }) });
    onClose();
  };
  const group = groups.find(({ id }) => id === chosen);
  const isAdding = way === 'Add';
  const isNew = chosen === anew && isAdding;
  // Only those who come or go, so that the way back is exact.
  const ids = memberIds.filter(id => group && group.memberIds.includes(id) !== isAdding);
  const bodyOf = (adds: boolean) => (adds ? { add: ids } : { remove: ids });
  const changed = `${counted(ids.length, 'member')} ${isAdding ? 'added to' : 'removed from'} ${group?.name}`;
  const change = useSend(updateGroup, {
    onSuccess: ({ id }) => done(changed, () => undo.mutate({ params: { id }, body: bodyOf(!isAdding) })),
  });
  const create = useSend(createGroup, {
    onSuccess: made => done(`${counted(memberIds.length, 'member')} in ${made.name}`),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNew) create.mutate({ body: { name, colour: 'blue', memberIds: [...memberIds] } });
    else if (ids.length === 0) done(changed);
    else if (group) change.mutate({ params: { id: group.id }, body: bodyOf(isAdding) });
  };
  const failed = change.error ?? create.error;
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Groups"
      description={counted(memberIds.length, 'member')}
      error={failed ? sentenceOf(failed, 'The group could not be changed.') : undefined}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button
            type="submit"
            variant="primary"
            disabled={isNew ? name.trim() === '' : !group}
            pending={change.isPending || create.isPending}
            pendingLabel="Saving..."
          >
            {way === 'Add' ? 'Add to group' : 'Remove from group'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Segments legend="What" options={ways} value={way} onChange={setWay} />
        <SelectField
          label="Group"
          placeholder="Choose a group"
          options={[
            ...groups.map(one => ({ value: one.id, label: `${one.name} (${one.memberIds.length})` })),
            ...(way === 'Add' ? [{ value: anew, label: 'New group…' }] : []),
          ]}
          value={group || isNew ? chosen : ''}
          onChange={event => setChosen(event.target.value)}
        />
        {isNew && (
          <TextField
            label="Name of the new group"
            maxLength={maxGroupNameLength}
            value={name}
            onChange={event => setName(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
