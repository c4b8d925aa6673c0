import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useCurrentUser } from './current-user.ts';
import { linkToken } from './link-token.ts';
import { nameOf } from './name-of.ts';
import { PublicPage } from './PublicPage.tsx';

/** What someone signed in finds behind an invitation's link: it may be meant for another person on this device. */
export function SignedInAlready() {
  // Not for this person: the token leaves the address bar all the same.
  useState(linkToken);
  const name = nameOf(useCurrentUser().user);
  return (
    <PublicPage
      title={`You are signed in as ${name}`}
      intro="To take up this invitation, sign out first, then open its link again."
    >
      <div className="grid gap-4">
        <Button asChild variant="primary" size="lg">
          <a href="/api/logout">Sign out to take up this invitation</a>
        </Button>
        <Button asChild size="lg">
          <a href="/">Go on as {name}</a>
        </Button>
      </div>
    </PublicPage>
  );
}
