import { correctMembershipEntry } from '#contract/members/by-hand.ts';
import { parsePlainDate } from '#domain/plain-date.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { useReadersToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { EntryFields } from './EntryFields.tsx';
import { centsOf, correctedForm, type EntryTyped } from './entry-form.ts';
import { type Entry, lineText, openUntilText } from './membership-acts.ts';

type CorrectDialogProps = { person: PersonInFull; entry: Entry; onClose: () => void };

/** Corrects an entry: its days, or the payment. */
export function CorrectDialog({ person, entry, onClose }: CorrectDialogProps) {
  const today = useReadersToday();
  const form = useContractForm<typeof correctedForm, EntryTyped>(correctedForm, {
    amount: entry.amountCents === null ? '' : (entry.amountCents / 100).toFixed(2),
    currency: entry.currency ?? 'USD',
    paidOn: parsePlainDate(entry.paidOn ?? '') ?? today,
    days: String(entry.days ?? 0),
    note: entry.note,
  });
  const { errors } = form.formState;
  const correct = useSend(correctMembershipEntry, {
    success: ({ expiresAt }) => ({
      title: 'Corrected',
      description: openUntilText(
        expiresAt,
        person.timeZone,
        'Nothing entered by hand keeps the membership open',
      ),
    }),
    failure: 'The entry could not be corrected',
    onSuccess: onClose,
    onError: form.refuse,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Correct Entry"
      description={`${lineText(entry, person.timeZone)}. What was entered after it moves with its end. Without an amount it is days alone.`}
      error={errors.root?.message}
      onSubmit={form.handleSubmit(typed => {
        const { amount, ...body } = typed as unknown as { amount: number | null } & Record<'note', string>;
        const amountCents = amount === null ? null : centsOf(amount);
        correct.mutate({ params: { id: person.id, entryId: entry.id }, body: { ...body, amountCents } });
      })}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={correct.isPending} pendingLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <EntryFields register={form.register} errors={errors} takesDays />
    </Dialog>
  );
}
