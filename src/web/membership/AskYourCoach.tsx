import type { ReactNode } from 'react';
import { useBrand } from '#web/brand/use-brand.ts';

const link = 'text-ink underline underline-offset-4';

/** Whom to ask. */
export function AskYourCoach({ children }: { children: ReactNode }) {
  const { name, email, phone } = useBrand().coach;
  return (
    <p className="max-w-prose text-sm text-muted">
      {children} Ask {name}:{' '}
      <a className={link} href={`mailto:${email}`}>
        {email}
      </a>{' '}
      or{' '}
      <a className={link} href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
        {phone}
      </a>
      .
    </p>
  );
}
