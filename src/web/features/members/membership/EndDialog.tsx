import { endMembership } from '#contract/members/by-hand.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { memberName } from '#web/parts/people/member-text.ts';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { openUntilText } from './membership-acts.ts';

/** Ends a membership with a day. */
export function EndDialog({ person, onClose }: { person: PersonInFull; onClose: () => void }) {
  const form = useContractForm(endMembership.body, { on: useToday() });
  const { errors } = form.formState;
  const end = useSend(endMembership, {
    success: ({ expiresAt }) => ({
      title: 'End set',
      description: openUntilText(expiresAt, person.timeZone),
    }),
    failure: 'The end could not be set',
    onSuccess: onClose,
    onError: form.refuse,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="End Membership"
      description={`${memberName(person)} keeps access until the end of that day, in their own time zone. Their programs and all they have logged stay. You can undo this later, under Payments and Days.`}
      error={errors.root?.message}
      onSubmit={form.handleSubmit(body => end.mutate({ params: { id: person.id }, body }))}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="danger" pending={end.isPending} pendingLabel="Ending...">
            End Membership
          </Button>
        </>
      }
    >
      <DateField
        label="Last day"
        className="sm:max-w-48"
        error={errors.on?.message}
        {...form.register('on')}
      />
    </Dialog>
  );
}
