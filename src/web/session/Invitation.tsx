import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { acceptInvitation, getInvitation } from '#contract/session.ts';
import { useContractForm } from '#web/data/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { browserTimeZone } from './browser-time-zone.ts';
import { useEnter } from './current-user.ts';
import { isLinkOver, LinkLoading, LinkNotLookedUp, LinkUsedUp } from './LinkPages.tsx';
import { linkToken } from './link-token.ts';
import { PublicPage } from './PublicPage.tsx';

/** Where an invitation's link leads: choose a password, and you are in. */
export function Invitation() {
  const [token] = useState(linkToken);
  const { mutate: lookUp, ...invitation } = useSend(getInvitation);
  useEffect(() => lookUp({ body: { token } }), [lookUp, token]);
  if (invitation.isError) {
    if (isLinkOver(invitation.error)) return <LinkUsedUp>{usedUp}</LinkUsedUp>;
    return <LinkNotLookedUp error={invitation.error} onRetry={() => lookUp({ body: { token } })} />;
  }
  if (!invitation.data) return <LinkLoading fields={2} />;
  const { firstName, email } = invitation.data;
  const greeting = firstName ? `Welcome, ${firstName}` : 'Welcome';
  return (
    <PublicPage title={greeting} intro="Choose a password. You will sign in with it from now on.">
      <ChoosePassword token={token} email={email} />
    </PublicPage>
  );
}

function ChoosePassword({ token, email }: { token: string; email: string }) {
  const enter = useEnter();
  const form = useContractForm(acceptInvitation.body, { token, password: '' });
  const [, navigate] = useLocation();
  const send = useSend(acceptInvitation, {
    onSuccess: user => {
      enter(user);
      // For someone signed in, this page is about the invitation of another.
      navigate('/', { replace: true });
    },
    onError: form.refuse,
  });
  const submit = form.handleSubmit(body => send.mutate({ body: { ...body, timeZone: browserTimeZone() } }));
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {form.formState.errors.root && <Notice tone="danger">{form.formState.errors.root.message}</Notice>}
      <TextField label="E-mail" type="email" autoComplete="username" value={email} readOnly />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters. A short sentence is easy to remember and hard to guess."
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" variant="primary" size="lg" pending={send.isPending} pendingLabel="Saving...">
        Join the Fellowship
      </Button>
    </form>
  );
}

const usedUp =
  'An invitation works once and for 7 days. If you have chosen a password already, sign in; otherwise ask your coach for a new link.';
