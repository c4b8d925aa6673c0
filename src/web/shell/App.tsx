import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Redirect, useLocation } from 'wouter';
import { createQueryClient } from '#web/data/query-client.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { SignIn } from '#web/session/SignIn.tsx';
import { ToastHost } from '#web/ui/ToastHost.tsx';
import { destination } from './destination.ts';
import { leaveSignedOut } from './leave-signed-out.ts';

const Invitation = lazy(async () => ({ default: (await import('#web/session/Invitation.tsx')).Invitation }));
const SignedInAlready = lazy(async () => ({
  default: (await import('#web/session/SignedInAlready.tsx')).SignedInAlready,
}));
const Setup = lazy(async () => ({ default: (await import('#web/setup/Setup.tsx')).Setup }));
const MembershipPending = lazy(async () => ({
  default: (await import('#web/membership/MembershipPending.tsx')).MembershipPending,
}));
const NotFound = lazy(async () => ({ default: (await import('./NotFound.tsx')).NotFound }));
const MemberArea = lazy(async () => ({ default: (await import('./MemberArea.tsx')).MemberArea }));
const Console = lazy(async () => ({ default: (await import('./Console.tsx')).Console }));

export function App() {
  const [client] = useState(() => createQueryClient(leaveSignedOut));
  return (
    <QueryClientProvider client={client}>
      <Suspense fallback={null}>
        <Place />
      </Suspense>
      <ToastHost />
    </QueryClientProvider>
  );
}

/** The one place that decides what a path shows to whom. While the user is being asked for, nothing. */
function Place() {
  const [path] = useLocation();
  const { user, isLoading, askedAt } = useCurrentUser();
  if (isLoading) return null;
  const screen = destination(path.replace(/(.)\/$/, '$1'), user, askedAt);
  if (typeof screen === 'object') return <Redirect to={screen.redirect} replace />;
  switch (screen) {
    case 'sign-in':
      return <SignIn />;
    case 'invitation':
      return <Invitation />;
    case 'signed-in-already':
      return <SignedInAlready />;
    case 'setup':
      return <Setup />;
    case 'membership':
      return <MembershipPending />;
    case 'member-area':
      return <MemberArea />;
    case 'console':
      return <Console />;
    default:
      return <NotFound />;
  }
}
