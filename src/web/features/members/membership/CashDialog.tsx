import { getMembershipHistory, recordPayment } from '#contract/members/by-hand.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useRead } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { memberName } from '#web/parts/people/member-text.ts';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useReadersToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { EntryFields } from './EntryFields.tsx';
import { cashForm, centsOf, type EntryTyped } from './entry-form.ts';
import { actsOn, type Entry, openUntilText } from './membership-acts.ts';

type CashDialogProps = { person: PersonInFull; onClose: () => void };

/** Cash that a member has paid; it begins with the currency and the days of what they paid last. */
export function CashDialog({ person, onClose }: CashDialogProps) {
  const history = useRead(getMembershipHistory, { params: { id: person.id } });
  const last = history.data?.entries.find(({ amountCents, takenBackAt }) => amountCents && !takenBackAt);
  // A payment can be recorded without the defaults of the last one.
  if (history.data || history.error) return <CashForm person={person} last={last} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title="Record Cash">
      <Loading label="Loading what was paid before">
        <SkeletonLines lines={6} />
      </Loading>
    </Dialog>
  );
}

function CashForm({ person, last, onClose }: CashDialogProps & { last: Entry | undefined }) {
  const { user } = useCurrentUser();
  const zone = user?.timeZone ?? 'UTC';
  const today = useReadersToday();
  const { takesDays } = actsOn(person, { today, zone });
  const form = useContractForm<typeof cashForm, EntryTyped>(cashForm, {
    amount: '',
    currency: last?.currency ?? 'USD',
    paidOn: today,
    days: takesDays ? String(last?.days ?? 30) : '0',
    note: '',
  });
  const { errors } = form.formState;
  const record = useSend(recordPayment, {
    success: ({ expiresAt }) => ({
      title: 'Cash recorded',
      description: openUntilText(expiresAt, person.timeZone, 'The membership stays as it is'),
    }),
    failure: 'The payment could not be recorded',
    onSuccess: onClose,
    onError: form.refuse,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Record Cash"
      description={
        takesDays
          ? `What ${memberName(person)} has paid you. The days start when the membership ends, or now.`
          : `What ${memberName(person)} has paid you. The payment provider renews this membership, so it gives no days.`
      }
      error={errors.root?.message}
      onSubmit={form.handleSubmit(typed => {
        const { amount, ...body } = typed as unknown as { amount: number } & Record<
          'paidOn' | 'note',
          string
        >;
        record.mutate({ params: { id: person.id }, body: { ...body, amountCents: centsOf(amount) } });
      })}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={record.isPending} pendingLabel="Recording...">
            Record
          </Button>
        </>
      }
    >
      <EntryFields register={form.register} errors={errors} takesDays={takesDays} />
    </Dialog>
  );
}
