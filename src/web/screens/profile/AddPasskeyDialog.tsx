import type { CurrentUser } from '#web/session/current-user.ts';
import { PasswordField } from '#web/session/PasswordField.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

type AddPasskeyDialogProps = { user: CurrentUser; onClose: () => void };

/** A name to know it by and the password, then the device asks for a finger, a face or its code. */
export function AddPasskeyDialog({ user, onClose }: AddPasskeyDialogProps) {
  const { form, add, isPending } = useAddPasskey(onClose);
  const { errors } = form.formState;
  const submit = form.handleSubmit(({ password }) => {
    if (user.hasPassword && !password)
      form.setError('password', { message: 'Enter your password' }, { shouldFocus: true });
    else add(password);
  });
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="sm"
      title="Add a passkey"
      description="Your device asks you to confirm that it is you."
      error={errors.root?.message}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel="Adding...">
            Add Passkey
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <TextField
          label="Name"
          hint="So you can recognize it in the list."
          maxLength={100}
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        {user.hasPassword && (
          <>
            {/* So that a password manager knows whose password it fills in, and leaves the name alone. */}
            <input type="email" autoComplete="username" value={user.email} readOnly hidden />
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              hint="A passkey is a way into your account, so we ask for it once more."
              error={errors.password?.message}
              {...form.register('password')}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
