import { useBrand } from '#web/brand/use-brand.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { leaveForCheckout } from './came-from-checkout.ts';
import { checkoutLink } from './checkout-link.ts';

type SubscribeNowProps = {
  user: { id: string; email: string };
  /** Where something else is the thing to do. */
  quiet?: boolean;
};

/** Leaves for the payment provider's checkout, which is told who pays. Nothing where there is none. */
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
