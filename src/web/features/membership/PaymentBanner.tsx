import { CalendarClock, CreditCard, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { getMembership } from '#contract/members/membership.ts';
import { useRead } from '#web/data/read.ts';
import { type CurrentUser, useCurrentUser } from '#web/session/current-user.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { ManageLink } from './ManageLink.tsx';
import { type MembershipNotice, noticeFor, noticeText } from './notices.ts';

/** A banner above every screen of the member area, for news before it closes. Usually nothing. */
export function MembershipBanner() {
  const { user, askedAt } = useCurrentUser();
  const notice = user && noticeFor(user, askedAt);
  if (!user || !notice) return null;
  return notice.kind === 'payment-failed' ? (
    <PaymentFailed user={user} notice={notice} />
  ) : (
    <EndsSoon user={user} notice={notice} />
  );
}

type BannerProps = { user: CurrentUser; notice: MembershipNotice };

const bar = 'mb-6 flex items-start gap-3 rounded-lg border px-4 py-3 text-sm';

function PaymentFailed({ user, notice }: BannerProps) {
  return (
    <section aria-label="Payment failed" className={`${bar} border-warning/40 bg-warning-soft`}>
      <CreditCard aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-warning" />
      <p className="min-w-0 flex-1">
        {noticeText(notice, user.timeZone)} <ManageLink email={user.email}>Update your card</ManageLink>
      </p>
    </section>
  );
}

/** A dismissed notice stays away for this end; a later end is announced again. */
function EndsSoon({ user, notice }: BannerProps) {
  const wasPutAway = useSyncExternalStore(
    neverChanges,
    () => isPutAway(notice),
    () => true,
  );
  const [isPutAwayNow, setPutAway] = useState(false);
  const putAway = wasPutAway || isPutAwayNow;
  const { data: membership } = useRead(getMembership, {}, { enabled: !putAway });
  // A membership that renews automatically does not end.
  if (putAway || !membership || membership.endsAt === null) return null;
  const dismiss = () => {
    keepPutAway(notice);
    setPutAway(true);
  };
  return (
    <section aria-label="Membership ends soon" className={`${bar} border-info/40 bg-info-soft`}>
      <CalendarClock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-info" />
      <p className="min-w-0 flex-1">
        {noticeText(notice, user.timeZone)}{' '}
        <a href="/subscribe" className="font-medium text-accent underline underline-offset-4">
          Stay in the fellowship
        </a>
      </p>
      <IconButton label="Dismiss" size="sm" className="-my-1.5 -mr-2" onClick={dismiss}>
        <X />
      </IconButton>
    </section>
  );
}

const neverChanges = () => () => undefined;

const storageKey = 'membership-end-dismissed';

function isPutAway({ until }: MembershipNotice): boolean {
  try {
    return localStorage.getItem(storageKey) === until;
  } catch {
    return false;
  }
}

function keepPutAway({ until }: MembershipNotice): void {
  try {
    localStorage.setItem(storageKey, until);
  } catch {
    // Without storage it comes back with the next visit.
  }
}
