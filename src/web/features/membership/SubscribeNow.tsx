import { useBrand } from '#web/brand/use-brand.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { leaveForCheckout } from './came-from-checkout.ts';
import { checkoutLink } from './checkout-link.ts';

type SubscribeNowProps = {
  user: { id: string; email: string };
  /** Whether something else is the main action. */
  quiet?: boolean;
};

/** Leads to the payment provider's checkout, with the payer's id. Nothing where there is none. */
export function SubscribeNow({ user, quiet = false }: SubscribeNowProps) {
  const brand = useBrand();
  if (brand.checkoutLink === '') return null;
  return (
    <Button asChild variant={quiet ? 'secondary' : 'primary'} size="lg">
      <a href={checkoutLink(user, brand.checkoutLink)} onClick={leaveForCheckout}>
        Subscribe Now
      </a>
    </Button>
  );
}
