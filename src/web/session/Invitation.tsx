import { useState } from 'react';
import { acceptInvitation, getInvitation } from '#contract/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { browserUnits } from './browser-units.ts';
import { ChoosePassword } from './ChoosePassword.tsx';
import { linkToken } from './link-token.ts';
import { LinkPage, LinkUsedUp } from './LinkPages.tsx';
import { PublicPage } from './PublicPage.tsx';
import { UnitsChoice } from './UnitsChoice.tsx';

/** The page behind the link of an invitation, and of one's own sign-up: choose a password, and you are in. */
export function Invitation() {
  const [token] = useState(linkToken);
  const [units, setUnits] = useState(browserUnits);
  return (
    <LinkPage endpoint={getInvitation} token={token} title="Welcome" fields={3} usedUp={() => <UsedUp />}>
      {({ firstName, email, shortestPassword }) => (
        <PublicPage
          title={firstName ? `Welcome, ${firstName}` : 'Welcome'}
          intro="Choose a password. You will sign in with it from now on."
        >
          <ChoosePassword
            endpoint={acceptInvitation}
            shape={acceptInvitation.body}
            token={token}
            email={email}
            shortest={shortestPassword}
            label="Password"
            action="Join the Fellowship"
            beside={{ units }}
          >
            <UnitsChoice value={units} onChange={setUnits} />
          </ChoosePassword>
        </PublicPage>
      )}
    </LinkPage>
  );
}

function UsedUp() {
  const other = (
    <Button asChild size="lg">
      <a href="/sign-in?new">Create an Account</a>
    </Button>
  );
  return (
    <LinkUsedUp other={other}>
      A link works once: that of an invitation within 7 days, that of your own sign-up within 24 hours. If you
      have chosen a password already, sign in. Otherwise sign up again, or ask your coach for a new
      invitation.
    </LinkUsedUp>
  );
}
