import { useMemo, useState } from 'react';
import { assignToAll } from '#contract/assignments.ts';
import { listMembers } from '#contract/members.ts';
import { listWorkouts } from '#contract/programs.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useRead } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import type { Assignment } from './assignment-text.ts';
import { AssignToAllFields } from './AssignToAllFields.tsx';
import { BeforeAssigning } from './BeforeAssigning.tsx';
import { type BulkInput, bulkAudience, doneText } from './bulk-assign.ts';

type AssignToAllDialogProps = {
  assignments: readonly Assignment[];
  /** Members chosen at first; everyone by default. */
  memberIds?: readonly string[];
  onClose: () => void;
};

/** Gives a program to every member, or to those chosen; a member who has it already is skipped. */
export function AssignToAllDialog({ assignments, memberIds, onClose }: AssignToAllDialogProps) {
  const members = useRead(listMembers, {});
  const workouts = useRead(listWorkouts, {});
  const people = useMemo(() => members.data?.filter(({ role }) => role === 'member') ?? [], [members.data]);
  /** Null is everyone. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(memberIds ? new Set(memberIds) : null);
  const form = useContractForm<typeof assignToAll.body, BulkInput>(assignToAll.body, {
    workoutId: '',
    startDate: null,
  });
  const assign = useSend(assignToAll, {
    success: answer => ({ title: 'Bulk Assignment Successful', description: doneText(answer) }),
    failure: 'Failed to create bulk assignments',
    plainly: true,
    onSuccess: onClose,
    onError: form.refuse,
  });
  const workoutId = form.watch('workoutId');
  const reach = useMemo(
    () => bulkAudience(assignments, chosen ?? people.map(({ id }) => id), workoutId),
    [assignments, chosen, people, workoutId],
  );
  const ready = people.length > 0 && workouts.data !== undefined && workouts.data.length > 0;
  const send = (typed: BulkInput) => {
    if (reach.gets === 0) return;
    assign.mutate({ body: { ...typed, memberIds: chosen && [...chosen] } });
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={memberIds ? 'Assign Program' : 'Assign to All'}
      description={
        memberIds
          ? 'Those you have chosen get the program at once.'
          : 'Every member gets the program at once, or those you choose.'
      }
      error={form.formState.errors.root?.message}
      onSubmit={form.handleSubmit(send)}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          {ready && (
            <Button
              type="submit"
              variant="primary"
              aria-disabled={workoutId !== '' && reach.gets === 0}
              pending={assign.isPending}
              pendingLabel="Assigning..."
            >
              {submitLabel(workoutId === '' ? 0 : reach.gets)}
            </Button>
          )}
        </>
      }
    >
      {ready ? (
        <AssignToAllFields
          form={form}
          people={people}
          workouts={workouts.data}
          chosen={chosen}
          onChoose={setChosen}
          audience={workoutId === '' ? null : reach}
        />
      ) : (
        <BeforeAssigning members={members} workouts={workouts} hasMember={people.length > 0} />
      )}
    </Dialog>
  );
}

const submitLabel = (gets: number): string => {
  if (gets === 0) return 'Assign Program';
  return `Assign to ${gets.toLocaleString('en-US')} ${gets === 1 ? 'Member' : 'Members'}`;
};
