import { CircleUserRound } from 'lucide-react';
import { SignOut } from '#web/features/sign-out/SignOut.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';

/** In the head of a page outside the member area: to the account, and out. On a phone only their icons are seen. */
export function SignedInActions({ withAccount = false }: { withAccount?: boolean }) {
  return (
    <>
      {withAccount && (
        <Button asChild variant="ghost" size="sm" className="max-sm:px-3.5">
          <a href="/account">
            <CircleUserRound aria-hidden="true" />
            <span className="max-sm:sr-only">Account</span>
          </a>
        </Button>
      )}
      <span className="sm:hidden">
        <SignOut small />
      </span>
      <span className="max-sm:hidden">
        <SignOut />
      </span>
    </>
  );
}
