import { useState } from 'react';
import { useLocation } from 'wouter';
import { useCurrentUser } from '#web/session/current-user.ts';
import { linkToken } from '#web/session/link-token.ts';
import { nameOf } from '#web/session/name-of.ts';
import { PublicPage } from '#web/session/PublicPage.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SignOutLink } from './SignOut.tsx';

/** What someone signed in finds behind the link of a letter: it may be meant for another person on this device. */
export function SignedInAlready() {
  const [path] = useLocation();
  // Not for this person: the token leaves the address bar all the same.
  const [token] = useState(linkToken);
  const name = nameOf(useCurrentUser().user);
  const [intro, action] = wordsFor(path, token);
  return (
    <PublicPage title={`You are signed in as ${name}`} intro={intro}>
      <div className="grid gap-4">
        <Button asChild variant="primary" size="lg">
          <SignOutLink>{action}</SignOutLink>
        </Button>
        <Button asChild size="lg">
          <a href="/">Continue as {name}</a>
        </Button>
      </div>
    </PublicPage>
  );
}

function wordsFor(path: string, token: string): [intro: string, action: string] {
  if (!path.startsWith('/password')) {
    return [
      'To accept this invitation, sign out first, then open its link again.',
      'Sign out to accept this invitation',
    ];
  }
  if (token === '') {
    return [
      'You can change your password in your account. If you have forgotten it, sign out first: the sign-in page sends you a link to choose a new one.',
      'Sign out to get a link',
    ];
  }
  return [
    'To choose a new password with this link, sign out first, then open the link again.',
    'Sign out to choose a new password',
  ];
}
