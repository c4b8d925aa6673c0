import { useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { forgetPassword } from '#contract/session.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { CheckYourMail } from './CheckYourMail.tsx';
import { PublicPage } from './PublicPage.tsx';

export function AskForPasswordLink() {
  // The e-mail typed on the sign-in page comes along.
  const state = useHistoryState<{ email?: string } | null>();
  const [isSent, setSent] = useState(false);
  const form = useContractForm(forgetPassword.body, { email: state?.email ?? '' });
  const { errors } = form.formState;
  const send = useSend(forgetPassword, { onSuccess: () => setSent(true), onError: form.refuse });
  const again = useSend(forgetPassword);
  const email = form.getValues('email').trim();
  if (isSent) {
    return (
      <CheckYourMail
        email={email}
        again={{ ...again, send: () => again.mutate({ body: { email } }) }}
        onOther={() => setSent(false)}
      >
        If there is an account for <strong>{email}</strong>, an e-mail is on its way. Its link lets you choose
        a new password. It works once, within 1 hour.
      </CheckYourMail>
    );
  }
  return (
    <PublicPage
      title="Forgotten your password?"
      intro="Enter your e-mail address, and we send you a link to choose a new one."
    >
      <form onSubmit={form.handleSubmit(body => send.mutate({ body }))} noValidate className="grid gap-5">
        {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          enterKeyHint="send"
          maxLength={254}
          autoFocus
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" variant="primary" size="lg" pending={send.isPending} pendingLabel="Sending...">
          Send the Link
        </Button>
      </form>
      <p className="mt-8 border-t border-line pt-5 text-center text-sm text-muted">
        You remember it?{' '}
        <Link href="/sign-in" className="inline-block py-3 text-ink underline underline-offset-4">
          Sign in
        </Link>
      </p>
    </PublicPage>
  );
}
