import { useState } from 'react';
import { createGroup, updateGroup } from '#contract/members/groups.ts';
import type { GroupColour } from '#domain/groups.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { ColourChoice } from '#web/parts/groups/ColourChoice.tsx';
import type { Group } from '#web/parts/groups/groups.ts';
import { ChooseMembers } from '#web/parts/people/ChooseMembers.tsx';
import type { Member } from '#web/parts/people/member-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { counted } from '#web/ui/text/words.ts';
import { changedMembers } from './changed-members.ts';

type GroupFormProps = {
  /** Null for a new one. */
  group: Group | null;
  people: readonly Member[];
  /** Back to the list. */
  onDone: () => void;
  onClose: () => void;
};

type Named = { name: string; colour: GroupColour };

/** The group's name, its colour, and its members. */
export function GroupForm({ group, people, onDone, onClose }: GroupFormProps) {
  const form = useContractForm<typeof createGroup.body, Named>(createGroup.body, {
    name: group?.name ?? '',
    colour: group?.colour ?? 'amber',
  });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(group?.memberIds));
  const { errors } = form.formState;
  const success = ({ name, memberIds }: Group) => ({
    title: group ? 'Group saved' : 'Group created',
    description: `${counted(memberIds.length, 'member')} in ${name}`,
  });
  const options = { success, onSuccess: onDone, onError: form.refuse };
  const create = useSend(createGroup, options);
  const update = useSend(updateGroup, options);
  const save = ({ name, colour }: Named) => {
    if (!group) return create.mutate({ body: { name, colour, memberIds: [...chosen] } });
    const body = {
      ...(name !== group.name && { name }),
      ...(colour !== group.colour && { colour }),
      ...changedMembers(group.memberIds, chosen),
    };
    return Object.keys(body).length === 0 ? onDone() : update.mutate({ params: { id: group.id }, body });
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={group ? 'Edit Group' : 'New Group'}
      description="Its name and its colour mark its members wherever you meet them."
      error={errors.root?.message}
      onSubmit={form.handleSubmit(save)}
      footer={
        <>
          <Button onClick={onDone}>Back</Button>
          <Button
            type="submit"
            variant="primary"
            pending={create.isPending || update.isPending}
            pendingLabel="Saving..."
          >
            {group ? 'Save Group' : 'Create Group'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Name"
          autoComplete="off"
          autoFocus={group === null}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <ColourChoice
          value={form.watch('colour')}
          onChange={colour => form.setValue('colour', colour, { shouldDirty: true })}
        />
        <ChooseMembers people={people} chosen={chosen} onChoose={setChosen} />
      </div>
    </Dialog>
  );
}
