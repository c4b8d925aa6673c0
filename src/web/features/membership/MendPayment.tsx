import { getMembership } from '#contract/members/membership.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { useRead } from '#web/data/read.ts';
import type { CurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AskYourCoach } from '#web/brand/AskYourCoach.tsx';
import { leaveForCheckout } from './came-from-checkout.ts';
import { CheckAgain } from './CheckAgain.tsx';
import { manageLink } from './checkout-link.ts';
import { dayIn } from './day-in.ts';

type MendPaymentProps = { user: CurrentUser; waiting: boolean; refetch: () => Promise<unknown> };

/**
 * A payment has been open for too long: the member is told plainly, and led to update the card, not to buy a second
 * time.
 */
export function MendPayment({ user, waiting, refetch }: MendPaymentProps) {
  const brand = useBrand();
  const { data: membership } = useRead(getMembership, {}, { staleTime: 0 });
  const failedAt = membership?.paymentFailedAt;
  return (
    <div className="mx-auto grid w-full max-w-2xl flex-1 content-center gap-8 px-5 pt-6 pb-16 sm:px-8">
      <div>
        <h1 className="display text-4xl text-balance">Your last payment did not go through</h1>
        <p className="mt-4 text-lg text-muted">
          {failedAt
            ? `Your card was refused on ${dayIn(user.timeZone, failedAt)}, and`
            : 'Your subscription is waiting for a payment, and'}{' '}
          your training is closed for now. Nothing is lost: your programs and everything you logged are here
          when the payment goes through.
        </p>
      </div>
      {brand.manageLink !== '' && (
        <Button asChild variant="primary" size="lg" className="justify-self-stretch sm:justify-self-start">
          <a href={manageLink(user.email, brand.manageLink)} onClick={leaveForCheckout}>
            Update your card
          </a>
        </Button>
      )}
      <CheckAgain
        question="Updated it already?"
        notYet="Not paid yet. The payment provider may take a while to try your card again."
        waiting={waiting}
        refetch={refetch}
      />
      <AskYourCoach>Something not right?</AskYourCoach>
    </div>
  );
}
