import type { ReactNode } from 'react';
import { MailLink, PhoneLink } from './ContactLinks.tsx';
import { useBrand } from './use-brand.ts';

const link = 'inline-block text-ink underline underline-offset-4';

/** Whom to ask, by what the coach has entered. */
export function AskYourCoach({ children }: { children: ReactNode }) {
  const { name, email, phone } = useBrand().coach;
  return (
    <p className="max-w-prose text-sm text-muted">
      {children} Ask {name || 'your coach'}
      {email !== '' && (
        <>
          : <MailLink email={email} className={link} />
        </>
      )}
      {phone !== '' && (
        <>
          {email === '' ? ': ' : ' or '}
          <PhoneLink phone={phone} className={link} />
        </>
      )}
      .
    </p>
  );
}
