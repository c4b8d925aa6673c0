import { ExternalLink } from 'lucide-react';
import { Notice } from '#web/ui/notices/Notice.tsx';
import {
  type Member,
  memberName,
  subscriptionAddress,
  subscriptionRunsOn,
} from '#web/parts/people/member-text.ts';

/** A notice that a paid subscription runs on and renews automatically, and where to end it. */
export function PaidSubscription({ member }: { member: Member }) {
  const { subscriptionId } = member;
  if (subscriptionId === null || !subscriptionRunsOn(member)) return null;
  return (
    <Notice tone="warning">
      <p>
        {memberName(member)} has a paid subscription. It runs on, and is charged, until it is ended at the
        payment provider.
      </p>
      <a
        href={subscriptionAddress(subscriptionId)}
        target="_blank"
        rel="noreferrer"
        className="mt-1.5 inline-flex items-center gap-1.5 font-medium text-accent underline underline-offset-4"
      >
        End the subscription
        <ExternalLink aria-hidden="true" className="size-3.5" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    </Notice>
  );
}
