import type { FormEvent } from 'react';
import { signIn } from '#contract/session.ts';
import { brand } from '#web/brand.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { browserTimeZone } from './browser-time-zone.ts';
import { useEnter } from './current-user.ts';
import { PublicPage } from './PublicPage.tsx';

/** The first page most people load, often on a bad signal: two plain fields, without the form library. */
export function SignIn() {
  const send = useSend(signIn, { onSuccess: useEnter() });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    send.mutate({
      body: { email: text('email'), password: text('password'), timeZone: browserTimeZone() },
    });
  };
  return (
    <PublicPage title="Welcome back" intro={brand.tagline}>
      <form onSubmit={submit} className="grid gap-5">
        {send.isError && <Notice tone="danger">{sentenceOf(send.error, unreachable)}</Notice>}
        <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={send.isPending}
          pendingLabel="Signing in..."
        >
          Sign In
        </Button>
        <p className="text-center text-sm text-muted">
          New here? Your coach sends you an invitation. Lost your password? Ask {brand.coach.name} at{' '}
          <a className="underline underline-offset-4" href={`mailto:${brand.coach.email}`}>
            {brand.coach.email}
          </a>
          .
        </p>
      </form>
    </PublicPage>
  );
}

const unreachable = 'The server cannot be reached. Check your signal and try again.';
