import { type FormEvent, Suspense, useState } from 'react';
import { useSearch } from 'wouter';
import { useBrand } from '#web/brand/use-brand.ts';
import { signUp } from '#contract/session.ts';
import { useSend } from '#web/data/send.ts';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { CheckYourMail } from './CheckYourMail.tsx';
import { FormOutline } from './FormOutline.tsx';
import { PublicPage } from './PublicPage.tsx';
import { SignInForm, type Typed } from './SignInForm.tsx';

/** Loaded when it is wanted: most people come to sign in, often on a bad signal. */
const SignUpForm = lazyPart(async () => (await import('./SignUpForm.tsx')).SignUpForm, NotLoaded);

/** The way in, and with `?new` the way to an account. Text typed into the one is there in the other. */
export function SignIn() {
  const { tagline } = useBrand();
  const isNew = new URLSearchParams(useSearch()).has('new');
  const [typed, setTyped] = useState<Typed>({ firstName: '', lastName: '', email: '', password: '' });
  const [isSent, setSent] = useState(false);
  const keep = ({ target }: FormEvent) => {
    const { name, value } = target as HTMLInputElement;
    setTyped(before => ({ ...before, [name]: value }));
  };
  if (isNew && isSent) return <SignUpSent typed={typed} onOther={() => setSent(false)} />;
  return (
    <PublicPage
      title={isNew ? 'Create your account' : 'Welcome back'}
      intro={isNew ? steps : tagline || undefined}
    >
      <div onChange={keep}>
        {isNew ? (
          <Suspense fallback={<FormOutline fields={3} label="Opening the form" />}>
            <SignUpForm typed={typed} onSent={() => setSent(true)} />
          </Suspense>
        ) : (
          <SignInForm typed={typed} />
        )}
      </div>
    </PublicPage>
  );
}

const steps = 'We e-mail you a link. It lets you choose your password.';

function NotLoaded() {
  return (
    <ErrorState
      message="The form could not be loaded. Check your signal and try again."
      onRetry={() => window.location.reload()}
    />
  );
}

/** The same for an address that has an account: what the letter says then is between it and its reader. */
function SignUpSent({ typed, onOther }: { typed: Typed; onOther: () => void }) {
  const again = useSend(signUp);
  const { firstName, lastName, email } = typed;
  return (
    <CheckYourMail
      email={email}
      again={{ ...again, send: () => again.mutate({ body: { firstName, lastName, email } }) }}
      onOther={onOther}
    >
      An e-mail is on its way to <strong>{email.trim()}</strong>. Follow its link and choose a password to
      sign in. The link works once, within 24 hours.
    </CheckYourMail>
  );
}
