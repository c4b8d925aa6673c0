import { useState } from 'react';
import { saveAsProgram } from '#contract/programs/save-as-program.ts';
import { addDays, mondayOf, type PlainDate } from '#domain/plain-date.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { type Member, memberName } from '#web/parts/people/member-text.ts';
import { openProgram } from '#web/parts/program/open-program.ts';
import { lengthText } from '#web/parts/program/program-list.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

type SaveAsProgramDialogProps = {
  member: Member;
  /** The date that is shown: its week is the last one offered. */
  date: PlainDate;
  onClose: () => void;
};

type Saved = { id: string; name: string; numWeeks: number | null };

/** Makes a program of a member's own days, and then offers to open it. */
export function SaveAsProgramDialog({ member, date, onClose }: SaveAsProgramDialogProps) {
  const [saved, setSaved] = useState<Saved | null>(null);
  if (saved) return <SavedDialog saved={saved} onClose={onClose} />;
  return <ChooseDays member={member} date={date} onSaved={setSaved} onClose={onClose} />;
}

type ChooseDaysProps = SaveAsProgramDialogProps & { onSaved: (saved: Saved) => void };

function ChooseDays({ member, date, onSaved, onClose }: ChooseDaysProps) {
  const monday = mondayOf(date);
  const form = useContractForm<typeof saveAsProgram.body>(saveAsProgram.body, {
    from: addDays(monday, -21),
    to: addDays(monday, 6),
    name: '',
  });
  const { errors } = form.formState;
  const save = useSend(saveAsProgram, { onSuccess: onSaved, onError: form.refuse });
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Save as Program"
      description={`What ${memberName(member)} was assigned on these days, as a separate program.`}
      error={errors.root?.message}
      onSubmit={form.handleSubmit(body => save.mutate({ params: { id: member.id }, body }))}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={save.isPending} pendingLabel="Saving...">
            Save as Program
          </Button>
        </>
      }
    >
      <div className="grid grid-halves gap-4">
        <TextField
          label="Program Name"
          required
          maxLength={200}
          autoComplete="off"
          autoFocus
          className="col-span-full"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <DateField label="First day" error={errors.from?.message} {...form.register('from')} />
        <DateField label="Last day" error={errors.to?.message} {...form.register('to')} />
        <p className="col-span-full text-sm text-muted">
          Weeks are counted from the first day, at most 12. Sessions on one date become one day; a day without
          any is a rest day. {memberName(member)}’s calendar stays as it is.
        </p>
      </div>
    </Dialog>
  );
}

function SavedDialog({ saved, onClose }: { saved: Saved; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Program saved"
      footer={
        <>
          <DialogClose>Stay Here</DialogClose>
          <Button variant="primary" autoFocus onClick={() => openProgram(saved.id)}>
            Open Program
          </Button>
        </>
      }
    >
      <p role="status">
        {saved.name} is a {lengthText(saved.numWeeks)} now. Nobody is on it yet.
      </p>
    </Dialog>
  );
}
