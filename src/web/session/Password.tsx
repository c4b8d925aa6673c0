import { useState } from 'react';
import { getPasswordLink, resetPassword } from '#contract/session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { AskForPasswordLink } from './AskForPasswordLink.tsx';
import { ChoosePassword } from './ChoosePassword.tsx';
import { forgetLinkToken, linkToken } from './link-token.ts';
import { LinkPage, LinkUsedUp } from './LinkPages.tsx';
import { PublicPage } from './PublicPage.tsx';

/** For who has forgotten their password: without a link, ask for one; with it, choose a new password and be in. */
export function Password() {
  const [token, setToken] = useState(linkToken);
  const askForAnother = () => {
    forgetLinkToken();
    setToken('');
  };
  if (token === '') return <AskForPasswordLink />;
  return (
    <LinkPage
      endpoint={getPasswordLink}
      token={token}
      title="Choose a new password"
      fields={2}
      usedUp={() => <UsedUp onAnother={askForAnother} />}
    >
      {({ email, shortestPassword }) => (
        <PublicPage
          title="Choose a new password"
          intro="You are signed in with it here, and signed out everywhere else."
        >
          <ChoosePassword
            endpoint={resetPassword}
            shape={resetPassword.body}
            token={token}
            email={email}
            shortest={shortestPassword}
            label="New password"
            action="Save Password"
          />
        </PublicPage>
      )}
    </LinkPage>
  );
}

function UsedUp({ onAnother }: { onAnother: () => void }) {
  const another = (
    <Button variant="primary" size="lg" onClick={onAnother}>
      Get a New Link
    </Button>
  );
  return (
    <LinkUsedUp first={another}>
      A link to choose a new password works once, within 1 hour. Choosing another password ends it too.
    </LinkUsedUp>
  );
}
