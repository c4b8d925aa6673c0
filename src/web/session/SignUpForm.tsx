import { Link } from 'wouter';
import { signUp } from '#contract/session.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { OtherWays } from './OtherWays.tsx';
import type { Typed } from './SignInForm.tsx';

export function SignUpForm({ typed, onSent }: { typed: Typed; onSent: () => void }) {
  const { firstName, lastName, email } = typed;
  const form = useContractForm(signUp.body, { firstName, lastName, email });
  const { errors } = form.formState;
  const send = useSend(signUp, { onSuccess: onSent, onError: form.refuse });
  return (
    <>
      <form onSubmit={form.handleSubmit(body => send.mutate({ body }))} noValidate className="grid gap-5">
        {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="given-name"
            enterKeyHint="next"
            maxLength={100}
            error={errors.firstName?.message}
            {...form.register('firstName')}
          />
          <TextField
            label="Last name"
            hint="Leave empty if you have one name."
            autoComplete="family-name"
            enterKeyHint="next"
            maxLength={100}
            error={errors.lastName?.message}
            {...form.register('lastName')}
          />
        </div>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="username"
          enterKeyHint="go"
          maxLength={254}
          error={errors.email?.message}
          {...form.register('email')}
        />
        <Button type="submit" variant="primary" size="lg" pending={send.isPending} pendingLabel="Sending...">
          Create Account
        </Button>
      </form>
      <OtherWays />
      <p className="mt-8 border-t border-line pt-5 text-center text-sm text-muted">
        Already have an account?{' '}
        <Link href="/sign-in" className="inline-block py-3 text-ink underline underline-offset-4">
          Sign in
        </Link>
      </p>
    </>
  );
}
