import { ArrowLeft } from 'lucide-react';
import { SignedInActions } from '#web/features/sign-out/SignedInActions.tsx';
import { PublicFrame } from '#web/parts/public-page/PublicFrame.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { AccountCards } from './AccountCards.tsx';

/** The account on a page of its own, for who has no member area (yet, or any more). */
export function AccountPage() {
  const { user } = useCurrentUser();
  return (
    <PublicFrame title="Account" actions={<SignedInActions />}>
      <div className="mx-auto w-full max-w-6xl px-5 pt-2 pb-16 sm:px-8">
        <Button asChild variant="ghost" size="sm" className="mb-4 -ml-3">
          <a href="/">
            <ArrowLeft aria-hidden="true" />
            Back
          </a>
        </Button>
        <PageHeader title="Account" subtitle="How others see you, and what only you see." />
        {user && <AccountCards user={user} isOutside />}
      </div>
    </PublicFrame>
  );
}
