import { signUp } from '#contract/session.ts';
import { useSend } from '#web/data/send.ts';
import { CheckYourMail } from './CheckYourMail.tsx';
import type { Typed } from './typed.ts';

/** The same for an address that has an account: what the letter says then is between it and its reader. */
export function SignUpSent({ typed, onOther }: { typed: Typed; onOther: () => void }) {
  const again = useSend(signUp);
  const { firstName, lastName, email } = typed;
  return (
    <CheckYourMail
      email={email}
      again={{ ...again, send: () => again.mutate({ body: { firstName, lastName, email } }) }}
      onOther={onOther}
    >
      A letter is on its way to <strong>{email.trim()}</strong>. Follow its link and choose a password, and
      you are in. The link works once, within 24 hours.
    </CheckYourMail>
  );
}
