import { getMembership } from '#contract/members/membership.ts';
import { refusalFor } from '#domain/membership/access.ts';
import { useRead } from '#web/data/read.ts';
import { PublicFrame } from '#web/parts/public-page/PublicFrame.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Join } from '#web/features/membership/Join.tsx';
import { MendPayment } from '#web/features/membership/MendPayment.tsx';
import { waitsForPayment } from '#web/features/membership/standing.ts';
import { SignedInActions } from '#web/features/sign-out/SignedInActions.tsx';
import { StandsWell } from '#web/features/membership/StandsWell.tsx';
import { useWaitForPayment } from '#web/features/membership/wait-for-payment.ts';

/** /subscribe for someone signed in: to join, to mend a payment, or to see where they stand. */
export function SubscribePage() {
  const { user, askedAt } = useCurrentUser();
  const isOpen = refusalFor('member', user, askedAt) === null;
  const { waiting, refetch } = useWaitForPayment(isOpen);
  const membership = useRead(getMembership, {}, { enabled: user !== null && !isOpen, staleTime: 0 });
  if (user === null) return null;
  // A subscription that is still there is mended, not bought a second time.
  const isToMend =
    user.subscriptionStatus === 'past_due' ||
    (membership.data !== undefined && waitsForPayment(membership.data));
  const isToJoin = !isToMend && !membership.isPending;
  return (
    <PublicFrame
      title={isOpen || isToMend ? 'Membership' : 'Join the Fellowship'}
      actions={<SignedInActions withAccount />}
    >
      {isOpen && <StandsWell user={user} />}
      {!isOpen && isToMend && <MendPayment user={user} waiting={waiting} refetch={refetch} />}
      {!isOpen && isToJoin && (
        <Join user={user} endedAt={membership.data?.endedAt ?? null} waiting={waiting} refetch={refetch} />
      )}
    </PublicFrame>
  );
}
