import { KeyRound } from 'lucide-react';
import { listSignInWays } from '#contract/session.ts';
import { useRead } from '#web/data/read.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { browserTimeZone } from './browser-time-zone.ts';
import { canUsePasskeys } from './passkey.ts';

type OtherWaysProps = { passkey?: { ask: () => void; isPending: boolean } };

/** Sign-in without a password; ways that do not work here are not shown. */
export function OtherWays({ passkey }: OtherWaysProps) {
  const provider = useRead(listSignInWays, {}).data?.openIdProvider;
  const withPasskey = passkey !== undefined && canUsePasskeys();
  if (!provider && !withPasskey) return null;
  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-center gap-4 text-sm text-faint">
        <span className="h-px flex-1 bg-line" />
        or
        <span className="h-px flex-1 bg-line" />
      </p>
      {withPasskey && (
        <Button size="lg" onClick={passkey.ask} pending={passkey.isPending} pendingLabel="Signing in...">
          <KeyRound aria-hidden="true" />
          Sign in with a passkey
        </Button>
      )}
      {provider && (
        <Button asChild size="lg">
          <a
            href="/api/login"
            onClick={({ currentTarget: link }) => {
              link.search = `?timeZone=${encodeURIComponent(browserTimeZone())}`;
            }}
          >
            Continue with {provider}
          </a>
        </Button>
      )}
    </div>
  );
}
