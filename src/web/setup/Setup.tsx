import { useEffect, useState } from 'react';
import { checkSetupLink, makeFirstCoach } from '#contract/session.ts';
import { useContractForm } from '#web/data/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { browserTimeZone } from '#web/session/browser-time-zone.ts';
import { useEnter } from '#web/session/current-user.ts';
import { isLinkOver, LinkLoading, LinkNotLookedUp, LinkUsedUp } from '#web/session/LinkPages.tsx';
import { linkToken } from '#web/session/link-token.ts';
import { PublicPage } from '#web/session/PublicPage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

/** The page of the one-time link that a new server prints: it makes the first coach. */
export function Setup() {
  const [token] = useState(linkToken);
  const { mutate: lookUp, ...link } = useSend(checkSetupLink);
  useEffect(() => lookUp({ body: { token } }), [lookUp, token]);
  if (link.isError) {
    if (isLinkOver(link.error)) return <LinkUsedUp>{link.error.sentence}</LinkUsedUp>;
    return <LinkNotLookedUp error={link.error} onRetry={() => lookUp({ body: { token } })} />;
  }
  if (!link.data) return <LinkLoading fields={4} />;
  return (
    <PublicPage
      title="Make yourself the coach"
      intro="This server has no coach yet. What you enter here is your account."
    >
      <FirstCoach token={token} />
    </PublicPage>
  );
}

function FirstCoach({ token }: { token: string }) {
  const enter = useEnter();
  const form = useContractForm(makeFirstCoach.body, {
    token,
    firstName: '',
    lastName: '',
    email: '',
    password: '',
  });
  const { errors } = form.formState;
  const send = useSend(makeFirstCoach, { onSuccess: enter, onError: form.refuse });
  const submit = form.handleSubmit(body => send.mutate({ body: { ...body, timeZone: browserTimeZone() } }));
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters."
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" variant="primary" size="lg" pending={send.isPending} pendingLabel="Saving...">
        Become the Coach
      </Button>
    </form>
  );
}
