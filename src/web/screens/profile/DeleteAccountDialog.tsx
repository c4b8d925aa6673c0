import { deleteAccount } from '#contract/profile.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { PaidSubscriptionRunsOn } from '#web/features/membership/PaidSubscriptionRunsOn.tsx';
import type { CurrentUser } from '#web/session/current-user.ts';
import { PasswordField } from '#web/session/PasswordField.tsx';
import { leave } from '#web/features/sign-out/leave.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

type DeleteAccountDialogProps = { user: CurrentUser; onClose: () => void };

/** Says what goes and what does not, and asks for the password: a device left lying open is not enough. */
export function DeleteAccountDialog({ user, onClose }: DeleteAccountDialogProps) {
  const form = useContractForm(deleteAccount.body, { confirmation: '' });
  const { errors } = form.formState;
  const remove = useSend(deleteAccount, {
    onSuccess: () => void leave(user.id),
    onError: form.refuse,
  });
  const submit = form.handleSubmit(body => {
    if (body.confirmation === '')
      form.setError('confirmation', {
        message: user.hasPassword ? 'Enter your password' : 'Enter your e-mail address',
      });
    else remove.mutate({ body });
  });
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Delete your account?"
      description="This cannot be undone."
      error={errors.root?.message}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button
            type="submit"
            variant="danger"
            pending={remove.isPending || remove.isSuccess}
            pendingLabel="Deleting..."
          >
            Delete Account
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <div>
          <p>What is removed:</p>
          <ul className="mt-2 grid list-disc gap-1 pl-5 text-muted">
            {whatGoes.map(thing => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </div>
        <PaidSubscriptionRunsOn email={user.email} />
        {user.hasPassword ? (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            error={errors.confirmation?.message}
            {...form.register('confirmation')}
          />
        ) : (
          <TextField
            label="Your e-mail address"
            type="email"
            autoComplete="off"
            hint="There is no password: type your e-mail address to confirm."
            error={errors.confirmation?.message}
            {...form.register('confirmation')}
          />
        )}
      </div>
    </Dialog>
  );
}

const whatGoes = [
  'Your account, your profile and your picture',
  'Your assigned programs, your calendar and every workout you logged',
  'Your program history and your place in the rankings',
  'Your sessions and passkeys on every device',
];
