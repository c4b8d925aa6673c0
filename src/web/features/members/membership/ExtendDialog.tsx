import { useState } from 'react';
import * as z from 'zod/mini';
import { activateSubscription } from '#contract/members.ts';
import { wholeBetween } from '#contract/wire.ts';
import { maxGrantedDays } from '#domain/membership/hand-entries.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { memberName } from '#web/parts/people/member-text.ts';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { Segments } from '#web/ui/fields/Segments.tsx';
import { openUntilText } from './membership-acts.ts';

const choices = ['30', '90', '365', 'Other'] as const;
const wrong = 'Enter a whole number of days, from 1 to 3,660';
const daysForm = z.object({ days: wholeBetween(1, maxGrantedDays, wrong) });

/** Moves the end of a membership that runs. */
export function ExtendDialog({ person, onClose }: { person: PersonInFull; onClose: () => void }) {
  const [choice, setChoice] = useState<(typeof choices)[number]>('30');
  const form = useContractForm(daysForm, { days: '30' });
  const { errors } = form.formState;
  const extend = useSend(activateSubscription, {
    success: ({ expiresAt }) => ({
      title: 'Membership extended',
      description: openUntilText(expiresAt, person.timeZone),
    }),
    failure: 'The membership could not be extended',
    onSuccess: onClose,
    onError: form.refuse,
  });
  const choose = (chosen: (typeof choices)[number]) => {
    setChoice(chosen);
    form.setValue('days', chosen === 'Other' ? '' : chosen);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Extend Membership"
      description={`These days are added to the end of the membership of ${memberName(person)}.`}
      error={errors.root?.message}
      onSubmit={form.handleSubmit(({ days }) =>
        extend.mutate({ params: { id: person.id }, body: { durationDays: days } }),
      )}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={extend.isPending} pendingLabel="Extending...">
            Extend
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Segments legend="Days" options={choices} value={choice} onChange={choose} />
        {choice === 'Other' && (
          <NumberField
            label="Number of days"
            suffix="days"
            least={1}
            className="sm:max-w-48"
            error={errors.days?.message}
            {...form.register('days')}
          />
        )}
      </div>
    </Dialog>
  );
}
