import { getMembership } from '#contract/members/membership.ts';
import { useRead } from '#web/data/read.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { ManageLink } from './ManageLink.tsx';
import { runsOn } from './runs-on.ts';

/**
 * A notice before an account is deleted: a paid subscription does not end with it, and where to end it. Nothing where
 * nothing is paid.
 */
export function PaidSubscriptionRunsOn({ email }: { email: string }) {
  const { data: membership } = useRead(getMembership, {}, { staleTime: 0 });
  if (!membership || !runsOn(membership)) return null;
  return (
    <Notice tone="warning">
      <p>
        You have a paid subscription. It runs on, and is charged, until you end it at the payment provider.
      </p>
      <ManageLink email={email} className="mt-1.5">
        End the subscription
      </ManageLink>
    </Notice>
  );
}
