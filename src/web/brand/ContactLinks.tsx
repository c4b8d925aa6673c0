import { dialled } from '#domain/fellowship/dialled.ts';

type LinkProps = { className?: string };

/** A number that a tap dials; text without a number in it stays text. */
export function PhoneLink({ phone, className }: LinkProps & { phone: string }) {
  const href = dialled(phone);
  if (href === null) return <span>{phone}</span>;
  return (
    <a href={href} className={className}>
      {phone}
    </a>
  );
}

export function MailLink({ email, className }: LinkProps & { email: string }) {
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}
