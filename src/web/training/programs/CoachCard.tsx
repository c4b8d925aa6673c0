import { Mail, Phone } from 'lucide-react';
import { useBrand } from '#web/brand/use-brand.ts';
import { Avatar } from '#web/ui/figures/Avatar.tsx';

/** Whom to turn to. */
export function CoachCard() {
  const { name, phone, email } = useBrand().coach;
  return (
    <section
      aria-labelledby="head-coach"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-(--card-pad) shadow-card"
    >
      <div className="flex items-center gap-3.5">
        <Avatar name={name} />
        <div className="min-w-0">
          <h2 id="head-coach" className="text-sm text-muted">
            Head coach
          </h2>
          <p className="display text-xl">{name}</p>
        </div>
      </div>
      <address className="flex flex-wrap gap-x-6 gap-y-2 text-sm not-italic [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-accent [&>p]:flex [&>p]:min-w-0 [&>p]:items-center [&>p]:gap-2.5">
        <p>
          <Phone role="img" aria-label="Phone" strokeWidth={1.5} />
          {phone}
        </p>
        <p>
          <Mail role="img" aria-label="Email" strokeWidth={1.5} />
          <span className="min-w-0 wrap-anywhere">{email}</span>
        </p>
      </address>
    </section>
  );
}
