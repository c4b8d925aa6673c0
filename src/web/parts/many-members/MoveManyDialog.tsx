import { type FormEvent, useState } from 'react';
import { moveSessions } from '#contract/members/many.ts';
import { addDays, formatDate } from '#domain/plain-date.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { showToast } from '#web/ui/notices/toast.ts';
import { counted } from '#web/ui/text/words.ts';
import { type ManyProps, tooMany } from './many.ts';
import { RefusedDialog } from './RefusedDialog.tsx';

/** Puts what several members have on one day on another: a closed gym, a holiday. */
export function MoveManyDialog({ memberIds, onClose }: ManyProps) {
  const today = useToday();
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(addDays(today, 1));
  const undo = useSend(moveSessions, {
    success: ({ moved }) => ({
      title: 'As it was before',
      description: `${counted(moved.length, 'session')} put back`,
    }),
    failure: 'This could not be undone.',
  });
  const move = useSend(moveSessions, {
    onSuccess: ({ moved, refused }) => {
      const trainingDayIds = moved.map(({ id }) => id);
      if (moved.length > 0)
        showToast({
          title: `${counted(moved.length, 'session')} moved`,
          description: `From ${formatDate(from)} to ${formatDate(to)}`,
          tone: 'success',
          action: {
            label: 'Undo',
            onSelect: () => undo.mutate({ body: { of: { trainingDayIds }, to: from } }),
          },
        });
      if (refused.length === 0) onClose();
    },
  });
  if (move.data && move.data.refused.length > 0) {
    const title = `${counted(move.data.moved.length, 'session')} moved`;
    return <RefusedDialog title={title} refused={move.data.refused} onClose={onClose} />;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    move.mutate({ body: { of: { memberIds: [...memberIds], from }, to } });
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Move Sessions"
      description={`What ${counted(memberIds.length, 'member')} ${memberIds.length === 1 ? 'has' : 'have'} on one day goes to another.`}
      error={
        tooMany(memberIds.length) ??
        (move.error ? sentenceOf(move.error, 'The sessions could not be moved.') : undefined)
      }
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button
            type="submit"
            variant="primary"
            disabled={from === '' || to === '' || from === to}
            pending={move.isPending}
            pendingLabel="Moving..."
          >
            Move Sessions
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label="From" value={from} onChange={event => setFrom(event.target.value)} />
        <DateField label="To" value={to} onChange={event => setTo(event.target.value)} />
      </div>
    </Dialog>
  );
}
