import { changePassword } from '#contract/session.ts';
import { shortestPassword } from '#domain/password.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import type { CurrentUser } from '#web/session/current-user.ts';
import { passwordHint } from '#web/session/password-hint.ts';
import { PasswordField } from '#web/session/PasswordField.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

const nothing = { currentPassword: '', newPassword: '' };

export function Password({ user }: { user: CurrentUser }) {
  const form = useContractForm(changePassword.body, nothing);
  const { errors } = form.formState;
  const change = useSend(changePassword, {
    success: { title: 'Password changed', description: 'All your other devices have been signed out' },
    onSuccess: () => form.reset(nothing),
    onError: form.refuse,
  });
  return (
    <Card title="Password" description="Changing it signs out all your other devices.">
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(body => change.mutate({ body }))}>
        {/* So that a password manager knows whose password it keeps. */}
        <input type="email" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={passwordHint(shortestPassword[user.role])}
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
        <Button
          type="submit"
          pending={change.isPending}
          pendingLabel="Changing..."
          className="sm:justify-self-start"
        >
          Change Password
        </Button>
      </form>
    </Card>
  );
}
