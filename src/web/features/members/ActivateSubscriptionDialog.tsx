import { activateSubscription } from '#contract/members.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { activatedText, type Member, memberName } from '#web/parts/people/member-text.ts';

type ActivateSubscriptionDialogProps = { member: Member; onClose: () => void };

export function ActivateSubscriptionDialog({ member, onClose }: ActivateSubscriptionDialogProps) {
  const { user } = useCurrentUser();
  const form = useContractForm(activateSubscription.body, {
    stripeCustomerId: '',
    subscriptionId: '',
    durationDays: 30,
  });
  const { errors } = form.formState;
  const activate = useSend(activateSubscription, {
    success: ({ expiresAt }) => ({
      title: 'Subscription activated',
      description: activatedText(expiresAt, user?.timeZone ?? 'UTC'),
    }),
    failure: 'Failed to activate subscription',
    onSuccess: onClose,
    onError: form.refuse,
  });
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Activate Subscription"
      description={`${memberName(member)} gets full member access from now on.`}
      error={errors.root?.message}
      onSubmit={form.handleSubmit(body => activate.mutate({ params: { id: member.id }, body }))}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={activate.isPending} pendingLabel="Activating...">
            Activate
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <NumberField
          label="Duration"
          suffix="days"
          least={1}
          className="sm:max-w-48"
          error={errors.durationDays?.message}
          {...form.register('durationDays')}
        />
        <TextField
          label="Stripe customer ID (optional)"
          placeholder="cus_..."
          autoComplete="off"
          spellCheck={false}
          error={errors.stripeCustomerId?.message}
          {...form.register('stripeCustomerId')}
        />
        <TextField
          label="Subscription ID (optional)"
          placeholder="sub_..."
          autoComplete="off"
          spellCheck={false}
          error={errors.subscriptionId?.message}
          {...form.register('subscriptionId')}
        />
      </div>
    </Dialog>
  );
}
