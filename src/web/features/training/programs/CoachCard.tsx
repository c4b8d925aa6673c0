import { Mail, Phone } from 'lucide-react';
import { MailLink, PhoneLink } from '#web/brand/ContactLinks.tsx';
import { useBrand } from '#web/brand/use-brand.ts';
import { Avatar } from '#web/ui/figures/Avatar.tsx';

const link =
  'inline-flex min-h-11 min-w-0 items-center underline decoration-line-strong underline-offset-4 wrap-anywhere hover:text-accent';

/** Whom to turn to, by what the coach has entered: a tap calls or writes. */
export function CoachCard() {
  const { name, phone, email } = useBrand().coach;
  if (name === '' && phone === '' && email === '') return null;
  return (
    <section
      aria-labelledby="head-coach"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-(--card-pad) shadow-card"
    >
      <div className="flex items-center gap-3.5">
        <Avatar name={name || 'Coach'} />
        <div className="min-w-0">
          <h2 id="head-coach" className="text-sm text-muted">
            Head coach
          </h2>
          {name !== '' && <p className="display text-xl">{name}</p>}
        </div>
      </div>
      <address className="flex flex-wrap gap-x-6 text-sm not-italic [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-accent [&>p]:flex [&>p]:min-w-0 [&>p]:items-center [&>p]:gap-2.5">
        {phone !== '' && (
          <p>
            <Phone role="img" aria-label="Phone" strokeWidth={1.5} />
            <PhoneLink phone={phone} className={link} />
          </p>
        )}
        {email !== '' && (
          <p>
            <Mail role="img" aria-label="Email" strokeWidth={1.5} />
            <MailLink email={email} className={link} />
          </p>
        )}
      </address>
    </section>
  );
}
