import { useState } from 'react';
import { savedHere, useBrand } from '#web/brand/use-brand.ts';
import { getCurrentUser, checkSetupLink, makeFirstCoach } from '#contract/session.ts';
import { shortestPassword } from '#domain/password.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { browserTimeZone } from '#web/session/browser-time-zone.ts';
import { browserUnits } from '#web/session/browser-units.ts';
import { useEnter } from '#web/session/current-user.ts';
import { linkToken } from '#web/session/link-token.ts';
import { LinkPage, LinkUsedUp } from '#web/session/LinkPages.tsx';
import { passwordHint } from '#web/session/password-hint.ts';
import { PasswordField } from '#web/session/PasswordField.tsx';
import { PublicPage } from '#web/session/PublicPage.tsx';
import { UnitsChoice } from '#web/session/UnitsChoice.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { brandWith, FirstWords } from './FirstWords.tsx';

/** The page of the one-time link that a new server prints: it makes the first coach. */
export function Setup() {
  const [token] = useState(linkToken);
  return (
    <LinkPage
      endpoint={checkSetupLink}
      token={token}
      title="Make yourself the coach"
      fields={9}
      usedUp={error => <LinkUsedUp>{error.sentence}</LinkUsedUp>}
    >
      {() => (
        <PublicPage
          title="Make yourself the coach"
          intro="This server has no coach yet. What you enter here is your account, and the first words of your fellowship."
        >
          <FirstCoach token={token} />
        </PublicPage>
      )}
    </LinkPage>
  );
}

function FirstCoach({ token }: { token: string }) {
  const brand = useBrand();
  const enter = useEnter();
  const form = useContractForm(makeFirstCoach.body, {
    token,
    firstName: '',
    lastName: '',
    email: '',
    password: '',
    fellowshipName: '',
    coachPhone: '',
    coachEmail: '',
    monthlyPriceDollars: '',
  });
  const [units, setUnits] = useState(browserUnits);
  const { errors } = form.formState;
  const send = useSend(makeFirstCoach, {
    updatesCached: [getCurrentUser],
    onSuccess: user => {
      savedHere.set(brandWith(brand, form.getValues()));
      enter(user);
    },
    onError: form.refuse,
  });
  const submit = form.handleSubmit(body =>
    send.mutate({ body: { ...body, units, timeZone: browserTimeZone() } }),
  );
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
          hint="Leave empty if you have one name."
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
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={passwordHint(shortestPassword.admin)}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <UnitsChoice value={units} onChange={setUnits} />
      <FirstWords register={form.register} errors={errors} />
      <Button type="submit" variant="primary" size="lg" pending={send.isPending} pendingLabel="Saving...">
        Become the Coach
      </Button>
    </form>
  );
}
