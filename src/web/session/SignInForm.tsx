import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { useBrand } from '#web/brand/use-brand.ts';
import { getCurrentUser, signIn } from '#contract/session.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { browserTimeZone } from './browser-time-zone.ts';
import { useEnter } from './current-user.ts';
import { OtherWays } from './OtherWays.tsx';
import { PasswordField } from './PasswordField.tsx';
import { ProviderTrouble } from './ProviderTrouble.tsx';
import { unreachable } from './sign-in-text.ts';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

/** The first form most people load, often on a bad signal: two plain fields, without the form library. */
export function SignInForm({ typed }: { typed: Typed }) {
  const { name } = useBrand();
  const [missing, setMissing] = useState<Missing>({});
  const passkey = usePasskeySignIn();
  const send = useSend(signIn, { updatesCached: [getCurrentUser], onSuccess: useEnter() });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const [email, password] = [fieldOf(event, 'email'), fieldOf(event, 'password')];
    const found = {
      ...(email.value.trim() === '' && { email: 'Enter your e-mail address' }),
      ...(password.value === '' && { password: 'Enter your password' }),
    };
    setMissing(found);
    if (found.email) return email.focus();
    if (found.password) return password.focus();
    passkey.reset();
    send.mutate({ body: { email: email.value, password: password.value, timeZone: browserTimeZone() } });
  };
  const error = passkey.error ?? (send.error && sentenceOf(send.error, unreachable));
  return (
    <>
      <form onSubmit={submit} onChange={() => setMissing({})} noValidate className="grid gap-5">
        {error ? <Notice tone="danger">{error}</Notice> : <ProviderTrouble />}
        <TextField
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username webauthn"
          enterKeyHint="next"
          maxLength={254}
          error={missing.email}
          defaultValue={typed.email}
        />
        <div className="grid gap-1">
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            enterKeyHint="go"
            error={missing.password}
            defaultValue={typed.password}
          />
          <Link
            href="/password"
            state={{ email: typed.email }}
            className="inline-flex min-h-11 items-center justify-self-start text-sm text-muted underline underline-offset-4 hover:text-ink"
          >
            Forgotten your password?
          </Link>
        </div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={send.isPending}
          pendingLabel="Signing in..."
        >
          Sign In
        </Button>
      </form>
      <OtherWays
        passkey={{
          isPending: passkey.isPending,
          ask: () => {
            send.reset();
            passkey.ask();
          },
        }}
      />
      <p className="mt-8 border-t border-line pt-5 text-center text-sm text-muted">
        New to {name}?{' '}
        <Link href="/sign-in?new" className="inline-block py-3 text-ink underline underline-offset-4">
          Create your account
        </Link>
      </p>
    </>
  );
}

type Missing = { email?: string; password?: string };

/** Read from the page itself: some password managers fill fields without a word. */
const fieldOf = (event: FormEvent<HTMLFormElement>, name: string) =>
  event.currentTarget.elements.namedItem(name) as HTMLInputElement;

/** Text typed at sign-in so far. */
export type Typed = { firstName: string; lastName: string; email: string; password: string };
