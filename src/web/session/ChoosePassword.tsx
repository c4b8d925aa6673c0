import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { type acceptInvitation, getCurrentUser, type resetPassword } from '#contract/session.ts';
import type { Units } from '#domain/measures/measure.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { browserTimeZone } from './browser-time-zone.ts';
import { useEnter } from './current-user.ts';
import { passwordHint } from './password-hint.ts';
import { PasswordField } from './PasswordField.tsx';

type ChoosePasswordProps = {
  /** The call that takes the link and the password, and signs in. */
  endpoint: typeof acceptInvitation | typeof resetPassword;
  /** Schema of its body. */
  shape: typeof acceptInvitation.body | typeof resetPassword.body;
  token: string;
  email: string;
  /** Minimum length of the password. */
  shortest: number;
  label: string;
  action: string;
  /** Further fields of the page, as they are sent. */
  beside?: { units: Units };
  children?: ReactNode;
};

export function ChoosePassword({
  endpoint,
  shape,
  token,
  email,
  shortest,
  label,
  action,
  beside,
  children,
}: ChoosePasswordProps) {
  const enter = useEnter();
  const form = useContractForm(shape, { token, password: '' });
  const { errors } = form.formState;
  const [, navigate] = useLocation();
  const send = useSend(endpoint, {
    updatesCached: [getCurrentUser],
    onSuccess: user => {
      enter(user);
      // For someone signed in, this page is about the link of another.
      navigate('/', { replace: true });
    },
    onError: form.refuse,
  });
  const submit = form.handleSubmit(body =>
    send.mutate({ body: { ...body, ...beside, timeZone: browserTimeZone() } }),
  );
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <TextField label="E-mail" type="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label={label}
        autoComplete="new-password"
        enterKeyHint="go"
        hint={passwordHint(shortest)}
        error={errors.password?.message}
        {...form.register('password')}
      />
      {children}
      <Button type="submit" variant="primary" size="lg" pending={send.isPending} pendingLabel="Saving...">
        {action}
      </Button>
    </form>
  );
}
