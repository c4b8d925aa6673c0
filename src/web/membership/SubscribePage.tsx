import { refusalFor } from '#domain/access.ts';
import { PublicFrame } from '#web/public-pages/PublicFrame.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Join } from './Join.tsx';
import { MendPayment } from './MendPayment.tsx';
import { SignedInActions } from './SignedInActions.tsx';
import { StandsWell } from './StandsWell.tsx';
import { useWaitForPayment } from './wait-for-payment.ts';

/** /subscribe for someone signed in: to join, to mend a payment, or to see where they stand. */
export function SubscribePage() {
  const { user, askedAt } = useCurrentUser();
  const isOpen = refusalFor('member', user, askedAt) === null;
  const { waiting, lookAgain } = useWaitForPayment(isOpen);
  if (user === null) return null;
  const isPastDue = user.subscriptionStatus === 'past_due';
  return (
    <PublicFrame
      title={isOpen || isPastDue ? 'Membership' : 'Join the Fellowship'}
      actions={<SignedInActions withAccount />}
    >
      {isOpen && <StandsWell user={user} />}
      {!isOpen && isPastDue && <MendPayment user={user} waiting={waiting} lookAgain={lookAgain} />}
      {!isOpen && !isPastDue && <Join user={user} waiting={waiting} lookAgain={lookAgain} />}
    </PublicFrame>
  );
}
