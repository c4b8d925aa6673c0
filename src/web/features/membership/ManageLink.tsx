import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBrand } from '#web/brand/use-brand.ts';
import { cx } from '#web/ui/look/cx.ts';
import { manageLink } from './checkout-link.ts';

type ManageLinkProps = { email: string; className?: string; children: ReactNode };

/**
 * A link to the payment provider's page for the purchase: the card, the invoices, the end. Nothing where no such page
 * is known.
 */
export function ManageLink({ email, className, children }: ManageLinkProps) {
  const brand = useBrand();
  if (brand.manageLink === '') return null;
  return (
    <a
      href={manageLink(email, brand.manageLink)}
      target="_blank"
      rel="noreferrer"
      className={cx(
        'inline-flex items-center gap-1.5 font-medium text-accent underline underline-offset-4',
        className,
      )}
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
